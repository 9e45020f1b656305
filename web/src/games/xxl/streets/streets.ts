/** The cards that lie before a player, put back into the streets that they were laid as: three values in a row of one colour (K52). */
import { sides } from '../../../cards/colours'

const valueIn = (card: string, letter: string) => sides(card).find((side) => side.letter === letter)?.value

/** The colour in which three cards, in some order, follow each other. */
export function streetColour(cards: readonly string[]): string | null {
  for (const { letter } of sides(cards[0]!)) {
    const values = cards.map((card) => valueIn(card, letter)).sort((a, b) => (a ?? 99) - (b ?? 99))
    if (values.every((value, i) => value === values[0]! + i)) return letter
  }
  return null
}

/** In a street the lowest comes first. */
export const inOrder = (cards: readonly string[], letter: string) =>
  [...cards].sort((a, b) => (valueIn(a, letter) ?? 99) - (valueIn(b, letter) ?? 99))

export function grouped(cards: readonly string[]): string[][] {
  const search = (rest: readonly string[]): string[][] | null => {
    const [first, ...others] = rest
    if (!first) return []
    for (let i = 0; i < others.length; i++)
      for (let j = i + 1; j < others.length; j++) {
        const street = [first, others[i]!, others[j]!]
        const letter = streetColour(street)
        if (!letter) continue
        const more = search(others.filter((_, k) => k !== i && k !== j))
        if (more) return [inOrder(street, letter), ...more]
      }
    return null
  }
  return search(cards) ?? [[...cards]]
}
