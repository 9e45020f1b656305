/** What the rulebook tells of matches, one by one and together (src/atout/match/statistics). */

/** A few numbers of one match. They go back as they came; this is what the page itself looks at. */
export interface Figures {
  version: number
  /** The same for every record of the same match. */
  match: string
  game: string
  players: string[]
  at?: number | null
  bots?: boolean[] | null
}

/** What somebody is called here; null leaves them out. */
export type Names = Record<string, string | null>

export interface Ratio {
  count: number
  of: number
  share: number | null
  /** Where the true share lies; null where there are too few to tell. */
  low: number | null
  high: number | null
}

export interface Average {
  mean: number | null
  error: number | null
  of: number
}

export interface Someone {
  name: string
  bot: boolean
  matches: number
  wins: Ratio
  by_chance: number
  places: number[]
  place: Average
  /** And by the names of games what only they count, for who has played them. */
  [game: string]: unknown
}

export interface Pair {
  before: number
  level: number
  behind: number
  matches: number
  ahead: Ratio
}

export interface InOrder {
  at: number | null
  game: string
  people: { person: number; place: number; won: boolean; points: number }[]
}

export interface Together {
  matches: number
  deals: number
  moves: number
  games: Record<string, number>
  people: Someone[]
  pairs: (Pair | null)[][]
  in_order: InOrder[]
}
