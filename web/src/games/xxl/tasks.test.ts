import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../../words/words.svelte'
import { taskInTrick, type InTricks } from './tricks/tricks'
import streets from './streets/variant-4'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null })
  return speak('en')
})

const at = (legal: string[], table: object) =>
  streets.task(
    { legal, stock: legal.includes('draw') ? 9 : 0, table: { street_laid: false, exchanged: false, ...table } } as never,
    new Set(legal.map((move) => move.split(' ')[0])),
  )

test('in streets what lies there decides what is asked', () => {
  expect(at(['street R: …', 'swap', 'draw', 'pass'], {})).toMatch(/^Lay a street, swap .*draw, or pass/)
  expect(at(['swap', 'pass'], {})).toMatch(/^No street can be laid now: swap .*pile is empty/)
  expect(at(['pass'], {})).toBe('Nothing can be laid or exchanged any more: pass.')
  expect(at(['street R: …', 'pass'], {})).toBe('Lay a street, or pass. Nothing can be exchanged.')
  expect(at(['swap', 'done'], { street_laid: true })).toBe('You can still exchange, or end your turn.')
  expect(at(['done'], { street_laid: true })).toBe('End your turn.')
})

test('in tricks the view says whether somebody can follow', () => {
  const asked = (follow: boolean) =>
    taskInTrick({ table: { trick: [{ seat: 1, card: 'R2/B1' }], follow } } as InTricks, new Set(['play']), ['R', 'B'], '')
  expect(asked(true)).toBe('Follow: play red or blue.')
  expect(asked(false)).toBe('You have no red or blue: play any card.')
})
