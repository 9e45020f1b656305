/** What the server says, as docs/protocol.md describes it. */

export type Game = 'xylotar' | 'hilo' | 'xxl'
export type Level = 'random' | 'novice' | 'club' | 'expert'
export type Seat = number

export interface Agreement {
  pace: number
  grace: number
  stand_in: Level | null
  clock: { bank: number; increment: number } | null
  take_back: boolean
  spectators: boolean
  public: boolean
  possible: boolean
  chat: 'on' | 'phrases' | 'off'
}

export interface Chair {
  seat: Seat
  kind: 'person' | 'bot' | 'reserved' | 'open'
  name: string
  bot: Level | null
  away_since: number | null
  waited_for_until: number | null
  shows_hand: boolean
}

export interface TableInfo {
  code: string
  game: Game
  options: Record<string, unknown>
  agreement: Agreement
  status: 'open' | 'playing' | 'finished' | 'abandoned'
  locked: boolean
  host: Seat | null
  seats: Chair[]
  request: { what: string; seat: Seat; agreed: Seat[]; moves: number } | null
  clock: { bank: { seat: Seat; seconds: number }[]; running: Seat[]; paused: boolean; at: number } | null
  share: string | null
  rematch: string | null
  shuffle: ShufflePromise | null
}

/** What the server is bound to before a match, and what the players have added (docs/fairness.md). */
export interface ShufflePromise {
  commitment: string
  chain: string
  match: number
  abandoned: number
  entropy: Record<string, string>
  shared: boolean
}

/** Something that gave or took points, or did not: `account-what` says it in words. */
export interface AccountLine {
  rule: string
  what: string
  points: number
  arguments: Record<string, unknown>
}

export interface DealResult {
  scores: number[]
  places: number[]
  /** What the scores are made of, by player; rounds that ended long ago may lack it. */
  account?: AccountLine[][]
}

/** How somebody has won, or why one more round is played; `tied`: those who had the same total. */
export interface How {
  how: string
  rule: string
  tied?: Seat[]
  tricks?: number
}

export interface Result {
  finished: boolean
  deals: DealResult[]
  totals: number[]
  places: number[]
  winners: Seat[]
  ended?: How | null
  extra?: How | null
}

interface AnyView {
  seat: Seat | null
  players: { seat: Seat; name: string }[]
  options: Record<string, unknown>
  deal: number
  to_act: Seat[]
  legal: string[]
}

export interface Xylo {
  seat: Seat
  cards: string[]
  played: number[]
  tricks: number
  bid: { slot: number; value: number } | null
  looked_at: number[]
}

export interface XylotarView extends AnyView {
  game: 'xylotar'
  phase: 'begin' | 'arrange' | 'play' | 'announce' | 'choose' | 'over'
  trump: string
  turn: Seat | null
  /** Null until somebody has decided who begins, among those who are tied. */
  leader: Seat | null
  tied?: Seat[]
  led: string | null
  trick: { seat: Seat; slot: number; card: string }[]
  xylos: Xylo[]
  /** Only on screen, for a moment: who takes the trick that lies there, and which slots somebody looks at. */
  taker?: Seat
  looking?: { seat: Seat; slots: number[] }
}

export type HiloCell = string | null

export interface Tableau {
  seat: Seat
  rows: HiloCell[][]
  sum: number
  /** The cells whose cards lie face down, where somebody sees them all the same. */
  hidden?: number[]
}

export interface HiloView extends AnyView {
  game: 'hilo'
  phase: 'flip' | 'turn' | 'drawn' | 'shuffle' | 'clear' | 'slide' | 'choose' | 'over'
  turn: Seat | null
  closer: Seat | null
  settling: boolean
  draws: number
  discards: number
  discard: string | null
  held: string | null
  lines: string[]
  tableaus: Tableau[]
  /** Only on screen, for a moment: cards that are about to go. */
  lit?: string[]
}

