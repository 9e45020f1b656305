import { expect, test } from 'vitest'
import { cellsOf, slid } from './lines'

test('lines name their cells', () => {
  expect(cellsOf('row 2', 3, 3)).toEqual([4, 5, 6])
  expect(cellsOf('column 1', 3, 3)).toEqual([1, 4, 7])
  expect(cellsOf('diagonal \\', 3, 3)).toEqual([1, 5, 9])
  expect(cellsOf('diagonal /', 3, 3)).toEqual([3, 5, 7])
  expect(cellsOf('column 2', 3, 2)).toEqual([2, 4, 6])
})

test('H11, E3: the preview of a slide keeps the order within rows or columns', () => {
  const rows = [
    [null, 'O1', 'Y2'],
    ['G3', null, 'T4'],
    ['B5', 'V6', null],
  ]
  expect(slid(rows, 'down')).toEqual([
    ['G3', 'O1', 'Y2'],
    ['B5', 'V6', 'T4'],
  ])
  expect(slid(rows, 'left')).toEqual([
    ['O1', 'Y2'],
    ['G3', 'T4'],
    ['B5', 'V6'],
  ])
})
