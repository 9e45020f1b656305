/** The rulebook itself: the same Python as on the server, and a desk at which it answers questions, as JSON. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { files, lock } from 'virtual:rulebook'

/** Opens it with the interpreter that lies there. */
export async function open(indexURL: string): Promise<(question: string) => string> {
  const python: PyodideAPI = await loadPyodide({
    indexURL,
    lockFileContents: lock as never,
    env: { ATOUT_JIT: '0', PYTHONDONTWRITEBYTECODE: '1' },
  })
  for (const [name, source] of Object.entries(files)) {
    const path = `/atout/${name}`
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, source)
  }
  python.runPython('import sys; sys.path.insert(0, "/atout"); from desk import ask')
  return python.globals.get('ask') as (question: string) => string
}
