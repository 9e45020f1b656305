/** A score pad as it is kept on this device. What its lines come to is the rulebook's business (src/atout/match/pad). */
import { gameCalled } from '../games/games'
import type { OnPad } from '../games/on-pad'
import type { Answer } from '../rulebook/schema'
import type { Seat } from '../server/types'

export type { Answer, NextRound } from '../rulebook/schema'

/** One round as people write it down: what the game asks of each seat and of one of them, and `leader`, where that was decided at the table. */
export type Line = Record<string, (number | null)[]>

export interface Pad {
  id: string
  game: string
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

/** Whose numbers a line has: the players, and automata that play between them. */
export const seatsOf = (game: string, players: number): readonly Seat[] => gameCalled(game).inSheet[players]!

/** Where the players sit. */
export const playersAt = (game: string, players: number): readonly Seat[] => gameCalled(game).seats[players]!

export const blank = ({ asked, oneOf }: OnPad, seats: number): Draft => ({
  ...Object.fromEntries(asked.map((what) => [what, Array.from({ length: seats }, () => '')])),
  ...Object.fromEntries(oneOf.map((what) => [what, []])),
})

export const drafted = (line: Line): Draft =>
  Object.fromEntries(Object.entries(line).map(([what, numbers]) => [what, numbers.map((number) => String(number ?? ''))]))

const number = (text: string) => (/^[-−]?\d{1,4}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null)

export const written = (draft: Draft): Line =>
  Object.fromEntries(Object.entries(draft).map(([what, texts]) => [what, texts.map(number)]))

export const isBlank = (draft: Draft) => Object.values(draft).every((texts) => texts.every((text) => !text))
