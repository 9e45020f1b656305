/** Where editions of a game differ, people expect the one that they have at home: that of their language, until they choose. */
import type { Game } from '../../server/types'
import { settings } from '../../settings.svelte'
import { language } from '../../words/words.svelte'

export type Edition = 'fr' | 'cs'

export const edition = (): Edition => settings.edition || (language() === 'cs' ? 'cs' : 'fr')

/** The options of an edition of Xylotar: how automata play (X32), and who settles a tie about who begins (X24). */
export const EDITIONS: Record<Edition, Record<string, unknown>> = { fr: {}, cs: { edition: 'cs', ties: 'neighbour' } }

/** What a new table begins with. */
export function usual(game: Game): Record<string, unknown> {
  if (game === 'xylotar') return EDITIONS[edition()]
  if (game === 'hilo') return settings.limit === 100 ? {} : { limit: settings.limit }
  return settings.variant ? { mode: 'series', variant: settings.variant, times: 1 } : {}
}
