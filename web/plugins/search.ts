import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Where web/wasm/build.py puts what it compiles. */
const MADE = fileURLToPath(new URL('../../.tools/wasm/', import.meta.url))
const LIST = join(MADE, 'modules.json')
const NAME = 'virtual:search'

interface Module {
  /** In the build. */
  name: string
  contents: Buffer
}

/** The search of each kind of deal, compiled to WebAssembly. */
function compiled(): Record<string, Module> {
  if (!existsSync(LIST)) throw new Error('search is not compiled for browsers yet: uv sync --reinstall-package atout')
  const found: Record<string, Module> = {}
  for (const [kind, file] of Object.entries(JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>)) {
    const contents = readFileSync(join(MADE, file))
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8)
    found[kind] = { name: `assets/search-${kind}-${hash}.wasm`, contents }
  }
  return found
}

/** `virtual:search`: where the modules lie. */
export function search(): Plugin {
  return {
    name: 'atout:search',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      this.addWatchFile(LIST)
      const addresses = Object.fromEntries(Object.entries(compiled()).map(([kind, { name }]) => [kind, `/${name}`]))
      return `export const modules = ${JSON.stringify(addresses)}`
    },
    generateBundle() {
      for (const { name, contents } of Object.values(compiled()))
        this.emitFile({ type: 'asset', fileName: name, source: contents })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const module = Object.values(compiled()).find(({ name }) => request.url === `/${name}`)
        if (!module) return next()
        response.setHeader('content-type', 'application/wasm')
        response.end(module.contents)
      })
    },
  }
}
