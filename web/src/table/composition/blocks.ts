/** Shapes that blocks of all games have: cards that wrap, tableaus, tricks. */
import type { Side } from './arrangements'
import type { Block } from './parts'

/** What fingers can hit. */
export const FINGER = 44

/** Cards in as many even rows as they need: in how many columns so many lie. */
export function across(width: number, card: number, gap: number, count: number): number {
  const most = Math.floor((width + gap) / (card + gap) + 1e-6)
  return most < 1 ? 0 : Math.ceil(count / Math.ceil(count / most))
}

export interface Wrapping {
  count: number
  /** How high a card is, for each pixel of its width. */
  tall: (across: number) => number
  gap: number
  /** What lies above and below the cards, in so much width. */
  around: (width: number) => number
  /** At the most so many rows. */
  lines?: number
}

/** Cards one after the other, in as many rows as they need. */
export const wrapping =
  ({ count, tall, gap, around, lines = Infinity }: Wrapping): Block['high'] =>
  (width, card) => {
    const wide = across(width, card, gap, Math.max(1, count))
    const needed = wide ? Math.ceil(count / wide) : Infinity
    return needed > lines ? Infinity : around(width) + needed * card * tall(wide) + Math.max(0, needed - 1) * gap
  }

/** Places of a trick: in how many columns and rows they lie, and where that of each seat is, counted from the upper left. */
export interface TrickPlaces {
  columns: number
  rows: number
  /** The places of the others, in their order, and last one's own. Halves lie between. `lean`: up or down a little, where there is room. */
  at: { column: number; row: number; lean: number }[]
}

/** Beside each other: those of the left, of the top and of oneself, of the right; each leans to whoever played it. */
function inARow(sides: readonly Side[], own: boolean): TrickPlaces {
  const seats = [...sides, ...(own ? (['near'] as const) : [])].map((side, seat) => ({ side, seat }))
  const of = (...wanted: Side[]) => seats.filter(({ side }) => wanted.includes(side))
  const [far, near] = [of('far'), of('near').toReversed()]
  const half = Math.ceil(far.length / 2)
  const order = [...of('left').toReversed(), ...far.slice(0, half), ...near, ...far.slice(half), ...of('right')]
  const lean = { left: 0, far: -1, right: 0, near: 1 }
  const at = seats.map(({ side, seat }) => ({
    column: order.findIndex((one) => one.seat === seat),
    row: 0,
    lean: lean[side],
  }))
  return { columns: seats.length, rows: 1, at }
}

/** Before those who sit on the left, at the top, on the right; one's own nearest. `flat`: all in one row. */
export function trickPlaces(sides: readonly Side[], own: boolean, flat: boolean): TrickPlaces {
  if (flat) return inARow(sides, own)
  const count = (side: Side) => sides.filter((one) => one === side).length
  const lower = count('near') + (own ? 1 : 0)
  const [left, top, right] = [count('left'), count('far'), count('right')]
  const centre = Math.max(top, lower, 1)
  const stacked = (top ? 1 : 0) + (lower ? 1 : 0)
  const rows = Math.max(stacked, left, right, 1)
  const first = left ? 1 : 0
  const columns = first + centre + (right ? 1 : 0)
  const seen = { left: 0, far: 0, right: 0, near: 0 }
  const at = [...sides, ...(own ? (['near'] as const) : [])].map((side) => {
    const nth = seen[side]++
    if (side === 'left') return { column: 0, row: (rows - left) / 2 + (left - 1 - nth), lean: 0 }
    if (side === 'right') return { column: columns - 1, row: (rows - right) / 2 + nth, lean: 0 }
    if (side === 'far') return { column: first + (centre - top) / 2 + nth, row: 0, lean: 0 }
    return { column: first + (centre - lower) / 2 + (lower - 1 - nth), row: rows - 1, lean: 0 }
  })
  return { columns, rows, at }
}
