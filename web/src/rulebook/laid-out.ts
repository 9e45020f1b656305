/** What lies on one's own desk: a match to play against bots. It stays there when the page is loaded again. */
import { go } from '../router.svelte'
import type { Level, Seat } from '../server/types'

export interface LaidOut {
  record: object
  seat: Seat
  bots: Record<Seat, Level>
  /** The record as it was laid out, to play it once more. */
  start?: object
  /** The page that this match was taken from. */
  from?: string
}

const KEY = 'atout.desk'

export function keep(what: LaidOut): void {
  sessionStorage.setItem(KEY, JSON.stringify(what))
}

export function laidOut(): LaidOut | null {
  const kept = sessionStorage.getItem(KEY)
  return kept ? (JSON.parse(kept) as LaidOut) : null
}

/** What all shuffles of a match follow from, where nobody has to be shown that it was fair. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Plays on from a record, here. */
export function playOn(what: LaidOut): void {
  keep({ start: what.record, ...what })
  go('/desk')
}
