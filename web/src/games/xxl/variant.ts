/** What the table of XXL asks a variant. */
import type { Component } from 'svelte'
import type { Happened, Seat, State, XxlView } from '../../server/types'
import type { Seated } from '../../table/seated.svelte'
import type { Middle } from '../../table/Board.svelte'
import type { Side } from '../../table/composition/arrangements'
import type { Block } from '../../table/composition/parts'
import type { Stage } from '../../table/stage'
import { inTheMiddle } from './blocks'

export type Verbs = ReadonlySet<string | undefined>

export interface InMiddle<Own> {
  seated: Seated
  view: Own
  picked: string[]
  room: Middle
  onpick: (card: string) => void
  oncolumn: (column: number) => void
}

export interface Variant<Own = XxlView> {
  /** What lies in the middle, besides the draw pile. */
  readonly Middle: Component<InMiddle<Own>>
  /** How what lies in the middle wraps, with the draw pile; `room`: for so many cards at least, where their number changes. */
  block(view: Own, sides: Side[], own: boolean, room: number): Block
  /** There is a draw pile: beside what lies there, or below it. */
  readonly stock: 'beside' | 'below' | null
  /** Cards are played to tricks. */
  readonly tricks: boolean
  /** Players may agree on trumps. */
  readonly trumps?: boolean
  /** One picks several cards for a move, of the hand and of the middle: what so many could be meant for. */
  readonly several?: (count: number) => string
  /** What a card in the middle can be called by at a text table, after `for`. */
  market?(view: Own): readonly string[]
  /** The colours that stand first in a hand. */
  first?(view: Own): string[]
  /** What somebody has laid before them. */
  laid?(view: Own, at: number): string[][]
  /** What somebody has gained so far, in words. Empty: only the hand counts. */
  standing(view: Own, at: number): string
  /** The moments of something that happened, if a table as it is afterwards does not show it. */
  show?(view: Own, happened: Happened): Stage[]
  /** Where a card goes that is laid and does not stay to be seen. */
  goesTo?(happened: Happened): string | null

  /** Refusals, `MESSAGE RULE`, where the rulebook leaves open what the rule says here. */
  readonly rulings?: readonly string[]

  // --- In words ---

  /** A move on its button, where that is shorter than the whole sentence; or null. */
  onButton?(move: string, view: Own): string | null

  task(view: Own, verbs: Verbs): string
  /** A card that is played as one of its colours: what that says. */
  playAs(card: string, colour: string): string
  /** What lies in the middle, line by line, and in one breath. */
  lines(state: State, view: Own): string[]
  gist(state: State, view: Own): string
  /** What somebody who picked a card, or several, probably means, if it is not legal: the server says why not. */
  meant(view: Own, picked: readonly string[]): string
  /** The same for other verbs than `play`. */
  readonly spelled?: Readonly<Record<string, (view: XxlView, cards: readonly string[]) => string>>
}

/** A variant that does not say how its middle wraps has a few cards there. */
type Shown<Own> = Omit<Variant<Own>, 'block'> & Partial<Pick<Variant<Own>, 'block'>>

/** The table hands every variant its own views, and no others: that is what the one cast here stands for. */
export const variant = <Own>(one: Shown<Own>): Variant => ({ block: () => inTheMiddle(3), ...one }) as unknown as Variant

/** The place of a seat among the players, as lists in a view count them. */
export const placeAt = (view: XxlView, seat: Seat) => view.players.findIndex((player) => player.seat === seat)
