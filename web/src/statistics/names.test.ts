import { expect, test } from 'vitest'
import type { Figures } from './types'

Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null, setItem: () => {} } })
const { couldBe, namesIn } = await import('./names.svelte')

const match = (number: string, players: string[], bots?: boolean[]): Figures => ({
  version: 1,
  match: number,
  game: 'hilo',
  players,
  options: {},
  moves: 0,
  deals: [],
  totals: [],
  places: [],
  won: [],
  ...(bots ? { bots } : {}),
})
const MATCHES = [
  match('1', ['Ada', 'Bo']),
  match('2', ['Adda', 'Bo', 'Cy']),
  match('3', ['Ada', 'Cy', 'Hana'], [false, false, true]),
]

test('names are listed with their matches, bots are not, and a match that is there twice counts once', () => {
  expect(namesIn([...MATCHES, MATCHES[0]!])).toEqual([
    { name: 'Ada', matches: 2 },
    { name: 'Bo', matches: 2 },
    { name: 'Cy', matches: 2 },
    { name: 'Adda', matches: 1 },
  ])
})

test('two who have met are two people', () => {
  expect(couldBe('Ada', MATCHES, {})).toEqual(['Adda'])
  expect(couldBe('Bo', MATCHES, {})).toEqual([])
  expect(couldBe('Cy', [MATCHES[0]!, match('4', ['Cy', 'Adda'])], { Adda: 'Ada' })).toEqual(['Bo'])
})
