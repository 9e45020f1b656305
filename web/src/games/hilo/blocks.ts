/** How windows of nine panes wrap: not at all; and the three piles beside each other, or below each other. */
import type { Blocks } from '../../table/Board.svelte'
import { FINGER } from '../../table/composition/blocks'
import { plateHeight, rootSize } from '../../table/composition/lines'

/** How high a card is, for each pixel of its width, and how far from the next. */
export const TALL = 1.06
const GAP = 0.07
export const PANES = 3

const panes = (card: number) => PANES * card + (PANES - 1) * card * GAP + 4
export const plate = ({ width }: { width: number }) => plateHeight(width, 9.5, 5.2)
const window = (width: number, card: number) =>
  panes(card) > width ? Infinity : plate({ width }) + PANES * card * TALL + (PANES - 1) * card * GAP + 8
/** What a pile is called, below it. */
const label = () => 1.2 * rootSize() + 2
const PILES = 3
const PILE_AT_LEAST = 62

/** How many piles lie beside each other. */
export const abreast = (width: number, card: number): number =>
  [3, 2, 1].find((piles) => piles * Math.max(card, PILE_AT_LEAST) + (piles - 1) * 10 <= width) ?? 0

export const blocks: Blocks = {
  other: () => ({ high: window, least: 18, most: 110, share: 0.52 }),
  middle: () => ({
    high(width, card) {
      const across = abreast(width, card)
      const down = Math.ceil(PILES / across)
      return across ? down * (card * TALL + label()) + (down - 1) * 6 + 14 : Infinity
    },
    least: FINGER,
    most: 170,
    share: 0.95,
  }),
  square: true,
  own: { high: window, least: FINGER, most: 190, share: 1 },
}
