import { expect, test } from 'vitest'
import { equals, moved } from './arranging'

const HAND = ['Y8', 'R4', 'G4', 'B4', 'P2']

test('X4: only equal values change places', () => {
  expect(equals(HAND, 1)).toEqual([1, 2, 3])
  expect(moved(HAND, 1, 3)).toEqual(['Y8', 'G4', 'B4', 'R4', 'P2'])
  expect(moved(HAND, 3, 1)).toEqual(['Y8', 'B4', 'R4', 'G4', 'P2'])
  expect(moved(HAND, 0, 1)).toBe(HAND)
  expect(moved(HAND, 4, 4)).toBe(HAND)
})
