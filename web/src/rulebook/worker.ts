/** Runs the rulebook, the same Python as on the server, apart from the page: it may think without holding anything up. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { files, interpreter, lock } from 'virtual:rulebook'

async function open(): Promise<(question: string) => string> {
  const python: PyodideAPI = await loadPyodide({
    indexURL: interpreter,
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

const opened = open()
opened.then(
  () => postMessage({ ready: true }),
  (error: unknown) => postMessage({ failed: String(error) }),
)

onmessage = async (message: MessageEvent<{ number: number; question: string }>) => {
  const { number, question } = message.data
  try {
    postMessage({ number, answer: (await opened)(question) })
  } catch (error) {
    postMessage({ number, failed: String(error) })
  }
}
