import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { compressed } from './plugins/compressed.ts'
import { installable } from './plugins/installable.ts'
import { notices } from './plugins/notices.ts'
import { offline } from './plugins/offline.ts'
import { rulebook } from './plugins/rulebook.ts'
import { rules } from './plugins/rules.ts'
import { search } from './plugins/search.ts'

/** What is known of a game before anybody opens it: what its `game.ts` asks for. */
const GAMES =
  /src\/games\/(games|game|later|own-settings|\w+\/(game|edition|limit|line-name|house-rules|variants|HouseRules|Art|\w*Card|Bar))\./
const BASE =
  /node_modules\/(svelte|@fluent|esm-env|clsx|devalue)|src\/(App|main|offline\/(Notice|connection|pages)|motion|router|settings|cards|parts\/(Icon|Masthead|Choice)|pages\/(Home|home|pages)|server\/api|text\/(TextSwitch|Heard|announcer)|words\/(say|words))/
const isBase = (file: string) => BASE.test(file) || GAMES.test(file)
const SERVER = process.env.ATOUT_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), rules(), rulebook(), search(), installable(), notices(), offline(), compressed()],
  worker: { format: 'es', plugins: () => [rulebook(), search()] },
  build: {
    outDir: '../src/atout/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What every page needs comes in one file instead of many small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: isBase }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  test: {
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
})
