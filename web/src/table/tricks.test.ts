import { expect, test } from 'vitest'
import type { Happened } from '../server/types'
import { lastTrick } from './tricks'
import type { Line } from './seated.svelte'

const log = (...happened: Happened[]): Line[] => happened.map((one, n) => ({ n, told: { n, kind: 'moved' }, happened: one }))

test('the last trick is what was played before it was taken', () => {
  const played = [
    { event: 'play', seat: 1, card: 'R1' },
    { event: 'play', seat: 2, card: 'R2' },
    { event: 'trick', seat: 2 },
    { event: 'play', seat: 2, card: 'O1' },
    { event: 'hold', seat: 2 },
    { event: 'play', seat: 1, card: 'O4' },
    { event: 'trick', seat: 1 },
    { event: 'play', seat: 1, card: 'P0' },
  ]
  expect(lastTrick(log(...played))).toEqual({
    taker: 1,
    cards: [
      { seat: 2, card: 'O1' },
      { seat: 1, card: 'O4' },
    ],
  })
})

test('a new deal has no last trick', () => {
  expect(lastTrick(log({ event: 'play', seat: 1, card: 'R1' }, { event: 'trick', seat: 1 }, { event: 'deal-over' }))).toBe(null)
  expect(lastTrick([])).toBe(null)
})
