import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
const COMPILING = fileURLToPath(new URL('library.py', import.meta.url))

let made: Promise<Uint8Array> | undefined

/**
 * Python's own library, with what the rulebook needs of it compiled: a browser that compiles it at every start needs twice as
 * long to open the rulebook.
 */
export function library(sources: Record<string, string>): Promise<Uint8Array> {
  return (made ??= make(sources))
}

async function make(sources: Record<string, string>): Promise<Uint8Array> {
  const python = await loadPyodide({ indexURL: PYODIDE, env: { ATOUT_JIT: '0' } })
  for (const [name, path] of Object.entries(sources)) {
    const there = `/atout/${name}`
    python.FS.mkdirTree(dirname(there))
    python.FS.writeFile(there, readFileSync(path, 'utf8'))
  }
  python.FS.writeFile('/library.zip', readFileSync(join(PYODIDE, 'python_stdlib.zip')))
  python.runPython('import sys; sys.path.insert(0, "/atout"); import desk')
  python.runPython(readFileSync(COMPILING, 'utf8'))
  return python.FS.readFile('/compiled.zip') as Uint8Array
}
