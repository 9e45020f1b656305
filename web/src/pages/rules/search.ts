/** Finds sections of the rules by their words. */
import type { Section } from '../../../plugins/rules'

/** Without accents, capitals and tags: 'Pli' finds 'plis', 'stych' finds 'štych'. */
export const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

/** The sections that have the words, those that have them in their titles first. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const inTitle = (section: Section) => plain(section.title).includes(plain(wanted))
  const hits = sections.filter((section) => found(section, wanted))
  return wanted.trim() ? [...hits.filter(inTitle), ...hits.filter((section) => !inTitle(section))] : hits
}

/** Whether a section has all the words, or explains the rule of that number. */
export function found(section: Section, wanted: string): boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const text = plain(`${section.title} ${section.html}`)
  return words.every((word) => text.includes(word) || section.rules.some((rule) => rule.toLowerCase() === word))
}
