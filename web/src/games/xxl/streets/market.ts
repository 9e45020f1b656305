/** How the market wraps: cards in even rows, and the draw pile beside all of them. */
import { across } from '../../../table/composition/blocks'
import { rootSize } from '../../../table/composition/lines'
import { GAP, TALL } from '../blocks'

/** Room for cards that are lifted. */
const LIFTED = 12

/** What is left for cards beside the pile, which is as wide as its name at least. */
const beside = (width: number, card: number) =>
  width - Math.max(0.9 * card, 3.8 * rootSize()) - Math.min(48, Math.max(8, 0.04 * width))

/** In how many columns so many cards lie; 0: they do not fit. */
export const columns = (width: number, card: number, count: number): number => across(beside(width, card), card, GAP, count)

export function marketHigh(width: number, card: number, count: number): number {
  const wide = columns(width, card, count)
  if (!wide) return Infinity
  const rows = Math.ceil(count / wide)
  return Math.max(rows * card * TALL + (rows - 1) * GAP, 0.98 * card + 2 * rootSize()) + LIFTED
}

/** Places of the market: a card stays where it lies while others come and go. */
export class Places {
  private lying: (string | null)[] = []

  of(cards: readonly string[]): (string | null)[] {
    const gone = this.lying.map((card) => (card && cards.includes(card) ? card : null))
    for (const card of cards.filter((one) => !gone.includes(one))) {
      const free = gone.indexOf(null)
      if (free < 0) gone.push(card)
      else gone[free] = card
    }
    while (gone.at(-1) === null) gone.pop()
    this.lying = gone
    return gone
  }
}
