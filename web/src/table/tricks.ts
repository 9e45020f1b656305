/** The last trick, from the log. */
import type { Seat } from '../server/types'
import type { Line } from './seated.svelte'

export interface Taken {
  taker: Seat
  cards: { seat: Seat; card: string }[]
}

/** The last trick that the log tells of. */
export function lastTrick(log: readonly Line[]): Taken | null {
  let cards: Taken['cards'] = []
  let last: Taken | null = null
  for (const { happened } of log) {
    if (!happened) continue
    const { event, seat } = happened
    if (event === 'play' && seat) cards.push({ seat, card: happened.card ?? happened.cards[0]! })
    else if (event === 'trick' && seat) {
      last = { taker: seat, cards }
      cards = []
    } else if (event === 'deal-over') {
      last = null
      cards = []
    }
  }
  return last
}
