/** Where editions of Xylotar differ, people expect the one that they have at home: that of their language, until they choose. */
import { language } from '../../words/words.svelte'
import { ownSettings } from '../own-settings'

export type Edition = 'fr' | 'cs'

const own = ownSettings<{ edition: '' | Edition }>({ edition: '' })

export const edition = (): Edition => own.edition || (language() === 'cs' ? 'cs' : 'fr')
export const choose = (chosen: Edition) => (own.edition = chosen)

/** The options of an edition: how automata play (X32), and who settles a tie about who begins (X24). */
export const EDITIONS: Record<Edition, Record<string, unknown>> = { fr: {}, cs: { edition: 'cs', ties: 'neighbour' } }
