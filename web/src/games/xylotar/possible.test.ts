import { expect, test } from 'vitest'
import { HIGHEST } from '../../cards/colours'
import { possibleValues, ranges } from './possible'

/** Every way to lay out the hidden cards, tried one by one. */
function bruteForce(xylos: { cards: string[] }[]): (number[] | null)[][] {
  const hidden = xylos.flatMap((xylo, x) => xylo.cards.flatMap((card, slot) => (card[1] === '?' ? [{ x, slot }] : [])))
  const values = xylos.map((xylo) => xylo.cards.map((card) => (card[1] === '?' ? null : new Set<number>())))
  hidden.forEach(({ x, slot }) => (values[x]![slot] = new Set()))
  const laid = xylos.map((xylo) => [...xylo.cards])
  const fits = () =>
    new Set(laid.flat()).size === laid.flat().length &&
    laid.every((cards) => cards.every((card, i) => !i || Number(cards[i - 1]!.slice(1)) >= Number(card.slice(1))))
  const search = (next: number) => {
    if (next === hidden.length) {
      if (fits()) hidden.forEach(({ x, slot }) => values[x]![slot]!.add(Number(laid[x]![slot]!.slice(1))))
      return
    }
    const { x, slot } = hidden[next]!
    const colour = xylos[x]!.cards[slot]![0]!
    for (let value = 0; value <= HIGHEST[colour]!; value++) {
      laid[x]![slot] = `${colour}${value}`
      search(next + 1)
    }
  }
  search(0)
  return xylos.map((xylo, x) =>
    xylo.cards.map((card, slot) => (card[1] === '?' ? [...values[x]![slot]!].sort((a, b) => a - b) : null)),
  )
}

const TABLES = [
  [{ cards: ['P3', 'P?', 'P?'] }, { cards: ['V2', 'P?'] }],
  [{ cards: ['B?', 'V?', 'B2', 'P?'] }, { cards: ['P3', 'V?', 'P0'] }],
  [{ cards: ['V?', 'V?', 'V?'] }, { cards: ['V?', 'P?'] }],
  [{ cards: ['P?', 'V4', 'P?'] }, { cards: ['P?', 'P?'] }],
]

test.each(TABLES)('keeps exactly what can be laid out (X1, X4): %#', (...xylos) => {
  expect(possibleValues(xylos)).toEqual(bruteForce(xylos))
})

test('a known card on the left is an upper limit, one on the right a lower one (X4)', () => {
  const [own] = possibleValues([{ cards: ['G6', 'R?', 'B3'] }])
  expect(own).toEqual([null, [3, 4, 5, 6], null])
})

test('values in a row are written as a range', () => {
  expect([[4], [4, 5], [4, 7, 8, 9], []].map(ranges)).toEqual(['4', '4–5', '4 7–9', ''])
})

test('a full table of sixty hidden cards is answered', () => {
  const deck = Object.entries(HIGHEST).flatMap(([letter, most]) =>
    Array.from({ length: most + 1 }, (_, value) => `${letter}${value}`),
  )
  const hands = [0, 1, 2, 3].map((seat) =>
    deck.filter((_, i) => i % 4 === seat).sort((a, b) => Number(b.slice(1)) - Number(a.slice(1))),
  )
  const seen = hands.map((hand, seat) => ({ cards: hand.map((card) => (seat === 1 ? card : `${card[0]}?`)) }))
  const possible = possibleValues(seen)
  hands.forEach((hand, seat) =>
    hand.forEach((card, slot) => seat !== 1 && expect(possible[seat]![slot]).toContain(Number(card.slice(1)))),
  )
})
