/** Lines over time: what each person has reached after each match of theirs. */
import type { Together } from './types'

export interface Line {
  person: number
  points: { x: number; y: number }[]
}

/** More lines than this, nobody can follow. */
export const MOST = 6

/** Wins that have added up. A line begins at 0, before one's first match, and goes on to the last match of all. */
export function winsOverTime(found: Together): Line[] {
  const last = found.in_order.length
  return found.people.slice(0, MOST).map((_, person) => {
    const points: Line['points'] = []
    let wins = 0
    found.in_order.forEach((match, i) => {
      const own = match.people.find((one) => one.person === person)
      if (!own) return
      if (!points.length) points.push({ x: i, y: 0 })
      wins += Number(own.won)
      points.push({ x: i + 1, y: wins })
    })
    return { person, points: [...points, { x: last, y: wins }] }
  })
}

/** Points of an average deal, match by match. */
export function pointsOverTime(found: Together): Line[] {
  return found.people.slice(0, MOST).map((_, person) => ({
    person,
    points: found.in_order.flatMap((match, i) => {
      const own = match.people.find((one) => one.person === person)
      return own ? [{ x: i + 1, y: own.points }] : []
    }),
  }))
}

/** Labels beside the ends of lines, moved apart so that none covers another; from the top down. */
export function apart(heights: number[], least: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  let free = top
  for (const i of order) {
    placed[i] = Math.max(heights[i]!, free)
    free = placed[i]! + least
  }
  let limit = bottom
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, limit)
    limit = placed[i]! - least
  }
  return placed
}

/** Round numbers from at most `low` to at least `high`, few enough to read. */
export function ticks(low: number, high: number): number[] {
  const span = Math.max(high - low, 1)
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((one) => span / one <= 5) ?? Math.ceil(span / 5)
  const first = Math.floor(low / step) * step
  const count = Math.ceil((high - first) / step)
  return Array.from({ length: Math.max(count, 1) + 1 }, (_, i) => first + i * step)
}
