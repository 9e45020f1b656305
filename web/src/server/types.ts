/**
 * What the server says. `schema.ts` is made of the server's own description of it (`uv run python -m tools.types`), so nothing of
 * that is written here: only what these types are called in the client, and what a screen adds to a view for a moment.
 */
import type * as told from './schema'

export type {
  Agreement,
  BelowTable,
  DealResult,
  DescentsTable,
  How,
  MatchOver,
  RefuseTable,
  ShufflePromise,
  ColourTable,
  StreetsTable,
  Tableau,
  TableInfo,
  Xylo,
} from './schema'
export type {
  HiloEvent,
  XxlEvent,
  XylotarEvent,
  Line as AccountLine,
  Player,
  Refused as Refusal,
  RunsTable,
  Said as Spoken,
  SeatInfo as Chair,
  Slide,
  XxlPlayed as TrickCard,
} from './schema'

export type Game = told.View['game']
export type Level = NonNullable<told.SeatInfo['bot']>
export type Seat = number
type Why = 'ended' | 'extra' | 'deals_agreed'
/** Of matches that ended long ago only the numbers are known. */
export type Result = Omit<told.ResultInFull, Why> & Partial<Pick<told.ResultInFull, Why>>

/** One of several kinds; what other kinds have can be asked for, too, and is not there. */
type OneOf<All, Keys extends PropertyKey = AnyKey<All>> = All extends unknown
  ? All & { [key in Exclude<Keys, keyof All>]?: undefined }
  : never
type AnyKey<All> = All extends unknown ? keyof All : never

/** What everybody saw happen in a move. */
export type Happened = OneOf<told.Happened>
/** An entry of a table's log. */
export type Told = OneOf<told.Told>

// --- Views, and what is on screen only for a moment ---

interface Taken {
  /** Who takes the trick that lies there. */
  taker?: Seat | undefined
}

export type XylotarView = told.XylotarView & Taken & { looking?: { seat: Seat; slots: number[] } | undefined }
/** `lit`: cards that are about to go. */
export type HiloView = told.HiloView & { lit?: string[] | undefined }
export type HiloCell = told.Tableau['rows'][number][number]
export type XxlView = Extract<told.View, { game: 'xxl' }> & Taken
export type View = XylotarView | HiloView | XxlView
export type State = Omit<told.TableState, 'view' | 'result'> & { view: View | null; result: Result | null }

// --- Messages ---

/** `[value]` replaces; an object says where: by key, by index, `+` for what was appended. */
export type Change = [unknown] | { [where: string]: Change | unknown[] }

type First = 'moves' | 'chat'
/** Over a WebSocket, a state tells all moves and what was said lately. */
type Whole = Omit<told.State, First | 'state'> & Required<Pick<told.State, First>> & { state: State }
type Changed = Omit<told.Update, 'change'> & { change: Change }

export type Message = Whole | Changed | told.Carried | told.NotDone | told.Replaced | told.Revoked | told.Bye | told.Pong

export type { Finished, Running } from './schema'
