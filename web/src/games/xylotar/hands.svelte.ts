/** Hands of Xylotar that somebody puts in order before they are passed on. */
import type { Seat, XylotarView } from '../../server/types'
import { moved, type Groups } from './arranging'

export interface Hand {
  /** As the server listed it: the move that passes the hand on as it was dealt. */
  dealt: string
  receiver: Seat
  cards: string[]
  /** Places whose cards may change places. */
  exchangeable: Groups
}

export class Hands {
  private orders = $state<Record<string, string[]>>({})

  /** The hands that lie before a player, the one that is passed on first in front. */
  of(view: XylotarView, legal: readonly string[]): Hand[] {
    return legal
      .filter((move) => move.startsWith('arrange '))
      .map((dealt, i) => {
        const words = dealt.split(' ').slice(1)
        const named = /^\d$/.test(words[0]!)
        const cards = this.orders[dealt] ?? words.slice(named ? 1 : 0)
        return { dealt, receiver: view.arranged_for[i]!, cards, exchangeable: view.exchangeable[i] ?? [] }
      })
  }

  /** Exchanges the cards at two places, counted from 1. False: they cannot be. */
  exchange(hand: Hand, one: number, other: number): boolean {
    const after = moved(hand.cards, hand.exchangeable, one - 1, other - 1)
    if (after === hand.cards) return false
    this.orders[hand.dealt] = after
    return true
  }
}

/** The move that passes a hand on as it lies now. */
export const passing = ({ dealt, cards }: Hand): string => {
  const named = /^arrange (\d) /.exec(dealt)?.[1]
  return ['arrange', ...(named ? [named] : []), ...cards].join(' ')
}

/** The same with two cards exchanged: what the server explains if it cannot be. */
export function swapped(hand: Hand, one: number, other: number): string {
  const cards = [...hand.cards]
  ;[cards[one - 1], cards[other - 1]] = [cards[other - 1]!, cards[one - 1]!]
  return passing({ ...hand, cards })
}
