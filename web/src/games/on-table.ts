/** A game on the table: what is shown, heard and said while it is played, looked back at, or read out. */
import type { Component } from 'svelte'
import type { Agreement, Happened, Seat, State, View } from '../server/types'
import type { Tone } from '../sound'
import type { Seated } from '../table/seated.svelte'
import type { Stage } from '../table/stage'
import type { Described, Holding } from '../text/described'

export interface OnTable<Own = View> {
  /** The table itself. */
  readonly Table: Component<{ seated: Seated; view: Own }>
  /** What players agree on before a match, and see afterwards. */
  readonly Options?: Component<Agreeing>
  /** The moments of something that happened, one after the other. */
  show(view: Own, happened: Happened, after: State): Stage[]
  /** What is heard then; null: as usual. */
  sounds?(happened: Happened, view: Own): Tone[] | null

  // --- In words ---

  /** A move of the notation, for buttons and questions. */
  move(move: string, state: State, view: Own): string
  /** What is asked of somebody who must decide. */
  task(view: Own, state: State): string
  /** Who is awaited, if there is more to say than that. */
  awaited?(view: Own, state: State): string
  /** Why a trick goes to whom it goes. */
  whyWon?(view: Own, state: State, me: Seat | null): string
  /** What is played now, if that is a part of the game with a name, a goal, and a place in the rules. */
  part?(view: Own): PlayedPart
  /** The signs of moments of the game that people look for when they look back, if not a dot: a path in a square of 12 by 12. */
  readonly marks?: Readonly<Record<string, string>>

  /** Refusals, `MESSAGE RULE`, where the rulebook leaves open what the rule says here. */
  readonly rulings?: readonly string[]
  /** Refusals that would be none in another edition: the table has agreed on one. */
  readonly asAgreed?: readonly string[]

  // --- Without a picture ---

  /** Everything that lies there; at a text table, what somebody has done there counts. */
  describe(seated: Seated, state: State, view: Own, desk: TextDesk | null): Described
  /** A move to begin with, word by word. */
  readonly example: readonly string[]
  /** A move with everything that somebody who does not see the table has to know about it; `words` is what it is called. */
  moveInFull?(move: string, words: string, view: Own): string
  /** Whether cards are played to tricks now. */
  inTricks(view: Own): boolean
  /** Who leads, where that is worth telling with who sits where. */
  leader?(view: Own): Seat | null
  /** What only this player has seen, told before they decide. */
  seen?(view: Own): string
  /** Moves that are made without a question, even by those who want to be asked before every move. */
  readonly harmless?: readonly string[]
  /** Moves with which somebody puts cards in order: one stands for many, so no list has them and nobody types them to the end. */
  readonly arranges?: (move: string) => boolean
  /** What to type for a move, if it is not the move. */
  readonly typed?: (move: string) => string
  /** Events with which something ends that belongs together: a trick, a line. */
  readonly endings: readonly string[]
  /** Events that even those hear who want to hear little: something ends with them, or changes for everybody. */
  readonly turningPoints: readonly string[]
  /** Events that nearly everybody causes every time. */
  readonly routine: readonly string[]
  /** What can be typed besides moves and questions, line by line. */
  help?(): string[]
  /** What somebody does at a text table before they make a move. */
  desk?(seated: Seated, view: () => Own): TextDesk
}

export interface PlayedPart {
  number: number
  name: string
  goal: string
  /** Where the rules tell of it. */
  anchor: string
}

export interface Agreeing {
  seated: Seated
  /** Nothing has begun: everything can still be agreed on. */
  open: boolean
  options: Record<string, unknown>
  choose: (options: Record<string, unknown>) => void
  agree: (part: Partial<Agreement>) => void
}

/** What lies in front of somebody at a text table. */
export interface TextDesk {
  /** Stands with the moves. */
  readonly Doing?: Component<{ desk: never }>
  /** Stands below one's own cards, or in their place. */
  readonly Own?: Component<{ desk: never; part: Holding; onmove: (move: string) => void }>
  /** What one holds, if it is not what lies on the table. */
  hand?(): string[] | null
  /** A line that is no move: whether something came of it. */
  command?(text: string): boolean
  /** Words of a move: whether something else came of them. */
  typed?(words: string[]): boolean
  /** Words of a move as they are to be read, and one that is not possible so that the umpire can say why. */
  spelled?(words: string[]): string[]
  refused?(words: string[]): string
}

/** The registry hands every game its own views, and no others: that is what the one cast here stands for. */
export const onTable = <Own>(table: OnTable<Own>): OnTable => table as unknown as OnTable
