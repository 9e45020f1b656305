/** From cards that somebody has picked to the moves that can be made with them. */
import { sides } from '../cards/colours'
import type { XxlView } from '../server/types'
import { inOrder, streetColour } from './streets'

const CARD = /[A-Z]\d+\/[A-Z]\d+/g

export const cardsOf = (move: string): string[] => move.match(CARD) ?? []

/** The legal moves that use exactly these cards. */
export function movesWith(legal: readonly string[], picked: readonly string[]): string[] {
  return legal.filter((move) => {
    const cards = cardsOf(move)
    return cards.length === picked.length && cards.length > 0 && cards.every((card) => picked.includes(card))
  })
}

/** What somebody who picked these cards probably means, if it is not legal: the server says why not. */
export function meant(view: XxlView, picked: readonly string[]): string {
  const [first, second] = picked
  if (picked.length === 3) {
    const letter = streetColour(picked) ?? sides(first!)[0]!.letter
    return `street ${letter}: ${inOrder(picked, letter).join(' ')}`
  }
  if (picked.length === 2) {
    const hand = picked.find((card) => view.hand.includes(card)) ?? first!
    return `swap ${hand} for ${hand === first ? second : first}`
  }
  if (view.variant === 1) {
    for (const side of sides(first!)) {
      const column = view.table.columns.findIndex((one) => one.top.includes(side.letter))
      if (column >= 0) return `play ${first} on ${column + 1} by ${side.letter}`
    }
    return `play ${first} on 1 by ${sides(first!)[0]!.letter}`
  }
  if (view.variant === 5) return `play ${first} as ${sides(first!)[0]!.letter}`
  return `play ${first}`
}
