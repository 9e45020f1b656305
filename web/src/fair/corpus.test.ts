/** Forged records: the browser refuses every one that `atout verify` refuses, and believes every honest one. */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test, vi } from 'vitest'
import { open } from '../rulebook/interpreter'
import { NotByTheRules, type Played, type Wrong } from '../rulebook/rulebook'
import { judge, type Verdict } from './verdict'

vi.mock('../rulebook/worker?worker', () => ({ default: class {} })) // here the rulebook is asked directly

interface One {
  name: string
  record: string
  forged: boolean
  /** Noted before the match by somebody at the table. */
  chain: string
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))

/** The same records that tests/match/test_forgeries.py has: one program makes them for both. */
const CORPUS = execFileSync(process.env.ATOUT_PYTHON ?? 'python', ['-m', 'tests.match.forgeries'], {
  cwd: ROOT,
  env: { ...process.env, ATOUT_JIT: '0' },
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as One)

let ask: (question: string) => string

const PATIENCE = 300_000 // on a busy machine

beforeAll(async () => {
  ask = await open(PYODIDE)
}, PATIENCE)

async function play(record: string): Promise<Played> {
  const told = JSON.parse(ask(JSON.stringify(['verify', record]))) as { answer: Played } | { refused: Wrong }
  if ('refused' in told) throw new NotByTheRules(told.refused)
  return told.answer
}

const judged = (one: One): Promise<Verdict | null> =>
  judge(one.record, play, () => ({ chain: one.chain, own: null, entropy: null }))

test(
  'honest records fit, to the last move',
  async () => {
    const honest = CORPUS.filter((one) => !one.forged)
    expect(honest.length).toBeGreaterThan(30)
    for (const one of honest) {
      const verdict = await judged(one)
      expect(verdict?.fits, one.name).toBe(true)
      expect(verdict?.play, one.name).toMatchObject({
        moves: verdict!.record.moves.length,
        finished: 'result' in verdict!.record,
      })
    }
  },
  PATIENCE,
)

test(
  'every forged record is refused',
  async () => {
    const forged = CORPUS.filter((one) => one.forged)
    expect(forged.length).toBeGreaterThan(1000)
    const believed = []
    for (const one of forged) if ((await judged(one))?.fits) believed.push(one.name)
    expect(believed).toEqual([])
  },
  PATIENCE,
)

test('without the rulebook nobody says that everything fits', async () => {
  const verdict = await judge(
    CORPUS[0]!.record,
    () => Promise.reject(new Error('no network')),
    () => null,
  )
  expect(verdict).toMatchObject({ play: null, fits: false, shuffles: { fair: true } })
})
