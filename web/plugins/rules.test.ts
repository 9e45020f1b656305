import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { named, sections } from './rules'

const page = (language: string, game: string) =>
  sections(readFileSync(new URL(`../../docs/rules/${language}/${game}.md`, import.meta.url), 'utf8'))

test('ranges name their rules', () => {
  expect(named('X8–X10, X15')).toEqual(['X8', 'X9', 'X10', 'X15'])
})

test.each(['xylotar', 'hilo', 'xxl'])('the pages of %s explain the same rules in every language', (game) => {
  const english = page('en', game)
  expect(english.sections.every((section) => section.rules.length > 0)).toBe(true)
  for (const language of ['fr', 'cs']) {
    const other = page(language, game)
    expect(other.sections.map((section) => section.range)).toEqual(english.sections.map((section) => section.range))
    expect(other.title).not.toBe(english.title)
  }
})

test('whatever a refusal cites can be looked up', () => {
  const cited = (folder: string) =>
    [
      ...readFileSync(new URL(`../../src/atout/match/${folder}/reasons.py`, import.meta.url), 'utf8').matchAll(/"([XHK]\d+)"/g),
    ].map((match) => match[1]!)
  for (const game of ['xylotar', 'hilo', 'xxl']) {
    const known = new Set(page('en', game).sections.flatMap((section) => section.rules))
    expect(
      cited(game).filter((rule) => !known.has(rule)),
      game,
    ).toEqual([])
  }
})
