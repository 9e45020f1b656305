/** How much room a deal will need: it is reserved from its beginning, so that nothing moves because a card comes or goes. */
import type { XxlView } from '../../server/types'
import type { Reserve } from './blocks'
import { standing } from './standing'
import { variantIn } from './variants'

/** What lies there now. */
export function needed(view: XxlView, hand: number): Reserve {
  const { laid } = variantIn(view)
  return {
    hand: Math.max(1, hand),
    streets: laid ? Math.max(1, ...view.players.map((_, i) => laid(view, i).length)) : 0,
    open: view.hands ? Math.max(1, ...view.hands.map((cards) => cards.length)) : 0,
    middle: 0,
    standing: standing(view, view.players[0]!.seat) !== '',
  }
}

/** Streets that people lay in most deals, cards that lie in the middle then, and cards that somebody has drawn. */
const STREETS = 4
export const MIDDLE = 6
const DRAWN = 3

export class Reserved {
  private deal = 0
  private kept: Reserve | null = null

  for(view: XxlView, now: Reserve): Reserve {
    const { stock, laid } = variantIn(view)
    if (!this.kept || view.deal !== this.deal) {
      this.deal = view.deal
      const draws = stock ? (laid ? 1 : DRAWN) : 0
      this.kept = { ...now, hand: Math.max(4, now.hand + draws), streets: laid ? STREETS : 0, middle: MIDDLE }
    }
    this.kept = { ...this.kept, hand: Math.max(this.kept.hand, now.hand), open: Math.max(this.kept.open, now.open) }
    return this.kept
  }
}
