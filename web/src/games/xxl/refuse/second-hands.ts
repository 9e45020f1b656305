/** Variant 3 is dealt twice (docs/seed.md): the second hands come from all cards that nobody has kept. */
import { cardsOf, same, sorted, type FullRecord, type Ordered } from '../../../fair/deals'
import { higherFirst } from '../cards'

export function secondFollows(second: string[], { deck, number, reshuffled }: Ordered, record: FullRecord): boolean {
  const earlier = record.deals.slice(0, number - 1).filter((deal) => deal?.second).length
  const kept = new Set(keeping(record)[earlier] ?? [])
  const rest = reshuffled(
    deck.filter((card) => !kept.has(card)),
    1,
  )
  return second.every((hand) => same(cardsOf(hand), sorted(rest.splice(0, cardsOf(hand).length), deck)))
}

/** What was kept, time after time: players keep at the same moment, so those moves stand together. */
function keeping(record: FullRecord): string[][] {
  const times: string[][] = []
  record.moves.forEach(([, move], i) => {
    if (!move.startsWith('keep ')) return
    if (!record.moves[i - 1]?.[1].startsWith('keep')) times.push([])
    times.at(-1)!.push(higherFirst(move.slice(5)))
  })
  return times
}
