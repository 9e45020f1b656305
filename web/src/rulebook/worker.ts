/** Runs the rulebook, the same Python as on the server, apart from the page: it may think without holding anything up. */
import { interpreter } from 'virtual:rulebook'
import { open } from './interpreter'

const opened = open(interpreter)
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
