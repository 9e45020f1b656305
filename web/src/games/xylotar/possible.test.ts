import { expect, test } from 'vitest'
import type { XylotarView } from '../../server/types'
import { possibleAt, ranges, valuesAt } from './possible'

test('values in a row are written as a range', () => {
  expect([[4], [4, 5], [4, 7, 8, 9], []].map(ranges)).toEqual(['4', '4–5', '4 7–9', ''])
})

test('what is possible is what the view says, by seat and slot', () => {
  const view = { xylos: [{ seat: 1 }, { seat: 3 }], possible: [[null], [[0, 1], [3]]] } as unknown as XylotarView
  expect(valuesAt(view, 1, 1)).toBe(null)
  expect(valuesAt(view, 3, 1)).toEqual([0, 1])
  expect(possibleAt(view, 3, 2)).toBe('3')
  expect(possibleAt({ ...view, possible: undefined } as unknown as XylotarView, 3, 2)).toBe('')
})
