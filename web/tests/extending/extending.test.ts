/**
 * A seventh variant of XXL and a fourth game, added by nothing but the public registration: whatever asks all games asks them.
 *
 * They are those of tests/extending, which adds them to the server's side.
 */
import '../as-in-a-browser'
import { render } from 'svelte/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { Stream } from '../../src/fair/stream'
import { follows } from '../../src/fair/deals'
import { isRecord } from '../../src/fair/verify'
import { GAMES, gameCalled, register } from '../../src/games/games'
import { add, VARIANTS } from '../../src/games/xxl/variants'
import XxlTable from '../../src/games/xxl/XxlTable.svelte'
import Found from '../../src/statistics/Found.svelte'
import Sheet from '../../src/pad/Sheet.svelte'
import Box from '../../src/pages/home/Box.svelte'
import { NOTHING_OWN, tableHere } from '../../src/rulebook/table-info'
import type { Happened, State, Told } from '../../src/server/types'
import { moveInWords } from '../../src/table/moves'
import { dealNames } from '../../src/table/scores'
import type { Seated } from '../../src/table/seated.svelte'
import { resultAfter, stages } from '../../src/table/stage'
import { situation, task } from '../../src/table/status'
import { command } from '../../src/text/commands'
import { describe } from '../../src/text/describe'
import { example } from '../../src/text/dictionary'
import { grouped, ofMove } from '../../src/text/moves'
import { beginning } from '../../src/text/telling'
import { speak } from '../../src/words/words.svelte'
import { happening } from '../../src/table/happening'
import peak from './peak/game'
import PeakCard from './peak/PeakCard.svelte'

const PLAYERS = ['Ann', 'Bo', 'Cy'].map((name, i) => ({ seat: i + 1, name }))
const NOTHING = { finished: false, deals: [], totals: [0, 0, 0], places: [1, 1, 1], winners: [] }

function state(game: string, view: object, options = {}): State {
  const common = { game, seat: 1, players: PLAYERS, options, deal: 1, to_act: [1] }
  const table = tableHere({ game: game as never, options, players: PLAYERS, finished: false })
  return { table, view: { ...common, ...view } as never, result: NOTHING, own: NOTHING_OWN }
}

const PEAK = state('peak', {
  legal: ['play P7', 'play P20'],
  hand: ['P7', 'P20'],
  counts: [2, 1, 2],
  trick: [{ seat: 2, card: 'P12' }],
  won: [1, 0, 2],
})
const CLOSE_BY = state('xxl', {
  variant: 7,
  legal: ['draw', 'play G6/Y2'],
  hand: ['G6/Y2', 'B9/O0'],
  counts: [2, 5, 3],
  stock: 20,
  turn: 1,
  dealer: 3,
  table: { top: 'G7/O3', drawn: null },
})

const seatedAt = (at: State): Seated =>
  ({
    state: at,
    view: at.view,
    legal: at.view!.legal,
    seat: 1,
    mine: true,
    log: [],
    over: null,
    busy: false,
    refusal: null,
    proposed: null,
    chat: { messages: [] },
    umpire: { past: false, waiting: 0, link: 'open', remote: false },
    offer: vi.fn(),
    propose: vi.fn(),
  }) as unknown as Seated

beforeAll(async () => {
  register(peak)
  add(() => import('./closeby/variant-7'), 'K80') // as its Python says, and with it tools/types.py
  await speak('en')
  for (const { table, pad, statistics, fair } of GAMES)
    await Promise.all([table, pad, statistics, fair].map((part) => part.open()))
})

// --- A seventh variant ---

