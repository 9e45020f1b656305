import { expect, test } from 'vitest'
import { around } from './around'

test('the others sit clockwise from the left', () => {
  expect(around([1, 2, 3, 4], 3)).toEqual([4, 1, 2])
  expect(around([1, 3], 1)).toEqual([3])
  expect(around([1, 2, 3], null)).toEqual([1, 2, 3])
})
