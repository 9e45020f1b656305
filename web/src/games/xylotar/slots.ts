/** The slots of a xylo that still hold a card. */
import type { Xylo } from '../../server/types'

/** The slots that still hold a card, from the left. */
export const left = (xylo: Xylo): number[] =>
  xylo.cards.map((_, i) => i + 1).filter((slot) => !xylo.played.includes(slot) && xylo.bid?.slot !== slot)
