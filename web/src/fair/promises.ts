/** What this device was promised before a match, and what it added: kept here, so that nobody can tell it otherwise later. */
import type { ShufflePromise } from '../server/types'
import type { FairRecord, Verified } from './verify'

export interface Noted {
  chain: string
  /** What this device has added itself. */
  own: string | null
  /** What everybody had added when the match began. */
  entropy: Record<string, string> | null
}

const KEY = 'atout.promises'
const MOST = 200

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>
  } catch {
    return {}
  }
}

export const noted = (commitment: string): Noted | null => all()[commitment] ?? null

function note(promise: ShufflePromise, more: Partial<Noted>): void {
  const { [promise.commitment]: known, ...others } = all()
  const latest = Object.entries(others).slice(-MOST)
  const now: Noted = { own: null, entropy: null, ...known, chain: known?.chain ?? promise.chain, ...more }
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [promise.commitment]: now }))
}

/** A number of our own for the shuffles, noted together with what it answers to. */
export function numberFor(promise: ShufflePromise): string {
  const known = noted(promise.commitment)?.own
  if (known) return known // it may be on its way, from before the page was loaded again
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const own = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  note(promise, { own })
  return own
}

/** The match begins: this is what everybody has added. What was noted first stays. */
export function noteStart(promise: ShufflePromise): void {
  if (!noted(promise.commitment)?.entropy) note(promise, { entropy: promise.entropy })
}

export type Otherwise = 'chain' | 'own' | 'others'

/** What this device remembers otherwise than a record tells it; null if it was not there. */
export function contradictions(record: FairRecord, verified: Verified, known: Noted | null): Otherwise[] | null {
  if (!known) return null
  const fair = record.fairness!
  const told = Object.values(fair.entropy)
  const wrong: Otherwise[] = []
  if (known.chain !== verified.chain) wrong.push('chain')
  if (known.own && !told.includes(known.own)) wrong.push('own')
  if (known.entropy && JSON.stringify(sorted(known.entropy)) !== JSON.stringify(sorted(fair.entropy))) wrong.push('others')
  return wrong
}

const sorted = (entropy: Record<string, string>) => Object.entries(entropy).sort(([a], [b]) => Number(a) - Number(b))
