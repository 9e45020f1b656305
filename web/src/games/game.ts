/** What everything else may ask a game. Whoever adds one fills this in, in a folder of its own. */
import type { Component } from 'svelte'
import type { DealResult, Seat } from '../server/types'
import type { Fair } from './fair'
import type { Later } from './later'
import type { OnPad } from './on-pad'
import type { OnStatistics } from './on-statistics'
import type { OnTable } from './on-table'

/** What a card of a game, the box on the first page and lists need at once; everything else comes when somebody opens it. */
export interface Game {
  /** As the server calls it. Words about it end so: `game-NAME`, `about-NAME` … */
  readonly name: string
  /** How many play it: at least, at most, and when nobody has said anything. */
  readonly players: { least: number; most: number; usual: number }
  /** What a deal is called, as the words ask: `round`, or something else. */
  readonly round: string
  /** Whether a match is decided by the places in its rounds, not by points that add up. */
  readonly byPlaces: boolean
  /** Where to learn it. */
  readonly lessons: string
  /** The words of its moves that people may say in their own language (`say-WORD`). */
  readonly verbs: readonly string[]
  /** The other words of its moves that they may say so: `on` which column, `for` which card. */
  readonly particles: readonly string[]
  /** What people set for themselves in this game, on or off: `LABEL` and `LABEL-help` are the words. */
  readonly switches: readonly { setting: string; usual: boolean; label: string }[]
  /** The game as a thing, drawn with its own cards. */
  readonly Art: Component
  /** A card, as large as what it lies in. It lies face up if its value is known; a back may tell the highest card of its colour. */
  readonly Card: Component<{ card: string; highest?: Readonly<Record<string, number>> | undefined }>
  /** What a new table begins with, before anybody agrees on anything: chosen here, told in a word or two. */
  readonly HouseRules?: Component
  houseRules(): Record<string, unknown>
  houseRulesInShort(): string

  /** Where so many players sit, as the server says. */
  readonly seats: Seats
  /** Everybody who has a column in a sheet: the players, and whoever else scores there. */
  readonly inSheet: Seats
  /** With what a match ends, where that is not a number of rounds: 'to 100 points'. Empty: with the rounds. */
  until(options: Record<string, unknown>): string
  /** What a deal is called on a sheet, if it is something of its own. */
  dealName(deal: Partial<DealResult>): DealName | null
  /** What is to be played after a lesson that had these options. */
  afterLesson(options: Record<string, unknown>): Record<string, unknown>
  /** The rule that an address means which names something else, such as a part of the game. */
  ruleAt(fragment: string): string | null
  /** What there is to know about a moment of a match before it is laid out again, from what the rulebook says of the match. */
  glimpse(opened: object, deal: number): object

  readonly table: Later<OnTable>
  readonly pad: Later<OnPad>
  readonly statistics: Later<OnStatistics>
  readonly fair: Later<Fair>
}

export interface DealName {
  number: number
  name: string
}

/** By the number of players. */
export type Seats = Readonly<Record<number, readonly Seat[]>>

/** How most games answer. */
export const usually = {
  round: 'round',
  particles: [],
  switches: [],
  until: () => '',
  dealName: () => null,
  afterLesson: () => ({}),
  ruleAt: () => null,
  glimpse: () => ({}),
  houseRules: () => ({}),
  houseRulesInShort: () => '',
} satisfies Partial<Game>
