import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { library } from './library.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NAME = 'virtual:rulebook'
const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const VERSION = (JSON.parse(readFileSync(join(PYODIDE, 'package.json'), 'utf8')) as { version: string }).version
const LIBRARY = 'python_stdlib.zip'
const RUNTIME = ['pyodide.asm.mjs', 'pyodide.asm.wasm', LIBRARY]
const LOCK = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf8')) as { info: object }
const FOLDER = `assets/python-${VERSION}`

const PARTS = /^(__init__|chance|compiled|(rules|game|match|belief|bots)\/(?!arena).*)\.(py|txt)$/

/** Where the Python for the browser lies: the sources themselves, as every other user has them, and the desk. */
function sources(): Record<string, string> {
  const found: Record<string, string> = {}
  const add = (folder: string, prefix: string, wanted: RegExp) => {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (wanted.test(name)) found[prefix + name] = join(ROOT, folder, name)
  }
  add('src/atout', 'atout/', PARTS)
  add('web/python', '', /\.py$/)
  return found
}

/** `virtual:rulebook`: the Python for the browser, and where the interpreter for it lies. */
export function rulebook(): Plugin {
  return {
    name: 'atout:rulebook',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const files: Record<string, string> = {}
      for (const [name, path] of Object.entries(sources())) {
        this.addWatchFile(path)
        files[name] = readFileSync(path, 'utf8')
      }
      const exported = { interpreter: `/${FOLDER}/`, lock: { ...LOCK, packages: {} }, files }
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    async generateBundle() {
      for (const name of RUNTIME) {
        const source = name === LIBRARY ? await library(sources()) : readFileSync(join(PYODIDE, name))
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = relative(`/${FOLDER}`, request.url?.split('?')[0] ?? '')
        if (!RUNTIME.includes(name)) return next()
        response.setHeader('content-type', name.endsWith('wasm') ? 'application/wasm' : 'text/javascript')
        createReadStream(join(PYODIDE, name)).pipe(response)
      })
    },
  }
}
