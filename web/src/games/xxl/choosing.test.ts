import { expect, test } from 'vitest'
import type { XxlView } from '../../server/types'
import { cardsOf, movesWith, sorted } from './choosing'
import runs from './runs/variant-1'
import streets from './streets/variant-4'

test('moves are found by the cards that they use', () => {
  const legal = ['draw', 'swap R4/O1 for B8/O7', 'street R: R4/O1 R5/G4 R6/G0', 'play R4/O1 on 1 by R', 'play R4/O1 on 2 by O']
  expect(cardsOf('swap R4/O1 for B8/O7')).toEqual(['R4/O1', 'B8/O7'])
  expect(movesWith(legal, ['R4/O1'])).toEqual(legal.slice(3))
  expect(movesWith(legal, ['R6/G0', 'R4/O1', 'R5/G4'])).toEqual([legal[2]])
  expect(movesWith(legal, [])).toEqual([])
})

test('a hand shows first what can follow', () => {
  const hand = ['B9/G3', 'R2/G1', 'Y8/R5', 'G10/Y4']
  expect(sorted(hand, [])).toEqual(['R2/G1', 'Y8/R5', 'G10/Y4', 'B9/G3'])
  expect(sorted(hand, ['G'])).toEqual(['G10/Y4', 'B9/G3', 'R2/G1', 'Y8/R5'])
})

test('what cannot be done is offered in the form that the server can explain', () => {
  const columns = {
    variant: 1,
    hand: [],
    table: {
      columns: [
        { top: 'R5/O0', run: null, wanted: [] },
        { top: 'O4/Y2', run: null, wanted: [] },
      ],
      drawn: null,
    },
  } as unknown as XxlView
  expect(runs.meant(columns, ['Y9/G3'])).toBe('play Y9/G3 on 2 by Y')
  expect(runs.meant(columns, ['B9/G3'])).toBe('play B9/G3 on 1 by B')
  const market = { variant: 4, hand: ['R4/O1'], table: {} } as unknown as XxlView
  expect(streets.meant(market, ['B8/O7', 'R4/O1'])).toBe('swap R4/O1 for B8/O7')
  expect(streets.meant(market, ['R6/G0', 'R4/O1', 'G9/R3'])).toBe('street R: R6/G0 R4/O1 G9/R3')
  expect(streets.meant(market, ['R6/G0', 'B4/O1', 'G9/R3'])).toBe('street R: R6/G0 B4/O1 G9/R3')
})
