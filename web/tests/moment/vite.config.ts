import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** Builds the page of a moment, where whoever calls says (`--outDir`). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [svelte({ configFile: false })],
  build: { target: 'es2022', emptyOutDir: true, minify: false, reportCompressedSize: false },
})
