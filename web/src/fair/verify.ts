/** Checks a record: what was promised, what the players added, and every deal (docs/fairness.md). */
import { GAMES } from '../games/games'
import { follows, type FullRecord } from './deals'
import { ascii, bytesOf, hexOf, joined, sha256 } from './sha256'

export interface Earlier {
  commitment: string
  secret: string
  entropy: Record<string, string>
  ended: 'finished' | 'abandoned'
}

export interface Fairness {
  commitment: string
  secret: string
  entropy: Record<string, string>
  earlier: Earlier[]
}

export type FairRecord = FullRecord & { fairness?: Fairness }

export interface Check {
  what: 'commitment' | 'seed' | 'deal' | 'earlier'
  /** Of the deal, or of the earlier match, from 1. */
  number: number
  holds: boolean
}

export interface Verified {
  checks: Check[]
  fair: boolean
  chain: string
}

export const committed = (secret: string) => hexOf(sha256(bytesOf(secret)))

export function seedOf(secret: string, entropy: Record<string, string>): Uint8Array {
  const seats = Object.keys(entropy).sort((a, b) => Number(a) - Number(b))
  const added = seats.flatMap((seat) => [Uint8Array.of(Number(seat)), bytesOf(entropy[seat]!)])
  return sha256(joined(ascii('atout/1 fair seed'), bytesOf(secret), ...added))
}

/** One number for all matches of a table, the one that begins included. */
export function chained(earlier: readonly Pick<Earlier, 'commitment' | 'ended'>[], commitment: string): string {
  let before = new Uint8Array()
  for (const match of earlier) before = joined(sha256(joined(before, bytesOf(match.commitment))), ascii(match.ended)) as never
  return hexOf(sha256(joined(before, bytesOf(commitment))))
}

/** Whether something that somebody calls a record has what a check needs. */
export function isRecord(value: unknown): value is FairRecord {
  const record = value as FairRecord
  return (
    typeof value === 'object' &&
    value !== null &&
    GAMES.some(({ name }) => name === record.game) &&
    Array.isArray(record.players) &&
    Array.isArray(record.moves ?? []) &&
    Array.isArray(record.deals ?? [])
  )
}

/** Null if the record does not say how its seed came about. Whoever asks has opened how the game is dealt. */
export function verify(record: FairRecord): Verified | null {
  const fair = record.fairness
  if (!fair) return null
  const seed = seedOf(fair.secret, fair.entropy)
  const deals = record.deals ?? []
  const whole = { ...record, deals, moves: record.moves ?? [] }
  const checks: Check[] = [
    { what: 'commitment', number: 0, holds: committed(fair.secret) === fair.commitment },
    { what: 'seed', number: 0, holds: hexOf(seed) === record.seed?.toLowerCase() },
    ...deals.map((_, i) => ({ what: 'deal' as const, number: i + 1, holds: follows(whole, seed, i + 1) })),
    ...fair.earlier.map((before, i) => ({
      what: 'earlier' as const,
      number: i + 1,
      holds: committed(before.secret) === before.commitment,
    })),
  ]
  return { checks, fair: checks.every((check) => check.holds), chain: chained(fair.earlier, fair.commitment) }
}
