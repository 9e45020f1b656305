import { expect, test } from 'vitest'
import { NOTHING_OWN } from '../../rulebook/table-info'
import type { Happened, State, Told, XylotarView } from '../../server/types'
import { stages } from '../../table/stage'
import { show } from './stages'

const xylo = (seat: number) => ({
  seat,
  cards: ['R?', 'O?', 'Y?'],
  played: [] as number[],
  tricks: 0,
  bid: null,
  looked_at: [],
  high_note: 1,
})
const view = (change: Partial<XylotarView> = {}): XylotarView => ({
  game: 'xylotar',
  seat: 1,
  players: [],
  options: {},
  deal: 1,
  to_act: [2],
  legal: [],
  phase: 'play',
  trump: 'R',
  turn: 2,
  leader: 1,
  led: 'O',
  leads: null,
  trick: [{ seat: 1, slot: 2, card: 'O5' }],
  winning: 1,
  xylos: [xylo(1), xylo(2)],
  highest: { R: 10, O: 9, Y: 8 },
  exchangeable: [],
  arranged_for: [],
  ...change,
})
const state = (shown: XylotarView): State => ({
  table: {} as State['table'],
  view: shown,
  result: { finished: false, deals: [], totals: [0, 0], places: [1, 1], winners: [] },
  own: NOTHING_OWN,
})
const told = (happened: Happened[]): Told => ({ n: 1, kind: 'moved', seat: 1, move: '', happened })

test('the last card of a trick lies there, is taken, and only then is the table as the server has it', () => {
  const after = state(view({ trick: [], led: null, turn: 2, leader: 2, legal: ['play 1'], to_act: [2] }))
  const shown = stages(
    state(view()),
    after,
    [
      told([
        { event: 'play', seat: 2, slot: 2, card: 'O7' },
        { event: 'trick', seat: 2, made: false },
      ]),
    ],
    show,
  )
  const views = shown.map((stage) => stage.view as XylotarView)
  expect(views[0]!.trick.map((played) => played.card)).toEqual(['O5', 'O7'])
  expect(views[0]!.xylos[1]!.played).toEqual([2])
  expect(views[1]!.taker).toBe(2)
  expect(views[2]!.trick).toEqual([])
  expect(views[2]!.xylos[1]!.tricks).toBe(1)
  expect(shown[2]!.exits).toEqual({ 'x1.2': 'seat-2', 'x2.2': 'seat-2' })
  expect(views.at(-1)).toBe(after.view)
})

test('nothing can be done in a moment that is over', () => {
  const before = state(view({ legal: ['play 1'], to_act: [1] }))
  const shown = stages(before, before, [told([{ event: 'play', seat: 1, slot: 1, card: 'R3' }])], show)
  expect((shown[0]!.view as XylotarView).legal).toEqual([])
  expect((shown[0]!.view as XylotarView).to_act).toEqual([])
})

test('the end of a deal stops until people have seen it', () => {
  const result = { finished: false, deals: [{ scores: [7, 1], places: [1, 2] }], totals: [7, 1], places: [1, 2], winners: [] }
  const after = { ...state(view({ deal: 2, trick: [] })), result }
  const shown = stages(state(view()), after, [told([{ event: 'deal-over', deal: 1, scores: [7, 1], places: [1, 2] }])], show)
  expect(shown[0]!.over).toEqual({ deal: 1, result })
  expect(shown.at(-1)!.view).toBe(after.view)
})

test('what happens after the end of a deal is not laid on top of a table that has it already', () => {
  const result = { finished: false, deals: [{ scores: [7, 1], places: [1, 2] }], totals: [7, 1], places: [1, 2], winners: [] }
  const after = { ...state(view({ deal: 2, trick: [{ seat: 2, slot: 1, card: 'R3' }] })), result }
  const events = [
    told([{ event: 'deal-over', deal: 1, scores: [7, 1], places: [1, 2] }]),
    told([{ event: 'play', seat: 2, slot: 1, card: 'R3' }]),
  ]
  const shown = stages(state(view()), after, events, show)
  expect(shown).toHaveLength(2)
  expect((shown.at(-1)!.view as XylotarView).trick).toHaveLength(1)
})
