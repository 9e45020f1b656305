import { expect, test } from 'vitest'
import type { Happened } from '../server/types'
import { lastTrick } from './tricks'
import type { Line } from './seated.svelte'

const log = (...happened: Happened[]): Line[] =>
  happened.map((one, n) => ({ n, told: { n, kind: 'moved', seat: 1, move: '', happened: [one] }, happened: one }))
const play = (seat: number, card: string): Happened => ({ event: 'play', seat, slot: 1, card })
const OVER: Happened = { event: 'deal-over', deal: 1, scores: [], places: [] }

test('the last trick is what was played before it was taken', () => {
  const played: Happened[] = [
    play(1, 'R1'),
    play(2, 'R2'),
    { event: 'trick', seat: 2, made: false },
    play(2, 'O1'),
    { event: 'hold', seat: 2 },
    play(1, 'O4'),
    { event: 'trick', seat: 1, made: false },
    play(1, 'P0'),
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
  expect(lastTrick(log(play(1, 'R1'), { event: 'trick', seat: 1, made: false }, OVER))).toBe(null)
  expect(lastTrick([])).toBe(null)
})
