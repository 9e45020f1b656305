/** The rules and the tips in every language that has them; the others read English. */
import type { Section } from '../../../plugins/rules'

export interface RulesPage {
  title: string
  intro: string
  sections: Section[]
}

const DOCS = '../../../../docs/'
const PAGES = import.meta.glob<RulesPage>('../../../../docs/{rules,tips}/*/*.md', { import: 'default' })

const page = (kind: 'rules' | 'tips', name: string, language: string): Promise<RulesPage> =>
  (PAGES[`${DOCS}${kind}/${language}/${name}.md`] ?? PAGES[`${DOCS}${kind}/en/${name}.md`]!)()

export const pageOf = (game: string, language: string) => page('rules', game, language)
export const tipsOf = (game: string, language: string) => page('tips', game, language)
/** All rulings of all games, for referees. */
export const rulingsIn = (language: string) => page('rules', 'rulings', language)
