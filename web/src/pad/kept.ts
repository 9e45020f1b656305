/** Score pads in this browser's memory: one entry each, so that two windows with two pads do not get in each other's way. */
import type { Pad } from './pad'

const PREFIX = 'atout.pad.'
const NAMES = 'atout.pad-names'
const MOST_NAMES = 30

function readable<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}

export const keyOf = (id: string) => PREFIX + id

export const load = (id: string) => readable<Pad>(keyOf(id))

/** False where the browser has no room left, or keeps nothing at all. */
export function save(pad: Pad): boolean {
  try {
    localStorage.setItem(keyOf(pad.id), JSON.stringify(pad))
    return true
  } catch {
    return false
  }
}

export const remove = (id: string) => localStorage.removeItem(keyOf(id))

/** All pads, the latest first. */
export const all = (): Pad[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readable<Pad>(key))
    .filter((pad) => pad !== null)
    .sort((a, b) => b.changed - a.changed)

/** Who has played: everybody, and who sat down last for each game. */
interface Names {
  known: string[]
  last: Record<string, string[]>
}

export const names = (): Names => ({ known: [], last: {}, ...readable<Partial<Names>>(NAMES) })

export function rememberNames(game: string, players: string[]): void {
  const { known, last } = names()
  const kept = [...new Set([...players.filter(Boolean), ...known])].slice(0, MOST_NAMES)
  try {
    localStorage.setItem(NAMES, JSON.stringify({ known: kept, last: { ...last, [game]: players } }))
  } catch {
    // Names are a convenience.
  }
}
