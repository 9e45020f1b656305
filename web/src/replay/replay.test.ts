import { describe, expect, test } from 'vitest'
import type { Happened } from '../server/types'
import { after, before, isDeal, marks, tricks } from './marks'
import { fromAddress, inAddress, within } from './place'

describe('a place in a match', () => {
  test.each([
    { move: 57, viewer: 2 },
    { move: 0, viewer: 'all' as const },
    { move: 3, viewer: null },
  ])('is in the address and comes back from it', (place) => {
    expect(fromAddress(inAddress(place))).toEqual(place)
  })

  test.each(['', '?move=-3', '?move=1e9&seat=x', '?move=99999999', '?seat=all', '?seat=0'])(
    'nonsense is the beginning: %s',
    (address) => {
      expect(fromAddress(address)).toEqual({ move: 0, viewer: 'all' })
    },
  )

  test('ends with the match, and has only its seats', () => {
    expect(within({ move: 500, viewer: 3 }, 73, [1, 3])).toEqual({ move: 73, viewer: 3 })
    expect(within({ move: 5, viewer: 2 }, 73, [1, 3])).toEqual({ move: 5, viewer: 'all' })
    expect(within({ move: 5, viewer: null }, 73, [1, 3])).toEqual({ move: 5, viewer: null })
  })
})

test('marks are jumped to in order, each once, the end too', () => {
  const places = marks(
    [
      { move: 0, kind: 'deal' },
      { move: 9, kind: 'bid' },
      { move: 9, kind: 'lead-change' },
      { move: 4, kind: 'bid' },
    ],
    20,
  )
  expect(places).toEqual([0, 4, 9, 20])
  expect([0, 3, 4, 9, 20].map((at) => after(places, at))).toEqual([4, 4, 9, 20, 20])
  expect([0, 3, 4, 9, 20].map((at) => before(places, at))).toEqual([0, 0, 0, 4, 9])
})

test('tricks are counted in each deal that has some, from the first card on', () => {
  const events = (names: string): Happened[] => names.split(' ').map((event) => ({ event }) as Happened)
  const happened = [
    'arrange',
    'play',
    'play trick',
    'hold',
    'play trick deal-over',
    'play',
    'draw',
    'deal-over',
    'play trick',
  ].map(events)
  const deals = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3]
  expect(tricks(happened, deals)).toEqual([0, 0, 1, 1, 2, 2, 0, 0, 0, 1])
  expect([0, 1, 5, 8].map((move) => isDeal(deals, move))).toEqual([true, false, true, true])
})
