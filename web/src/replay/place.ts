/** Where somebody is in a replay: after how many moves, and whose eyes they look through. The address says it. */
import type { Viewer } from '../rulebook/rulebook'

export interface Place {
  move: number
  viewer: Viewer
}

const WATCHING = 'watching'

export function inAddress({ move, viewer }: Place): string {
  return `?move=${move}&seat=${viewer ?? WATCHING}`
}

/** Whatever an address does not say, or says wrongly, is the beginning with all cards. */
export function fromAddress(search: string): Place {
  const said = new URLSearchParams(search)
  const move = said.get('move') ?? ''
  const seat = said.get('seat') ?? ''
  const viewer = seat === WATCHING ? null : /^[1-9]$/.test(seat) ? Number(seat) : 'all'
  return { move: /^\d{1,6}$/.test(move) ? Number(move) : 0, viewer }
}

/** The same place, as far as this match has it. */
export function within({ move, viewer }: Place, moves: number, seats: readonly number[]): Place {
  return { move: Math.min(move, moves), viewer: typeof viewer !== 'number' || seats.includes(viewer) ? viewer : 'all' }
}
