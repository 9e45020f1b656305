/** Draws from a seed, as docs/seed.md describes them. */
import { ascii, joined, sha256 } from './sha256'

export class Stream {
  private counter = 0
  private words: number[] = []

  constructor(
    private readonly seed: Uint8Array,
    private readonly label: string,
  ) {}

  /** A number from 0 to n - 1; words beyond the last multiple of n are drawn again. */
  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n)
    for (;;) {
      const word = this.word()
      if (word < limit) return word % n
    }
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const order = [...items]
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    return order
  }

  private word(): number {
    if (!this.words.length) {
      const number = new DataView(new ArrayBuffer(8))
      number.setUint32(4, this.counter++)
      const block = sha256(joined(this.seed, ascii(this.label), new Uint8Array(number.buffer)))
      const view = new DataView(block.buffer)
      this.words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i))
    }
    return this.words.shift()!
  }
}
