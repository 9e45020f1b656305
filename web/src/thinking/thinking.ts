/** Thinking ahead in the browser. It is loaded when somebody needs it. */
import type { Question, Thought } from './search'
import Worker from './thinker?worker'

export class Thinking {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, (thought: Thought | null) => void>()
  private asked = 0

  /** What comes of a question; null if this browser cannot think. */
  think(question: Question): Promise<Thought | null> {
    this.worker ??= this.open()
    const number = ++this.asked
    this.worker.postMessage({ number, question })
    return new Promise((resolve) => this.waiting.set(number, resolve))
  }

  /** Nobody wants to know any more. */
  close(): void {
    this.worker?.terminate()
    this.worker = null
    for (const resolve of this.waiting.values()) resolve(null)
    this.waiting.clear()
  }

  private open(): Worker {
    const worker = new Worker()
    worker.onerror = () => this.close()
    worker.onmessage = (message: MessageEvent<{ number: number; thought?: Thought; failed?: string }>) => {
      const { number, thought, failed } = message.data
      if (failed) console.error(failed)
      this.waiting.get(number)?.(thought ?? null)
      this.waiting.delete(number)
    }
    return worker
  }
}
