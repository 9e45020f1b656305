/** How much room a deal will need: what has been needed once stays reserved, so that nothing moves because somebody has one card less. */
import type { XxlView } from '../../server/types'
import type { Reserve } from './blocks'
import { standing } from './standing'
import { variantIn } from './variants'

export class Reserved {
  private deal = 0
  private kept: Reserve = { hand: 0, streets: 0, open: 0, standing: false }

  for(view: XxlView, hand: number): Reserve {
    if (view.deal !== this.deal) {
      this.deal = view.deal
      this.kept = { ...this.kept, hand: Math.max(4, hand), streets: 0, open: 0 }
    }
    const { laid } = variantIn(view)
    const streets = laid ? Math.max(2, ...view.players.map((_, i) => laid(view, i).length)) : 0
    const open = view.hands ? Math.max(1, ...view.hands.map((cards) => cards.length)) : 0
    this.kept = {
      standing: standing(view, view.players[0]!.seat) !== '',
      hand: hand > this.kept.hand ? even(hand) : this.kept.hand,
      streets: Math.max(this.kept.streets, even(streets)),
      open: Math.max(this.kept.open, open),
    }
    return this.kept
  }
}

/** A little more than now, so that not every card makes a difference. */
const even = (count: number) => count + (count % 2)
