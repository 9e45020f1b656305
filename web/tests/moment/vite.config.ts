import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What the rulebook says is recorded. */
const recorded: Plugin = {
  name: 'recorded',
  enforce: 'pre',
  resolveId: (asked, from) => (/rulebook\/rulebook$/.test(asked) && from?.includes('/src/') ? here('rulebook.ts') : null),
}

/** Builds the pages of moments, where whoever calls says (`--outDir`). */
export default defineConfig({
  root: here('.'),
  base: './',
  plugins: [recorded, svelte({ configFile: false })],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: { index: here('index.html'), windows: here('windows.html') } },
  },
})
