/** How cards of XXL wrap: a hand in as many rows as fingers need, what others have laid below their plates. */
import type { Blocks } from '../../table/Board.svelte'
import { FINGER, wrapping } from '../../table/composition/blocks'
import { plateHeight } from '../../table/composition/lines'
import type { TrickShape } from '../../table/composition/tricks'
import type { Side } from '../../table/composition/arrangements'
import type { Block } from '../../table/composition/parts'

/** How high a card is, for each pixel of its width. */
export const TALL = 1.4
export const GAP = 5
export const TRICK: TrickShape = { tall: TALL, least: 34, most: 170, share: 1.05 }
/** Three cards of a street cover each other. */
export const STREET = 2.2
/** One's own streets beside the cards of one's hand. */
export const OWN_STREETS = 0.5
/** Room for cards that are lifted. */
const LIFTED = 12

/** What there will be room needed for, in this deal. */
export interface Reserve {
  hand: number
  /** The most cards of one's own that there may be room needed for, as small as they can be. */
  crowd: number
  /** How many streets somebody has laid, at the most. */
  streets: number
  /** Cards in the middle, where there can be more or fewer. */
  middle: number
  /** Plates say more than how many cards somebody has. */
  standing: boolean
  /** Cards of others that lie open. */
  open: number
  /** The most cards that somebody holds. */
  backs: number
}

/** A plate of somebody else. */
export const plate = (width: number, { standing }: Reserve) => plateHeight(width, standing ? 15 : 9, standing ? 6 : 5.2)

export const blocks = (reserve: Reserve, middle: (sides: Side[]) => Block): Blocks => ({
  other: () => ({
    high(width, card) {
      const around = plate(width, reserve) + 4
      const streets = reserve.streets ? streetRows(reserve.streets, width, card) : 0
      if (reserve.open)
        return streets + wrapping({ count: reserve.open, tall: () => TALL, gap: 2, around: () => around })(width, card)
      if (reserve.streets) return around + streets
      return card * 2 > width ? Infinity : around + card * TALL
    },
    least: reserve.open || reserve.streets ? 13 : 5.5,
    most: 72,
    share: 0.4,
  }),
  middle,
  own: {
    high(width, card) {
      const around = () =>
        plateHeight(width) + LIFTED + (reserve.streets ? streetRows(reserve.streets, width, card * OWN_STREETS) : 0)
      const of = (count: number) => wrapping({ count, tall: () => TALL, gap: GAP, around })
      return Math.max(of(reserve.hand)(width, card), of(reserve.crowd)(width, Math.min(card, FINGER)))
    },
    least: FINGER,
    most: 180,
    share: 1,
  },
})

function streetRows(streets: number, width: number, card: number): number {
  const abreast = Math.floor((width + GAP) / (STREET * card + GAP))
  return abreast ? Math.ceil(streets / abreast) * (card * TALL + 3) : Infinity
}

/** Some cards in the middle and a pile beside them, with a line of words or chips below. */
export const inTheMiddle = (cards: number, below = 0, least = 0): Block => ({
  high: (width, card) => (Math.max(least, cards * card + 24) > width ? Infinity : card * TALL + below + 6),
  least: FINGER,
  most: 170,
  share: 1.05,
})