interface AnyXxlView<Variant extends number, OnTable> extends AnyView {
  game: 'xxl'
  variant: Variant
  variant_names: Record<string, string>
  dealer: Seat
  turn: Seat | null
  hand: string[]
  /** Everybody's cards, for those who look back. */
  hands?: string[][]
  counts: number[]
  stock: number
  table: OnTable
  /** Only on screen, for a moment. */
  taker?: Seat
}

export interface TrickCard {
  seat: Seat
  card: string
}
export interface Run {
  end: string
  step: number
}
export interface RunsTable {
  columns: { top: string; run: Run | null; wanted: string[] }[]
  drawn: string | null
}
export interface BelowTable {
  top: string
  drawn: string | null
}
export interface RefuseTable {
  round: number
  keeping: boolean
  colour: string | null
  leader: Seat
  trick: TrickCard[]
  tricks: number[]
  taken: number[]
  kept: string | null
}
export interface StreetsTable {
  middle: string[]
  streets: string[][]
  drawn: string | null
  street_laid: boolean
  exchanged: boolean
  passes: number
  quiet_turns: number
  dry_turns: number
}
export interface DescentsTable {
  wanted: Record<string, number>
  drawn: string | null
}
export interface ColourTable {
  trump: string | null
  open: string[]
  leader: Seat
  trick: TrickCard[]
  tricks: number[]
  won: string[][]
}

export type XxlView =
  | AnyXxlView<1, RunsTable>
  | AnyXxlView<2, BelowTable>
  | AnyXxlView<3, RefuseTable>
  | AnyXxlView<4, StreetsTable>
  | AnyXxlView<5, DescentsTable>
  | AnyXxlView<6, ColourTable>

export type View = XylotarView | HiloView | XxlView

export interface State {
  table: TableInfo
  view: View | null
  result: Result | null
  /** What concerns only us: the seats of those whom we do not want to hear. */
  own: { muted: Seat[] }
}

/** What everybody saw happen in a move. */
export interface Happened {
  event: string
  seat?: Seat
  card?: string
  cards?: string[] | string[][]
  slot?: number
  slots?: number[]
  cell?: number
  cells?: number[]
  discarded?: string
  line?: string
  way?: string
  colour?: string
  column?: number
  leader?: Seat
  deal?: number
  scores?: number[]
  places?: number[]
  account?: AccountLine[][]
}

/** An entry of a table's log. */
export interface Told {
  n: number
  kind: string
  seat?: Seat
  move?: string
  happened?: Happened[]
  name?: string
  level?: Level
  what?: string
  granted?: boolean
  code?: string
}

/** Something that was said, by whom and when: an entry, too. A phrase goes by its name. */
export interface Spoken {
  n: number
  at: number
  seat: Seat
  name: string
  text?: string
  phrase?: string
}

export interface Refusal {
  message: string
  arguments: Record<string, unknown>
  rule: string | null
}

export type Message =
  | { type: 'state'; n: number; seat: Seat | null; state: State; moves: [Seat, string][]; events: Told[] | null; chat: Spoken[] }
  | { type: 'update'; n: number; events: Told[]; change: Change }
  | { type: 'done'; id: string; n: number; seat?: Seat; invitation?: string; code?: string }
  | ({ type: 'refused'; id: string | null } & Refusal)
  | { type: 'replaced' }
  | { type: 'bye'; within: number }
  | { type: 'pong' }

/** `[value]` replaces; an object says where: by key, by index, `+` for what was appended. */
export type Change = [unknown] | { [where: string]: Change | unknown[] }

export interface Running {
  seat: Seat
  mine: boolean
  table: TableInfo
}

export interface Finished {
  share: string
  game: Game
  finished_at: number
  seat: Seat | null
  players: string[]
  /** Whether each player was a bot at the end. */
  bots: boolean[]
  result: Result
}

export interface MatchRecord {
  format: string
  game: Game
  players: string[]
  options: Record<string, unknown>
  result: Result
}
