/** A score pad as it is kept on this device. What its lines come to is the rulebook's business (src/atout/match/pad). */
import type { Game, How, Refusal, Result, Seat } from '../server/types'

/** One round as people write it down: `{tricks, bids}` (and `leader`, where that was decided at the table), `{sums, closed}` or `{points}`. */
export type Line = Record<string, (number | null)[]>

export interface NextRound {
  round: number
  dealer: Seat | null
  begins: Seat | null
  how: 'left-of-dealer' | 'lowest-total' | 'two-cards' | 'most-points' | 'neighbour-decides'
  rule: string
  /** Xylotar: tricks of a round, and whether a tie has made one more necessary. */
  tricks?: number
  extra?: boolean
  /** Xylotar: who decides a tie about who begins, and among whom. */
  decider?: Seat
  among?: Seat[]
  /** XXL: the variant, and how many rounds there are. */
  variant?: number
  of?: number
}

/** What the rulebook says to all lines. A refused one stops it: nothing below counts. */
export interface Answer {
  result: Result
  marks: boolean[][]
  next: NextRound | null
  ended: How | null
  refused: (Refusal & { deal: number }) | null
}

export interface Pad {
  id: string
  game: Game
  players: string[]
  options: Record<string, unknown>
  dealer: Seat | null
  lines: Line[]
  /** What the lines were before each change, the latest last. */
  past: Line[][]
  /** The last answer, and the lines that it answers. */
  answer: Answer | null
  answered: string
  /** Numbers that are not written down yet. */
  draft: Draft | null
  changed: number
}

/** A line while it is being entered, as it is typed. */
export type Draft = Record<string, string[]>

/** What a line of a game asks of each seat. */
export const ASKED: Record<Game, string[]> = { xylotar: ['tricks', 'bids'], hilo: ['sums'], xxl: ['points'] }

/** Keys that write a whole number at once; where numbers get large there are digits instead. */
export const KEYS: Record<Game, number[] | null> = { xylotar: Array.from({ length: 15 }, (_, i) => i), hilo: null, xxl: null }

/** Whose numbers a line has: the players, and in Xylotar for two the automata between them. */
export const seatsOf = (game: Game, players: number): Seat[] =>
  Array.from({ length: game === 'xylotar' && players === 2 ? 4 : players }, (_, i) => i + 1)

/** Where the players sit. */
export const playersAt = (game: Game, players: number): Seat[] =>
  seatsOf(game, players).filter((seat) => game !== 'xylotar' || players !== 2 || seat % 2)

export const blank = (game: Game, players: number): Draft => ({
  ...Object.fromEntries(ASKED[game].map((what) => [what, seatsOf(game, players).map(() => '')])),
  ...(game === 'hilo' ? { closed: [] } : {}),
})

export const drafted = (line: Line): Draft =>
  Object.fromEntries(Object.entries(line).map(([what, numbers]) => [what, numbers.map((number) => String(number ?? ''))]))

const number = (text: string) => (/^[-−]?\d{1,4}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null)

export const written = (draft: Draft): Line =>
  Object.fromEntries(Object.entries(draft).map(([what, texts]) => [what, texts.map(number)]))

export const isBlank = (draft: Draft) => Object.values(draft).every((texts) => texts.every((text) => !text))
