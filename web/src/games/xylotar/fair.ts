/** How Xylotar is dealt (docs/seed.md). */
import { cardsOf, from, same, type Deal } from '../../fair/deals'
import type { Fair } from '../fair'

const HIGHEST = { R: 10, O: 9, Y: 8, G: 7, T: 6, B: 5, V: 4, P: 3 }

export const fair: Fair = {
  deckOf({ players }) {
    const cards = Object.entries(HIGHEST).flatMap(([colour, most]) => from(0, most).map((value) => colour + value))
    return players.length === 3 ? cards.filter((card) => !/^[RO]/.test(card)) : cards
  },

  /** Hands lie ordered by value, the highest first; equal values stay in the order in which they were dealt. */
  follows(deal: Deal & { xylos?: string[]; hands?: string[] }, { order }) {
    const written = deal.xylos ?? deal.hands ?? []
    const size = order.length / written.length
    return written.every((hand, i) => {
      const dealt = order.slice(i * size, (i + 1) * size)
      return same(
        cardsOf(hand),
        dealt.sort((a, b) => Number(b.slice(1)) - Number(a.slice(1))),
      )
    })
  },
}
