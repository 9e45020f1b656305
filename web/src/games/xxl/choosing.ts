/** From cards that somebody has picked to the moves that can be made with them. */
import { sides } from '../../cards/colours'
import type { XxlView } from '../../server/types'

const LETTERS = 'RYGBO'
const CARD = /[A-Z]\d+\/[A-Z]\d+/g

export const cardsOf = (move: string): string[] => move.match(CARD) ?? []

/** A hand in an order to find things in: what carries one of the colours first, then by the colour of the higher side, high to low. */
export function sorted(hand: readonly string[], first: readonly string[]): string[] {
  const rank = (card: string) => {
    const [high, low] = sides(card)
    const follows = [high!, low!].find((side) => first.includes(side.letter))
    const side = follows ?? high!
    return [follows ? 0 : 1, LETTERS.indexOf(side.letter), -side.value] as const
  }
  return [...hand].sort((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
  })
}

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
    const common = sides(first!).find(({ letter }) => picked.every((card) => card.includes(letter)))
    return `street ${(common ?? sides(first!)[0]!).letter}: ${picked.join(' ')}`
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
