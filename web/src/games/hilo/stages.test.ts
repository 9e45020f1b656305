import { expect, test } from 'vitest'
import type { HiloView, State } from '../../server/types'
import { show } from './stages'

const view: HiloView = {
  game: 'hilo',
  seat: 1,
  players: [],
  options: {},
  deal: 1,
  to_act: [],
  legal: [],
  phase: 'turn',
  turn: 1,
  closer: null,
  settling: false,
  draws: 10,
  discards: 3,
  discard: 'R3',
  held: null,
  lines: [],
  line_cells: [],
  slides: [],
  tableaus: [
    {
      seat: 1,
      rows: [
        ['B9', '?', '?'],
        ['?', '?', '?'],
        ['?', '?', '?'],
      ],
      sum: 9,
    },
    { seat: 2, rows: [['?', '?', '?']], sum: 0 },
  ],
}
const after = { view } as State
const shown = (stage: { view: unknown }) => stage.view as HiloView

test('E1: red 3 goes where blue 9 was, and blue 9 on the discards', () => {
  const [stage] = show(view, { event: 'take', seat: 1, cell: 1, card: 'R3', discarded: 'B9', sum: 3 }, after)
  expect(shown(stage!).tableaus[0]!.rows[0]![0]).toBe('R3')
  expect(shown(stage!).discard).toBe('B9')
  expect(shown(stage!).tableaus[0]!.sum).toBe(3)
  expect(stage!.origins).toEqual({ 'h-R3': 'discard', 'h-B9': 'h-B9' })
})

test('a line lights up before it goes', () => {
  const stages = show(
    { ...view, tableaus: [{ seat: 1, rows: [['R6', 'R5', 'R2']], sum: 13 }] },
    { event: 'clear', seat: 1, line: 'row 1', cards: ['R6', 'R5', 'R2'], sum: 0 },
    after,
  )
  expect(shown(stages[0]!).lit).toEqual(['R6', 'R5', 'R2'])
  expect(shown(stages[1]!).tableaus[0]!.rows).toEqual([[null, null, null]])
  expect(shown(stages[1]!).discard).toBe('R2')
})

test('at the end everything is turned over', () => {
  const [stage] = show(
    view,
    {
      event: 'all-turned-over',
      cards: [
        ['Y1', 'Y2', 'G1', 'G2', 'G3', 'T1', 'T2', 'T3'],
        ['P1', 'P2', 'P3'],
      ],
      sums: [30, 6],
    },
    after,
  )
  expect(shown(stage!).tableaus[0]!.rows[0]).toEqual(['B9', 'Y1', 'Y2'])
  expect(shown(stage!).tableaus[1]!.sum).toBe(6)
})
