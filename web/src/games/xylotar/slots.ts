/** The slots of a xylo that still hold a card. */
import type { Xylo } from '../../server/types'

/** The slots that still hold a card, from the left. */
export const left = (xylo: Xylo): number[] =>
  xylo.cards.map((_, i) => i + 1).filter((slot) => !xylo.played.includes(slot) && xylo.bid?.slot !== slot)

/** The slot that the High Note marks: the leftmost that is left, which may not be led (X9). */
export const firstLeft = (xylo: Xylo): number | undefined => left(xylo)[0]
