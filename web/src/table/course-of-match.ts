/** How a match went, as a drawing: where everybody's ribbon runs, and which cards lie on it. Numbers only, nothing is drawn here. */
import type { Result } from '../server/types'

/** The drawing's measures. */
export const WIDE = 800
export const HIGH = 600
const LEFT = 60
const RIGHT = 590
const TOP = 175
const BOTTOM = 540
const MOST_CARDS = 12
/** Lines of names at the end need so much room each. */
const LINE = 46

export interface Knot {
  x: number
  y: number
  /** The card that lies there; null: the deal left none. Undefined: there is no room for one. */
  card?: string | null
  score: number
}

export interface Ribbon {
  player: number
  winner: boolean
  path: string
  knots: Knot[]
  /** Where the name stands. */
  label: number
}

/** How far each player is ahead of the average after each deal, so that better is higher. */
function leads({ deals, totals, places }: Result): number[][] {
  const lowWins = totals.some((total, i) => totals.some((other, j) => places[i]! < places[j]! && total < other))
  return deals.map(({ totals: then = totals }) => {
    const mean = then.reduce((sum, total) => sum + total, 0) / then.length
    return then.map((total) => (lowWins ? mean - total : total - mean))
  })
}

/** Moves what would lie on each other apart, and keeps all of it between top and bottom; in the order in which it lies. */
export function apart(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const least = Math.min(room, (bottom - top) / Math.max(1, wanted.length - 1))
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const placed = [...wanted]
  let floor = top
  for (const i of order) floor = (placed[i] = Math.max(placed[i]!, floor)) + least
  let ceiling = bottom
  for (const i of order.reverse()) ceiling = (placed[i] = Math.min(placed[i]!, ceiling)) - least
  return placed
}

export function ribbons(result: Result, winners: readonly number[]): { ribbons: Ribbon[]; card: number } {
  const ahead = leads(result)
  const widest = Math.max(1, ...ahead.flat().map(Math.abs))
  const middle = (TOP + BOTTOM) / 2
  const step = (RIGHT - LEFT) / Math.max(1, ahead.length)
  const every = Math.ceil(ahead.length / MOST_CARDS)
  const players = result.totals.length
  const card = Math.min(62, step * every * 0.72, (BOTTOM - TOP) / players)
  const columns = ahead.map((column) =>
    apart(
      column.map((lead) => middle - (lead / widest) * ((BOTTOM - TOP) / 2)),
      card * 1.05,
      TOP,
      BOTTOM,
    ),
  )
  const labels = apart(columns.at(-1) ?? [], LINE, TOP, BOTTOM)
  const ribbons = result.totals.map((_, player) => {
    const knots = columns.map((column, deal) => ({
      x: LEFT + step * (deal + 1) - (card / 2) * (deal === columns.length - 1 ? 1 : 0),
      y: column[player]!,
      score: result.deals[deal]!.scores[player]!,
      ...((columns.length - 1 - deal) % every === 0 && { card: result.deals[deal]!.keepsakes?.[player] ?? null }),
    }))
    const points = [{ x: LEFT - 24, y: middle }, ...knots, { x: RIGHT + 24, y: labels[player]! }]
    return { player, winner: winners.includes(player), path: smooth(points), knots, label: labels[player]! }
  })
  return { ribbons, card }
}

/** A line through these points that never swings beyond them. */
function smooth(points: { x: number; y: number }[]): string {
  const [first, ...rest] = points
  let [x, y] = [first!.x, first!.y]
  let path = `M${round(x)} ${round(y)}`
  for (const point of rest) {
    const half = (x + point.x) / 2
    path += `C${round(half)} ${round(y)} ${round(half)} ${round(point.y)} ${round(point.x)} ${round(point.y)}`
    ;[x, y] = [point.x, point.y]
  }
  return path
}

const round = (number: number) => Math.round(number * 10) / 10