test('the variant is listed where variants are chosen and counted', () => {
  expect(VARIANTS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(VARIANTS[6]!.rule).toBe('K80')
  expect(gameCalled('xxl').ruleAt('variant-7')).toBe('K80')
  expect(
    dealNames(
      'xxl',
      Array.from({ length: 8 }, (_, i) => ({ scores: [], places: [], variant: (i % 7) + 1 })),
    ).map((name) => name[0]),
  ).toEqual([...'12345671'])
  const { body } = render(Box, { props: { game: gameCalled('xxl') } })
  expect(body).toContain('value="7"')
})

test('its table is shown, described, and played at', () => {
  const seated = seatedAt(CLOSE_BY)
  const { body } = render(XxlTable, { props: { seated, view: CLOSE_BY.view as never } })
  for (const there of ['green 7 / orange 3', 'data-card="G6/Y2"', 'data-move="draw"', '>20<']) expect(body).toContain(there)
  const { own, table, gist } = describe(seated, null)
  expect(own!.lines[0]).toContain('green 6 / yellow 2')
  expect(table.lines[0]).toContain('green 7 / orange 3')
  expect(table.lines).toHaveLength(2)
  expect(gist).toBe('green 7 / orange 3')
  expect(task(CLOSE_BY)).toBe('task-shed-7') // its sentence stands in the catalogues of the house
  expect(beginning(CLOSE_BY, 'normal')).toMatch(/^7\. /)
})

test('its moves are listed in words, typed, and made', () => {
  const seated = seatedAt(CLOSE_BY)
  expect(grouped(seated.legal).map(({ verb }) => verb)).toEqual(['draw', 'play'])
  expect(moveInWords('play G6/Y2', CLOSE_BY)).toBe('Play green 6 / yellow 2')
  const own = gameCalled('xxl').table.here.desk!(seated, () => seated.view!)
  command({ seated, own }, 'play G6')
  expect(seated.propose).toHaveBeenCalledWith('play G6/Y2')
  command({ seated, own }, 'play blue 9')
  expect(seated.offer).toHaveBeenCalledWith('play B9/O0')
})

test('what happens there is shown and told', () => {
  const happened = { event: 'play', seat: 2, cards: ['G6/B1'] }
  const told = [{ n: 1, kind: 'moved', seat: 2, move: 'play G6/B1', happened: [happened] }]
  const after = state('xxl', { ...CLOSE_BY.view, table: { top: 'G6/B1', drawn: null } })
  const shown = stages(CLOSE_BY, after, told as unknown as Told[], gameCalled('xxl').table.here.show)
  expect(shown.map(({ view }) => (view as never as { table: { top: string } }).table.top)).toEqual(['G6/B1', 'G6/B1'])
  expect(happening(CLOSE_BY, happened as unknown as Happened, 1)).toBe('Bo plays green 6 / blue 1.')
})

// --- A fourth game ---

test('the game stands in its box on the first page', () => {
  expect(GAMES.map(({ name }) => name)).toEqual(['xylotar', 'hilo', 'xxl', 'peak'])
  const { body } = render(Box, { props: { game: peak } })
  for (const there of ['class="peak"', 'href="/rules/peak"', 'href="/learn/peak"', 'value="4"']) expect(body).toContain(there)
})

test('its table is shown, described, and played at, and nothing of the others is asked', () => {
  const seated = seatedAt(PEAK)
  const { Table } = gameCalled('peak').table.here
  const { body } = render(Table, { props: { seated, view: PEAK.view! } })
  for (const there of ['data-move="play P7"', 'data-move="play P20"', '>12<', 'Bo']) expect(body).toContain(there)
  expect(render(PeakCard, { props: { card: 'P3' } }).body).toContain('3')
  const { own, table, others, gist } = describe(seated, null)
  expect(own!.lines).toEqual(['7, 20'])
  expect(table.lines).toEqual(['Bo: 12'])
  expect(others.map(({ tally }) => tally)).toEqual(['0 tricks', '2 tricks'])
  expect(gist).toBe('12')
  expect(situation(seated)).toBe('task-peak')
  expect(beginning(PEAK, 'normal')).toBe('Round 1.')
})

test('its moves are listed in words, typed, and made', () => {
  const seated = seatedAt(PEAK)
  expect(seated.legal.map((move) => ofMove(move, PEAK))).toEqual(['Play 7: play P7', 'Play 20: play P20'])
  expect(example('peak')).toBe('play P7')
  command({ seated, own: null }, 'play P20')
  expect(seated.propose).toHaveBeenCalledWith('play P20')
})

test('what happens there is shown and told', () => {
  const happened = { event: 'play', seat: 1, card: 'P20' }
  const told = [{ n: 1, kind: 'moved', seat: 1, move: 'play P20', happened: [happened] }]
  const shown = stages(PEAK, PEAK, told as unknown as Told[], gameCalled('peak').table.here.show)
  expect((shown[0]!.view as never as { trick: object[] }).trick).toHaveLength(2)
  expect(resultAfter(PEAK.result!, 0)).toBe(PEAK.result)
})

test('it is written down on a pad, and counted', () => {
  const pad = {
    id: 'x',
    game: 'peak',
    players: ['Ann', 'Bo', 'Cy'],
    options: {},
    dealer: null,
    lines: [{ tricks: [3, 0, 2] }],
    past: [],
    answer: null,
    answered: '',
    draft: null,
    changed: 0,
  }
  expect(render(Sheet, { props: { pad, current: null, oncorrect: () => {} } }).body).toMatch(/<b[^>]*>3<\/b>/)
  const ratio = { count: 1, of: 2, share: 0.5, low: null, high: null }
  const average = { mean: 1.5, error: null, of: 2 }
  const person = { name: 'Ann', bot: false, matches: 2, wins: ratio, by_chance: 1, places: [1, 1], place: average }
  const found = {
    matches: 1,
    deals: 2,
    moves: 9,
    games: { peak: 1 },
    people: [{ ...person, peak: { matches: 2, points: average } }],
    pairs: [],
    in_order: [],
  }
  expect(render(Found, { props: { found, game: 'peak' } }).body).toContain('game-peak')
})

test('its deals are checked', () => {
  const seed = new Uint8Array(32)
  const { deckOf } = gameCalled('peak').fair.here
  const record = { game: 'peak', players: ['Ann', 'Bo', 'Cy'], seed: '00'.repeat(32), deals: [], moves: [] }
  expect(isRecord(record)).toBe(true)
  const deck = deckOf(record)
  const order = new Stream(seed, 'atout/1 deal 1').shuffled(deck)
  const hands = [0, 1, 2].map((i) =>
    order
      .slice(5 * i, 5 * i + 5)
      .sort((a, b) => deck.indexOf(a) - deck.indexOf(b))
      .join(' '),
  )
  expect(follows({ ...record, deals: [{ hands }] }, seed, 1)).toBe(true)
  expect(follows({ ...record, deals: [{ hands: hands.toReversed() }] }, seed, 1)).toBe(false)
})
