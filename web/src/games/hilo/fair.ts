/** How HILO is dealt (docs/seed.md). */
import { cardsOf, from, same, sorted, type Deal } from '../../fair/deals'
import type { Fair } from '../fair'

interface Dealt extends Deal {
  tableaus?: string[]
  discard?: string
  draw?: string
}

export const fair: Fair = {
  deckOf: () => [...'ROYGTBVP'].flatMap((colour) => from(-1, 11).map((value) => colour + value)),

  follows(deal: Dealt, { deck, order, reshuffled }) {
    const lying = [...(deal.tableaus ?? []).flatMap(cardsOf), deal.discard ?? '', ...cardsOf(deal.draw ?? '')]
    return (
      same(lying, order) &&
      (deal.reshuffles ?? []).every((pile, i) => same(cardsOf(pile), reshuffled(sorted(cardsOf(pile), deck), i + 1)))
    )
  },
}
