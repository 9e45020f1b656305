import { expect, test } from 'vitest'
import { apart, pointsOverTime, ticks, winsOverTime } from './lines'
import type { InOrder, Someone, Together } from './types'

const match = (...people: [number, boolean, number][]): InOrder => ({
  at: null,
  game: 'hilo',
  people: people.map(([person, won, points]) => ({ person, won, points, place: won ? 1 : 2 })),
})
const found = {
  people: [{}, {}] as Someone[],
  in_order: [match([0, true, 3]), match([0, false, 9], [1, true, 2]), match([0, true, 1])],
} as Together

test('wins add up, from before the first match to the last of all', () => {
  expect(winsOverTime(found)[0]!.points.map(({ y }) => y)).toEqual([0, 1, 1, 2, 2])
  expect(winsOverTime(found)[1]!.points).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 1 },
    { x: 3, y: 1 },
  ])
})

test('points are those of one’s own matches', () => {
  expect(pointsOverTime(found)[1]!.points).toEqual([{ x: 2, y: 2 }])
})

test('labels are moved apart and stay inside', () => {
  expect(apart([10, 10, 90], 12, 0, 100)).toEqual([10, 22, 90])
  expect(apart([98, 99], 12, 0, 100)).toEqual([88, 100])
})

test('ticks are round and hold everything', () => {
  expect(ticks(0, 7)).toEqual([0, 2, 4, 6, 8])
  expect(ticks(0, 0)).toEqual([0, 1])
  expect(ticks(-3, 41)).toEqual([-10, 0, 10, 20, 30, 40, 50])
})
