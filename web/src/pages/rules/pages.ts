/** The rules in every language that has them; the others read English. */
import type { Game } from '../../server/types'
import type { Section } from '../../../plugins/rules'

export interface RulesPage {
  title: string
  intro: string
  sections: Section[]
}

const PAGES: Record<string, () => Promise<{ default: RulesPage }>> = {
  'en/xylotar': () => import('virtual:rules/en/xylotar'),
  'en/hilo': () => import('virtual:rules/en/hilo'),
  'en/xxl': () => import('virtual:rules/en/xxl'),
  'fr/xylotar': () => import('virtual:rules/fr/xylotar'),
  'fr/hilo': () => import('virtual:rules/fr/hilo'),
  'fr/xxl': () => import('virtual:rules/fr/xxl'),
  'cs/xylotar': () => import('virtual:rules/cs/xylotar'),
  'cs/hilo': () => import('virtual:rules/cs/hilo'),
  'cs/xxl': () => import('virtual:rules/cs/xxl'),
}

export async function pageOf(game: Game, language: string): Promise<RulesPage> {
  const load = PAGES[`${language}/${game}`] ?? PAGES[`en/${game}`]!
  return (await load()).default
}
