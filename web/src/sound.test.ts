import { expect, test } from 'vitest'
import { COLOURS } from './cards/colours'
import { partials, tonesOf, usually } from './sound'

const CARDS = Object.keys(COLOURS).flatMap((letter) => Array.from({ length: 13 }, (_, i) => `${letter}${i - 1}`))

test('every colour and value has a note of its own', () => {
  const notes = CARDS.map((card) => JSON.stringify(tonesOf(card).flatMap(partials)))
  expect(new Set(notes).size).toBe(CARDS.length)
  expect(CARDS).toHaveLength(8 * 13)
})

test('they are gentle: never shrill, never long, never loud', () => {
  for (const [tone, ...above] of CARDS.map((card) => tonesOf(card).flatMap(partials))) {
    expect(tone!.frequency).toBeGreaterThan(100)
    expect(tone!.frequency).toBeLessThan(1400)
    expect(tone!.loud + above.reduce((sum, one) => sum + one.loud, 0)).toBeLessThan(0.25)
    expect(tone!.length).toBeLessThan(1)
  }
})

test('a trick is softer than its cards were', () => {
  const [played] = usually({ event: 'play', seat: 1, card: 'R7' } as never)
  const trick = usually({ event: 'trick', seat: 1, cards: ['R7', 'B3'] } as never)
  expect(trick.every((tone) => tone.loud! < played!.loud!)).toBe(true)
})
