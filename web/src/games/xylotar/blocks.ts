/** How xylos wrap: bars side by side, one's own in as many rows as fingers need. */
import type { Blocks } from '../../table/Board.svelte'
import { FINGER, wrapping } from '../../table/composition/blocks'
import { plateHeight } from '../../table/composition/lines'
import { trickBlock, type TrickShape } from '../../table/composition/tricks'

/** How high one's own bars are at least, for each pixel of their width: in one row, in two, in three or more. */
const TALL = [2, 1.2, 1]

export const TRICK: TrickShape = { tall: 1.42, least: 36, most: 150, share: 1.35 }

/** In how many rows bars lie: as few as fingers allow. */
const rows = (places: number, width: number) => Math.ceil((places * FINGER) / width - 1e-6)

/** The bars and the place of the bid, below a line with the plate. */
const inRows = (places: number, width: number) =>
  wrapping({
    count: places,
    tall: (across) => TALL[Math.min(TALL.length, Math.ceil(places / across)) - 1]!,
    gap: 0,
    around: () => FINGER + 4,
    lines: rows(places, width),
  })

export const blocks = (bars: number, seats: number): Blocks => ({
  other: () => ({
    high: (width, card) => ((bars + 1) * card > width ? Infinity : plateHeight(width) + Math.max(18, 2.3 * card) + 4),
    stretches: 0.25,
    least: 8.5,
    most: 44,
    share: 0.42,
  }),
  middle: (sides) => trickBlock(TRICK, sides, sides.length < seats),
  own: {
    high: (width, card) => (rows(bars + 1, width) > 3 ? Infinity : inRows(bars + 1, width)(width, card)),
    stretches: 0.8,
    lines: (width) => rows(bars + 1, width),
    least: FINGER,
    most: 104,
    share: 1,
  },
})
