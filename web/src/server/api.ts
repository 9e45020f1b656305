/** The server's HTTP interface, as far as the client uses it. */
import { reached } from '../offline/connection.svelte'
import type { Finished, Level, MatchOver, Refusal, Running, ShufflePromise, TableInfo } from './types'

/** Something that the server does not do, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message)
  }
}

/** Seconds by which the server's clock is ahead of ours. */
let ahead = 0
export const serverNow = () => Date.now() / 1000 + ahead

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await answerTo(method, path, body)
  return (text ? JSON.parse(text) : null) as T
}

async function answerTo(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Response
  try {
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    reached(false)
    throw new Refused({ message: 'no-connection', arguments: {}, rule: null })
  }
  reached(true)
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (date) ahead = Math.abs(date - Date.now()) < 1500 ? 0 : (date - Date.now()) / 1000
  const text = await answer.text()
  if (answer.ok) return text
  throw new Refused(asRefusal(text))
}

function asRefusal(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal
  } catch {
    return { message: 'failed', arguments: {}, rule: null }
  }
}

let somebody: Promise<unknown> | null = null

/** One window after the other, where browsers allow it: two that open at once must not become two people. */
const inTurn = (work: () => Promise<unknown>) => navigator.locks?.request('atout.session', work) ?? work()

/** Makes sure that we are somebody: a cookie remembers it, no account. */
export const session = () =>
  (somebody ??= inTurn(() => ask('POST', '/api/session', {})).catch((error: unknown) => {
    somebody = null
    throw error
  }))

export interface NewTable {
  game: string
  seats: { bot?: Level; reserved?: boolean }[]
  options?: Record<string, unknown>
  agreement?: Record<string, unknown>
  name: string
}

export async function createTable(table: NewTable): Promise<{ code: string; link: string; shuffle: ShufflePromise }> {
  await session()
  return ask('POST', '/api/tables', table)
}

export async function command(code: string, what: Record<string, unknown>): Promise<{ n: number; seat?: number }> {
  await session()
  return ask('POST', `/api/tables/${code}/do`, what)
}

export const publicTables = () => ask<TableInfo[]>('GET', '/api/tables')

export async function myMatches(): Promise<{ running: Running[]; finished: Finished[] }> {
  await session()
  return ask('GET', '/api/matches')
}

/** What came of a finished match, and who played it. */
export const match = (share: string) => ask<MatchOver>('GET', `/api/matches/${encodeURIComponent(share)}/result`)

/** The record, as it was written: of the match that somebody shares (`m`), or of a table (`t`), where it is over or was broken off. */
export function recordOf(kind: string, name: string): Promise<string> {
  const it = encodeURIComponent(name)
  return answerTo('GET', kind === 'm' ? `/api/matches/${it}` : `/api/tables/${it}/record`)
}
