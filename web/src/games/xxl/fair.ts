/** How XXL is dealt (docs/seed.md). */
import printedDeck from '../../../../src/atout/rules/xxl/deck.txt?raw'
import { cardsOf, same, sorted, type Deal } from '../../fair/deals'
import type { Fair } from '../fair'
import { higherFirst, valuesOf } from './cards'
import { secondFollows } from './refuse/second-hands'

interface Dealt extends Deal {
  hands?: string[]
  stock?: string
  second?: string[]
}

export const fair: Fair = {
  deckOf({ options }) {
    const own = options?.deck
    const cards = Array.isArray(own) ? (own as string[]) : printedDeck.split('\n').map((line) => line.trim())
    return cards
      .filter((card) => card.includes('/'))
      .map(higherFirst)
      .sort(byValues)
  },

  follows(deal: Dealt, ordered, record) {
    const { deck, order } = ordered
    const rest = [...order]
    for (const hand of deal.hands ?? []) {
      const dealt = rest.splice(0, cardsOf(hand).length)
      if (!same(cardsOf(hand), sorted(dealt, deck))) return false
    }
    if (deal.stock !== undefined && !same(cardsOf(deal.stock), rest)) return false
    return !deal.second || secondFollows(deal.second, ordered, record)
  },
}

function byValues(one: string, other: string): number {
  const [a, b] = [valuesOf(one), valuesOf(other)]
  return a[0] - b[0] || a[1] - b[1]
}
