/** A game is a folder: nothing outside of these folders names a game or a variant. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from './games'

const SOURCE = new URL('../', import.meta.url)
const NAMES = GAMES.map(({ name }) => name)
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|ts|css)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCE), 'utf8') }))
const of = (folder: RegExp) => FILES.filter(({ name }) => folder.test(name))

/** What the server and the rulebook say, as they say it: made of their descriptions, and the names that are used here. */
const DATA = ['server/schema.ts', 'server/types.ts', 'server/known.ts', 'rulebook/schema.ts']
/** A variant that is dealt twice is told by the record, which has a part that no other has. */
const TOLD_BY_THE_RECORD = ['games/xxl/fair.ts']

/** Where a text names a game, or a variant in whatever way: by its number, or because it tells variants apart at all. */
const named = (text: string): string[] => [
  ...(text.match(new RegExp(`.*(${NAMES.join('|')}).*`, 'gi')) ?? []),
  ...(text.match(/.*(?<!font-)variant.*/gi) ?? []),
]
/** Where a text tells one variant from the others. */
const oneVariant = (text: string): string[] =>
  text.match(/.*(variant\)?\s*[!=]==?\s*\d|case \d|variant-\d|from '\.\/(runs|below|refuse|streets|descents|colour)\/).*/g) ?? []

test('nothing outside of games/ names a game or a variant', () => {
  const outside = of(/^(?!games\/)/).filter(({ name }) => !DATA.includes(name))
  expect(outside.length).toBeGreaterThan(150)
  expect(outside.flatMap(({ name, text }) => named(text).map((line) => `${name}: ${line.trim()}`))).toEqual([])
})

test('what all games share names none of them, and no game names another', () => {
  const shared = of(/^games\/[^/]+$/)
  expect(shared.length).toBeGreaterThan(6)
  expect(shared.flatMap(({ name, text }) => named(text).map((line) => `${name}: ${line.trim()}`))).toEqual([])
  for (const own of NAMES)
    for (const { name, text } of of(new RegExp(`^games/${own}/`)))
      for (const other of NAMES.filter((one) => one !== own))
        expect(text, `${name} and ${other}`).not.toMatch(new RegExp(other, 'i'))
})

test('what all variants share tells none of them from the others', () => {
  const shared = of(/^games\/xxl\/[^/]+$/).filter(({ name }) => !TOLD_BY_THE_RECORD.includes(name))
  expect(shared.length).toBeGreaterThan(20)
  expect(shared.flatMap(({ name, text }) => oneVariant(text).map((line) => `${name}: ${line.trim()}`))).toEqual([])
})

test('these walls would notice', () => {
  expect(named("if (view.game === 'hilo') return")).toHaveLength(1)
  expect(named('/** Two play Xylotar at seats 1 and 3. */')).toHaveLength(1)
  expect(named('view.variant === 3')).toHaveLength(1)
  expect(named('font-variant-numeric: tabular-nums')).toEqual([])
  for (const line of ['view.variant === 3', 'case 4:', "t('variant-2')", "from './streets/streets'"])
    expect(oneVariant(line), line).toHaveLength(1)
  for (const { name } of FILES.filter(({ name }) => DATA.includes(name)))
    expect(named(FILES.find((file) => file.name === name)!.text), name).not.toEqual([])
})
