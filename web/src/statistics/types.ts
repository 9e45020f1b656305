/** What the rulebook tells of matches, one by one and together, as its own types say (src/atout/match/statistics). */
import type * as told from '../rulebook/schema'

export type { Average, Figures, InOrder, Pair, Ratio } from '../rulebook/schema'

/** What somebody is called here; null leaves them out. */
export type Names = Record<string, string | null>

/** And by the names of games what only they count, for who has played them. */
export type Someone = told.Someone & { [game: string]: unknown }

export type Together = Omit<told.Together, 'people'> & { people: Someone[] }
