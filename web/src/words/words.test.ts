import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { parse, type Entry, type Message } from '@fluent/syntax'
import { expect, test } from 'vitest'
import { PHRASES } from '../table/chat.svelte'
import { preferred, printed } from './words.svelte'

const CATALOGUES = new URL('../../../src/atout/words/', import.meta.url)
const read = (language: string) => readFileSync(new URL(`${language}.ftl`, CATALOGUES), 'utf8')
const entries = (language: string) => parse(read(language), {}).body
const messages = (language: string) => entries(language).filter((entry: Entry): entry is Message => entry.type === 'Message')
const ids = (language: string) => messages(language).map((message) => message.id.name)
const LANGUAGES = readdirSync(CATALOGUES)
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => name.slice(0, -4))

function say(language: string, id: string, values: Record<string, string | number>): string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(read(language)))
  const errors: Error[] = []
  const said = bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors)
  expect(errors).toEqual([])
  return said
}

const variables = (language: string) =>
  new Map(
    messages(language).map((message) => [
      message.id.name,
      [
        ...new Set(JSON.stringify(message).match(/"type":"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g) ?? []),
      ].sort(),
    ]),
  )

test.each(LANGUAGES)('%s is readable and complete', (language) => {
  expect(entries(language).filter((entry) => entry.type === 'Junk')).toEqual([])
  const known = ids(language)
  expect(known.length).toBe(new Set(known).size)
  expect(known.sort()).toEqual(ids('en').sort())
})

test.each(LANGUAGES)('%s asks for nothing that English does not fill in', (language) => {
  const known = variables('en')
  for (const [id, used] of variables(language)) for (const one of used) expect(known.get(id), id).toContain(one)
})

test.each(LANGUAGES)('%s has no exclamation marks', (language) => {
  expect(
    read(language)
      .split('\n')
      .filter((line) => !line.startsWith('#') && line.includes('!')),
  ).toEqual([])
})

test('every sentence that the client asks for exists', () => {
  const SOURCE = new URL('..', import.meta.url)
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'),
  )
  const asked = files.flatMap((name) =>
    [...readFileSync(new URL(name, SOURCE), 'utf8').matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1]!),
  )
  const known = new Set(ids('en'))
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([])
  expect(asked.length).toBeGreaterThan(200)
})

test('every refusal of a game and of a table has its sentence', () => {
  const SERVER = new URL('../', CATALOGUES)
  const within = (folder: string, wanted: RegExp) =>
    readdirSync(new URL(`${folder}/`, SERVER), { recursive: true, encoding: 'utf8' })
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`)
  const files = ['match/pad/pad.py', ...within('game', /(reasons|pad|variant)\.py$/), ...within('server', /\.py$/)]
  const refused = files.flatMap((name) =>
    [...readFileSync(new URL(name, SERVER), 'utf8').matchAll(/Refusal\(\s*"([\w-]+)"/g)].map((match) => match[1]!),
  )
  const known = new Set(ids('en'))
  expect([...new Set(refused)].filter((name) => !known.has(`refused-${name}`))).toEqual([])
  expect(refused.length).toBeGreaterThan(80)
})

test('every phrase of the server has its words, and its button', () => {
  const source = readFileSync(new URL('../server/tables/chat.py', CATALOGUES), 'utf8')
  const phrases = [...source.slice(source.indexOf('Phrase = Literal['), source.indexOf(']')).matchAll(/"([a-z-]+)"/g)].map(
    (match) => match[1]!,
  )
  expect(phrases).toEqual([...PHRASES])
  expect(ids('en').filter((id) => id.startsWith('phrase-'))).toEqual(phrases.map((phrase) => `phrase-${phrase}`))
})

test('a number below zero has a minus sign', () => {
  expect([-3, 0, 12, null].map(printed)).toEqual(['−3', '0', '12', ''])
})

test('plural forms are right in French and Czech', () => {
  expect([0, 1, 2].map((count) => say('fr', 'tricks-word', { count }))).toEqual(['pli', 'pli', 'plis'])
  expect([0, 1, 2, 4, 5].map((count) => say('cs', 'tricks-word', { count }))).toEqual([
    'štychů',
    'štych',
    'štychy',
    'štychy',
    'štychů',
  ])
  expect([1, 2, 5].map((count) => say('en', 'tricks-word', { count }))).toEqual(['trick', 'tricks', 'tricks'])
})

test('the language of the browser is chosen, English where there is none', () => {
  expect(preferred(['de-AT', 'cs-CZ'], ['cs', 'en', 'fr'])).toBe('cs')
  expect(preferred(['fr-CA'], ['cs', 'en', 'fr'])).toBe('fr')
  expect(preferred(['de'], ['cs', 'en', 'fr'])).toBe('en')
})
