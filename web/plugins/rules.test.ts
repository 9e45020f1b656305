import '../tests/as-in-a-browser'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games/games'
import { named, ruled, sections, shown } from './rules'

const page = (language: string, game: string) =>
  sections(readFileSync(new URL(`../../docs/rules/${language}/${game}.md`, import.meta.url), 'utf8'))

/** Everything that a game says in Python. */
function told(game: string): string {
  const folder = new URL(`../../src/atout/game/${game}/`, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'))
  return files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
}

test('ranges name their rules', () => {
  expect(named('X8–X10, X15')).toEqual(['X8', 'X9', 'X10', 'X15'])
})

test.each(GAMES.map(({ name }) => name))('the pages of %s explain the same rules in every language', (game) => {
  const english = page('en', game)
  expect(english.sections.every((section) => section.rules.length > 0)).toBe(true)
  for (const language of ['fr', 'cs']) {
    const other = page(language, game)
    expect(other.sections.map((section) => section.range)).toEqual(english.sections.map((section) => section.range))
    expect(other.title).not.toBe(english.title)
  }
})

const RULINGS = {
  xylotar: ['X6', 'X15', 'X17', 'X21', 'X22', 'X24', 'X30', 'X32', 'X34'],
  hilo: ['H4', 'H7', 'H8', 'H9'],
  xxl: ['K2', 'K6', 'K7', 'K11', 'K44', 'K45', 'K46', 'K53', 'K55', 'K62', 'K76'],
}

test.each(['en', 'fr', 'cs'])('every ruling is told as one, in %s', (language) => {
  for (const [game, rulings] of Object.entries(RULINGS)) {
    const marked = page(language, game).sections.flatMap((section) => [...section.html.matchAll(/id="ruling-(\w+)"/g)])
    const number = (rule: string) => Number(rule.slice(1))
    expect(marked.map((match) => match[1]!).sort((a, b) => number(a) - number(b))).toEqual(rulings)
  }
})

test.each(['en', 'fr', 'cs'])('the page for referees has every ruling, in %s', (language) => {
  const text = readFileSync(new URL(`../../docs/rules/${language}/rulings.md`, import.meta.url), 'utf8')
  expect(ruled(text).sort()).toEqual(Object.values(RULINGS).flat().sort())
})

test('a ruling stands in the section that explains its rule', () => {
  for (const game of Object.keys(RULINGS))
    for (const section of page('en', game).sections)
      for (const [, rule] of section.html.matchAll(/id="ruling-(\w+)"/g))
        expect([...section.rules, 'X22'], section.title).toContain(rule)
})

test('links between pages lead to where they are in the client', () => {
  expect(shown('[advice](../../tips/cs/hilo.md)')).toContain('href="/tips/hilo"')
  expect(shown('[the league](../../bots-strength.md)')).toBe('<p>the league</p>\n')
  expect(shown('> *Example.* (X1)')).not.toContain('ruling')
  for (const language of ['en', 'fr', 'cs'])
    for (const game of Object.keys(RULINGS)) expect(page(language, game).intro).toContain(`href="/tips/${game}"`)
})

test('whatever a refusal cites can be looked up', () => {
  const cited = (game: string) => [...told(game).matchAll(/"([XHK]\d+)"/g)].map((match) => match[1]!)
  for (const { name: game } of GAMES) {
    const known = new Set(page('en', game).sections.flatMap((section) => section.rules))
    expect(
      cited(game).filter((rule) => !known.has(rule)),
      game,
    ).toEqual([])
  }
})

test('a picture of a position becomes a place to draw it', () => {
  const html = shown('![Yellow 6 was led.](../positions/xylotar-following.png)')
  expect(html.trim()).toBe('<figure data-position="xylotar-following"><figcaption>Yellow 6 was led.</figcaption></figure>')
})

test('a refusal that is said to rest on a ruling leads to one, and is one that its game makes', async () => {
  const pages = ruled(readFileSync(new URL('../../docs/rules/en/rulings.md', import.meta.url), 'utf8'))
  for (const game of GAMES) {
    const { rulings = [], asAgreed = [] } = await game.table.open()
    expect(rulings.length, game.name).toBeGreaterThan(0)
    for (const one of [...rulings, ...asAgreed]) {
      const [message, rule] = one.split(' ')
      expect(pages).toContain(rule)
      expect(told(game.name)).toContain(`"${message}"`)
    }
  }
})
