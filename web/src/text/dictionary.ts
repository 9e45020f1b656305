/** The words of the command line in the language of the page. The notation itself is understood everywhere. */
import { COLOURS } from '../cards/colours'
import { GAMES, tableOf } from '../games/games'
import { t } from '../words/words.svelte'
import { plain, type Dictionary } from './notation'

export const QUESTIONS = [
  'help',
  'hand',
  'table',
  'scores',
  'legal',
  'last',
  'repeat',
  'who',
  'log',
  'rules',
  'yes',
  'no',
] as const
export type Question = (typeof QUESTIONS)[number]

/** A message that lists words: `hand, cards, h`. */
const listed = (id: string) =>
  t(id)
    .split(',')
    .map((word) => plain(word.trim()))

export function dictionary(): Dictionary {
  const found = new Map<string, string>()
  for (const word of new Set(GAMES.flatMap(({ verbs, particles }) => [...verbs, ...particles])))
    for (const said of listed(`say-${word}`)) found.set(said, word)
  for (const { name, letter } of Object.values(COLOURS)) found.set(plain(t(`colour-${name}`)), letter)
  return found
}

/** The question that a line asks, if it is one. */
export function questionIn(text: string): Question | null {
  const said = plain(text).trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  if (said === '?') return 'help'
  return QUESTIONS.find((question) => question === said || listed(`ask-${question}`).includes(said)) ?? null
}

/** What follows one of the words of a message, as it was typed: `say hello` with `ask-say` is `hello`. */
export function after(text: string, id: string): string | null {
  const [verb, ...rest] = text.trim().split(/\s+/)
  return verb && rest.length && listed(id).includes(plain(verb)) ? rest.join(' ') : null
}

const first = (id: string) => t(id).split(',')[0]!

/** A move to begin with, in the words of the language. */
export function example(game: string): string {
  const [verb, ...rest] = tableOf(game).example
  return [first(`say-${verb}`), ...rest].join(' ')
}
