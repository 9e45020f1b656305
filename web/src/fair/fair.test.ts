/** The same vectors that Python is tested with (tests/match/fairness, docs/seed.md). */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { GAMES } from '../games/games'
import { bytesOf, hexOf, sha256 } from './sha256'
import { Stream } from './stream'
import { chained, committed, isRecord, seedOf, verify, type FairRecord } from './verify'

const ROOT = new URL('../../../', import.meta.url)
const FOLDER = new URL('tests/match/fairness/', ROOT)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as never
const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith('.atout.json'))
const record = (name: string) => read(`${name}.atout.json`) as FairRecord

beforeAll(async () => {
  await Promise.all(GAMES.map(({ fair }) => fair.open()))
})

test('SHA-256 is that of the standard library, whatever the length', () => {
  for (let length = 0; length < 300; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
    expect(hexOf(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('streams draw what docs/seed.md says', () => {
  const text = readFileSync(new URL('docs/seed.md', ROOT), 'utf8')
  const seed = bytesOf('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')
  const rows = [...text.matchAll(/^\| `(.+?)` \| (\d+) \| ([\d ]+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(4)
  for (const [, label, n, draws] of rows) {
    const stream = new Stream(seed, label!)
    expect(
      draws!
        .trim()
        .split(' ')
        .map(() => stream.below(Number(n))),
    ).toEqual(draws!.trim().split(' ').map(Number))
  }
})

test('numbers', () => {
  const numbers = read('numbers.json') as Record<string, string> & {
    entropy: Record<string, string>
    earlier: { commitment: string; ended: 'finished' | 'abandoned' }[]
  }
  expect(committed(numbers.secret!)).toBe(numbers.commitment)
  expect(hexOf(seedOf(numbers.secret!, numbers.entropy))).toBe(numbers.seed)
  expect(hexOf(seedOf(numbers.secret!, {}))).toBe(numbers['seed without entropy'])
  expect(chained(numbers.earlier, numbers.commitment!)).toBe(numbers.chain)
  expect(chained([], numbers.commitment!)).toBe(numbers['chain of one'])
})

describe('records', () => {
  test.each(RECORDS)('%s is fair', (name) => {
    const fair = read(name) as FairRecord
    const verified = verify(fair)!
    expect(verified.checks.filter((check) => !check.holds)).toEqual([])
    expect(verified.checks.filter((check) => check.what === 'deal')).toHaveLength(fair.deals.length)
  })

  test.each(RECORDS)('%s is not fair any more with two cards exchanged', (name) => {
    const original = JSON.stringify((read(name) as FairRecord).deals)
    for (let n = 0; n < (read(name) as FairRecord).deals.length; n++) {
      const fair = read(name) as FairRecord
      const deal = fair.deals[n]!
      const where = (deal.xylos ?? deal.hands ?? deal.tableaus) as string[]
      const [first, second] = [where[0]!.split(' '), where[1]!.split(' ')]
      ;[first[0], second[0]] = [second[0]!, first[0]!]
      where[0] = first.join(' ')
      where[1] = second.join(' ')
      expect(JSON.stringify(fair.deals)).not.toBe(original)
      expect(verify(fair)!.checks.filter((check) => !check.holds)).toEqual([{ what: 'deal', number: n + 1, holds: false }])
    }
  })

  test('piles and later hands are checked, too', () => {
    for (const [name, change] of [
      ['hilo-2', (deal) => (deal.draw = (deal.draw as string).split(' ').reverse().join(' '))],
      ['hilo-6', (deal) => (deal.reshuffles![0] = deal.reshuffles![0]!.split(' ').reverse().join(' '))],
      ['xxl-5', (deal) => (deal.stock = (deal.stock as string).split(' ').reverse().join(' '))],
      ['xxl-3', (deal) => (deal.second as string[]).reverse()],
      ['xylotar-4', (deal) => (deal.dealer = (deal.dealer! % 4) + 1)],
    ] as [string, (deal: NonNullable<FairRecord['deals'][0]>) => void][]) {
      const fair = record(name)
      change(fair.deals[0]!)
      expect(verify(fair)!.fair, name).toBe(false)
    }
  })

  test('another secret, another seed, other numbers of the players', () => {
    const changes: [string, (fair: FairRecord) => void][] = [
      ['commitment', (fair) => (fair.fairness!.secret = '00'.repeat(32))],
      ['commitment', (fair) => (fair.fairness!.commitment = '00'.repeat(32))],
      ['seed', (fair) => (fair.seed = '00'.repeat(32))],
      ['seed', (fair) => delete fair.fairness!.entropy['1']],
      ['earlier', (fair) => (fair.fairness!.earlier[1]!.secret = '00'.repeat(32))],
    ]
    for (const [what, change] of changes) {
      const fair = record('xxl-2')
      change(fair)
      expect(verify(fair)!.checks.some((check) => check.what === what && !check.holds)).toBe(true)
    }
  })

  test('a record that says nothing proves nothing, and other files are no records', () => {
    const { fairness: _, ...silent } = record('hilo-2')
    expect(verify(silent as FairRecord)).toBeNull()
    expect(isRecord(silent)).toBe(true)
    for (const other of [null, 1, [], {}, { game: 'chess', players: [] }]) expect(isRecord(other)).toBe(false)
  })
})
