/** How a game is shuffled and dealt, as docs/seed.md describes it: what a record must have dealt if its seed is the one that it names. */
import type { Deal, FullRecord, Ordered } from '../fair/deals'

export interface Fair {
  /** Cards in the order in which they are shuffled. */
  deckOf(record: Pick<FullRecord, 'players' | 'options'>): string[]
  /** Whether a deal is what comes of an order of the deck. */
  follows(deal: Deal, ordered: Ordered, record: FullRecord): boolean
}
