/** A game on a score pad: what people write down of a round, and how it looks on the sheet. */
import type { Component } from 'svelte'
import type { Line, NextRound } from '../pad/pad'

export interface OnPad {
  /** What a line asks of each seat. */
  readonly asked: readonly string[]
  /** What a line asks of one of the seats; `pad-WHAT` and `pad-WHAT-by` are the words. */
  readonly oneOf: readonly string[]
  /** Keys that write a whole number at once; where numbers get large there are digits instead. */
  readonly keys: readonly number[] | null
  /** Numbers can be below zero. */
  readonly signs: boolean
  /** Somebody deals first. */
  readonly dealer: boolean
  /** What there is to agree on for a new pad; whatever is chosen goes into `options`. */
  readonly Options?: Component<{ players: number; options: Record<string, unknown> }, object, 'options'>
  /** What somebody has in a line of the sheet, if that is more than a number. */
  readonly Cell?: Component<InCell>
  /** What the next round is called, and what is said of it below, if that is more than its number. */
  roundTitle?(next: NextRound): string | null
  aboutRound?(next: NextRound): Because | null
  /** What a line that is being written shares out among all. */
  sharing?(line: Record<string, string[]>, next: NextRound | null): string | null
}

export interface InCell {
  line: Line
  seat: number
  /** What it came to, once the rulebook has said so; automata have none. */
  points: number | undefined
  place: number | undefined
  marked: boolean
  /** Why, in words. */
  explained: string
}

export interface Because {
  text: string
  rule: string | null
}
