/** From cards that somebody has picked to the moves that can be made with them. */
import { sides } from '../../cards/colours'

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
