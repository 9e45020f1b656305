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
    crowd: 0,
    streets: laid ? Math.max(1, ...view.players.map((_, i) => laid(view, i).length)) : 0,
    open: view.hands ? Math.max(1, ...view.hands.map((cards) => cards.length)) : 0,
    middle: 0,
    backs: Math.max(1, ...view.counts),
    standing: standing(view, view.players[0]!.seat) !== '',
  }
}

/** Streets that somebody lays in most deals, by the number of players; cards that lie in the middle then, and that somebody has drawn. */
const STREETS = [10, 10, 10, 6, 5, 5, 4]
export const MIDDLE = 6
const DRAWN = 3
/** So many times as many cards as at the beginning may lie there, where hands grow: one keeps drawing, or chooses among cards won. */
const CROWD = 2
const grows = (view: XxlView) => variantIn(view).stock !== null || 'keeping' in view.table

/** What is reserved, from generous to what has been needed so far: it stays the same for a deal, as long as that does. */
export class Reserved {
  private deal = 0
  private first: Reserve | null = null
  private most: Reserve | null = null

  for(view: XxlView, now: Reserve): Reserve[] {
    const { stock, laid } = variantIn(view)
    if (!this.first || !this.most || view.deal !== this.deal) {
      this.deal = view.deal
      const draws = stock ? (laid ? 1 : DRAWN) : 0
      this.first = this.most = { ...now, hand: Math.max(4, now.hand + draws), middle: laid ? MIDDLE : 0 }
    }
    const most = { ...this.most }
    for (const what of ['hand', 'backs', 'streets', 'open'] as const) most[what] = Math.max(most[what], now[what])
    this.most = most
    const { first } = this
    if (!laid) return [{ ...first, crowd: grows(view) ? CROWD * first.hand : 0 }, first, most]
    const streets = (count: number, middle: number): Reserve => ({ ...first, streets: count, middle })
    return [streets(STREETS[view.players.length]!, MIDDLE), streets(4, MIDDLE), streets(2, 4), most]
  }
}
