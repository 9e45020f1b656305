/** Where editions of Xylotar differ, people expect the one that they have at home: that of their language, until they choose. */
import { known } from '../../server/known'
import { language } from '../../words/words.svelte'
import { ownSettings } from '../own-settings'

export type Edition = 'fr' | 'cs'

const own = ownSettings<{ edition: '' | Edition }>({ edition: '' })

export const edition = (): Edition => own.edition || (language() === 'cs' ? 'cs' : 'fr')
export const choose = (chosen: Edition) => (own.edition = chosen)

/** What people agree on who have an edition: what the server calls customary where that language is spoken. */
export const EDITIONS: Record<Edition, Partial<typeof known.xylotar.customary.cs>> = { fr: {}, cs: known.xylotar.customary.cs }
