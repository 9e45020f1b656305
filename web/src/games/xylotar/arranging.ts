/** The order of a hand that is passed on. Which cards may change places the view says (`exchangeable`): groups of places. */

export type Groups = readonly (readonly number[])[]

/** The places (counted from 0) of all cards that may change places with the one at `i`, its own among them. */
export const exchangeableWith = (groups: Groups, i: number): number[] =>
  (groups.find((group) => group.includes(i + 1)) ?? [i + 1]).map((place) => place - 1)

/** The hand with a card moved to another place of its group; the same hand if that is not possible. */
export function moved(hand: string[], groups: Groups, from: number, into: number): string[] {
  if (from === into || !exchangeableWith(groups, from).includes(into)) return hand
  const rest = hand.filter((_, i) => i !== from)
  return [...rest.slice(0, into), hand[from]!, ...rest.slice(into)]
}
