import { describe, expect, test } from 'vitest'
import { blocks as hilo } from '../../games/hilo/blocks'
import { blocks as xxl, inTheMiddle, TRICK } from '../../games/xxl/blocks'
import { blocks as xylotar } from '../../games/xylotar/blocks'
import type { Blocks } from '../Board.svelte'
import { compose, type Composition } from './compose'
import { statusHeight } from './lines'
import type { Rect } from './parts'
import { trickBlock, trickFits } from './tricks'

/** What lies above and below a table, and beside its board. */
const above = (game: Table['game'], [width, height]: [number, number]) =>
  48 + (game !== 'xxl' || (height <= 592 && width <= 480) || height <= 400 ? 0 : width < 700 ? 40 : 21)

interface Table {
  name: string
  game: 'xylotar' | 'hilo' | 'xxl'
  blocks: Blocks
  others: number
}

/** Every game with every number of players, and XXL with short and long hands, tricks, streets and rows. */
const TABLES: Table[] = [
  ...[2, 3, 4, 5].map((players): Table => {
    const seats = players === 2 ? 4 : players
    return {
      name: `xylotar for ${players}`,
      game: 'xylotar',
      blocks: xylotar({ 2: 15, 3: 13, 4: 15, 5: 12 }[players]!, seats),
      others: seats - 1,
    }
  }),
  ...[1, 2, 3, 4, 5].map((others): Table => ({ name: `hilo for ${others + 1}`, game: 'hilo', blocks: hilo, others })),
  ...[1, 2, 3, 4, 5].flatMap((others) =>
    [4, 8, 12].flatMap((hand): Table[] => {
      const few = { backs: 8, crowd: 0, hand, streets: 0, open: 0, middle: 0, standing: false }
      const table = (what: string, blocks: Blocks): Table => ({
        name: `${what}, ${hand} cards, ${others + 1} players`,
        game: 'xxl',
        blocks,
        others,
      })
      return [
        table(
          'columns',
          xxl(few, () => inTheMiddle(4.05, 52)),
        ),
        table(
          'trick',
          xxl({ ...few, standing: true }, (sides) => trickBlock(TRICK, sides, true)),
        ),
        ...(hand === 4
          ? [
              table(
                'streets',
                xxl({ ...few, streets: 2, standing: true }, () => inTheMiddle(5)),
              ),
            ]
          : []),
      ]
    }),
  ),
]

const SIZES: [number, number][] = []
for (const width of [320, 347, 360, 390, 430, 512, 600, 768, 900, 1024, 1280, 1600, 1920, 2560])
  for (const height of [568, 640, 760, 900, 1080, 1440]) SIZES.push([width, height])
SIZES.push([844, 390], [932, 430], [667, 375], [640, 360], [720, 450], [960, 540], [1280, 600])

const known = new Map<string, Composition>()
/** Every composition is asked for more than once. */
function composed(table: Table, size: [number, number]): Composition {
  const key = `${table.name} ${size.join('x')}`
  const found = known.get(key) ?? compute(table, size)
  known.set(key, found)
  return found
}
const compute = ({ game, blocks, others }: Table, [width, height]: [number, number]) =>
  compose({
    width: width - 8,
    height: height - above(game, [width, height]),
    others: Array.from({ length: others }, blocks.other),
    middle: blocks.middle,
    status: (wide) => statusHeight(wide, 16, 0),
    own: blocks.own,
    square: blocks.square ?? false,
  })

const parts = ({ others, middle, status, own }: Composition): Rect[] => [...others, middle, status, ...(own ? [own] : [])]
const overlap = (a: Rect, b: Rect) =>
  a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01 && a.y + a.height > b.y + 0.01 && b.y + b.height > a.y + 0.01

describe.each(TABLES)('$name', (table) => {
  test('everything is on the screen and nothing covers anything, from 320 × 568 to 2560 × 1440 and on phones held across', () => {
    const wrong = SIZES.filter((size) => {
      const found = composed(table, size)
      const [width, height] = [size[0] - 8, size[1] - above(table.game, size)]
      const rects = parts(found)
      const inside = rects.every(
        (one) => one.x >= 0 && one.y >= 0 && one.x + one.width <= width + 0.01 && one.y + one.height <= height + 0.01,
      )
      return !inside || rects.some((one, i) => rects.slice(i + 1).some((other) => overlap(one, other)))
    })
    expect(wrong.map(String)).toEqual([])
  })
})

test('a card of a trick lies before whoever played it, and in its place of the middle', () => {
  const rect = { x: 0, y: 0, width: 420, height: 420 }
  const found = trickFits(TRICK, ['left', 'far', 'right'], true, rect, 80)
  const [left, top, right, own] = found.places.at.map((place) => ({ x: found.x(place.column), y: found.y(place) }))
  expect(left!.x).toBeLessThan(top!.x)
  expect(right!.x).toBeGreaterThan(top!.x)
  expect(own!.y).toBeGreaterThan(top!.y)
  expect(Math.max(...[left, top, right, own].map((one) => one!.x)) + 80).toBeLessThanOrEqual(found.width)
})

test('where it is low, all cards lie beside each other, in the order in which people sit', () => {
  const found = trickFits(TRICK, ['far', 'far', 'far'], true, { x: 0, y: 0, width: 420, height: 140 }, 60)
  expect(found.places.rows).toBe(1)
  expect(found.places.at.map((place) => place.column)).toEqual([0, 1, 3, 2])
})

test('cards grow with the window, and what somebody has set makes them smaller or larger', () => {
  const hilo4 = TABLES.find(({ name }) => name === 'hilo for 4')!
  const sizes = (
    [
      [360, 640],
      [768, 1024],
      [1440, 900],
      [2560, 1440],
    ] as [number, number][]
  ).map((size) => composed(hilo4, size).cards.own)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(sizes.at(-1)! / sizes[0]!).toBeGreaterThan(2)
})

test('one’s own cards are large enough for fingers, whatever the window', () => {
  for (const table of TABLES) for (const size of SIZES) expect(composed(table, size).cards.own).toBeGreaterThanOrEqual(44)
})
