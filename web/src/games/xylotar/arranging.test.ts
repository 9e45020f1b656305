import { expect, test } from 'vitest'
import { exchangeableWith, moved } from './arranging'

const HAND = ['Y8', 'R4', 'G4', 'B4', 'P2']
const GROUPS = [[2, 3, 4]]

test('only cards of a group change places', () => {
  expect(exchangeableWith(GROUPS, 1)).toEqual([1, 2, 3])
  expect(exchangeableWith(GROUPS, 0)).toEqual([0])
  expect(moved(HAND, GROUPS, 1, 3)).toEqual(['Y8', 'G4', 'B4', 'R4', 'P2'])
  expect(moved(HAND, GROUPS, 3, 1)).toEqual(['Y8', 'B4', 'R4', 'G4', 'P2'])
  expect(moved(HAND, GROUPS, 0, 1)).toBe(HAND)
  expect(moved(HAND, GROUPS, 4, 4)).toBe(HAND)
})
