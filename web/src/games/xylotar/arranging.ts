/** The order of a hand that is passed on: by value, highest on the left; only equal values change places (X4). */

const value = (card: string) => Number(card.slice(1))

/** The places of all cards that are worth as much as the one at `i`. */
export const equals = (hand: string[], i: number): number[] =>
  hand.flatMap((card, at) => (value(card) === value(hand[i]!) ? [at] : []))

/** The hand with a card moved to another place among its equals; the same hand if that is not possible. */
export function moved(hand: string[], from: number, into: number): string[] {
  if (from === into || !equals(hand, from).includes(into)) return hand
  const rest = hand.filter((_, i) => i !== from)
  return [...rest.slice(0, into), hand[from]!, ...rest.slice(into)]
}
