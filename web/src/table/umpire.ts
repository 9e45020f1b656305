/** Whoever says what happens at a table, and what may: the server, or the rulebook at one's own desk. */
import type { Refusal, Seat, Spoken, State, Told } from '../server/types'

export interface News {
  state: State
  /** What happened on the way there; null: unknown, the state is simply another one. */
  events: Told[] | null
  /** How many moves have been taken back. */
  undone: number
  /** The first state, with what happened earlier: nothing to show, only to remember. */
  first: boolean
  /** All that was said lately; null: nothing but what the events tell. */
  chat: Spoken[] | null
}

export interface Answer {
  n: number
  invitation?: string
  code?: string
}

export interface Umpire {
  /** Others can come to this table: it has a link, a chat, a host. */
  readonly remote: boolean
  /** A lesson: it asks for every decision that is to be learnt. */
  readonly teaches?: boolean
  /** Everything here has happened already: it is looked at, and what is still being shown can be cut short. */
  readonly past?: boolean
  /** 'lost' is shown to people, 'connecting' is not. */
  readonly link: 'connecting' | 'open' | 'lost' | 'replaced' | 'gone'
  readonly gone: Refusal | null
  /** Commands whose effect we have not seen yet. */
  readonly waiting: number
  /** The last entry that we know of. */
  readonly n: number
  readonly seat: Seat | null
  /** Says something; the promise is kept when it counts, and broken with a Refusal when it does not. */
  say(command: Record<string, unknown>): Promise<Answer>
  /** Takes the seat back from another window. */
  takeOver(): void
  close(): void
}

/** Makes the umpire of a table, who tells the news there. */
export type Calling = (hear: (news: News) => void) => Umpire
