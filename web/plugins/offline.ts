/** Builds the service worker, last of all: it knows every file of this build by name and by fingerprint. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url))
const NAME = 'service-worker.js'
/** Every page is this document, and the first has its address. */
const address = (name: string) => (name === 'index.html' ? '/' : `/${name}`)
const NOT_KEPT = /\.(br|gz|map|txt)$/
/** The interpreter of the rulebook, and search: large, and fetched by themselves. */
const PYTHON = /^assets\/(python|search)-/

function fingerprints(folder: string): [name: string, integrity: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile() && !NOT_KEPT.test(name) && name !== NAME)
    .sort()
    .map((name) => [
      name,
      `sha256-${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64')}`,
    ])
}

export function offline(): Plugin {
  return {
    name: 'atout:offline',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = fingerprints(dir!)
      const part = (python: boolean) =>
        Object.fromEntries(files.filter(([name]) => PYTHON.test(name) === python).map(([name, hash]) => [address(name), hash]))
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        define: {
          VERSION: JSON.stringify(createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)),
          FILES: JSON.stringify(part(false)),
          PYTHON: JSON.stringify(part(true)),
        },
        build: {
          outDir: dir!,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: ENTRY, formats: ['iife'], name: 'serviceWorker', fileName: () => NAME },
        },
      })
    },
  }
}
