import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Spoken } from '../server/types'
import { Chat, isTalk, showing } from './chat.svelte'

const said = (n: number, seat: number, text = `message ${n}`): Spoken & { kind: string } => ({
  n,
  kind: 'said',
  at: n,
  seat,
  name: `P${seat}`,
  text,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was said before one came is not new; what others say afterwards is', () => {
  const chat = new Chat(() => 1)
  chat.begin([said(3, 2), said(4, 1)], true)
  expect(chat.unread).toBe(0)
  expect(chat.latest).toBeNull()
  chat.hear([said(5, 2), { n: 6, kind: 'quiet' }, said(7, 1), said(8, 3)])
  expect(chat.messages.map((message) => message.n)).toEqual([3, 4, 5, 7, 8])
  expect(chat.unread).toBe(2)
  expect(chat.latest?.n).toBe(8)
})

test('a message is shown for a moment, longer if it is longer', () => {
  const chat = new Chat(() => 1)
  chat.hear([said(5, 2)])
  expect(chat.latest?.n).toBe(5)
  vi.advanceTimersByTime(showing('message 5') + 1)
  expect(chat.latest).toBeNull()
  expect(chat.unread).toBe(1)
  expect(showing('a'.repeat(200))).toBeGreaterThan(showing('a'))
})

test('whoever looks has read, and nothing pops up', () => {
  const chat = new Chat(() => 1)
  chat.hear([said(5, 2)])
  chat.look()
  expect([chat.unread, chat.latest]).toEqual([0, null])
  chat.hear([said(6, 2)])
  expect([chat.unread, chat.latest]).toEqual([0, null])
  chat.lookAway()
  expect(chat.unread).toBe(0)
  chat.hear([said(7, 2)])
  expect(chat.unread).toBe(1)
})

test('one’s own messages are never new', () => {
  const chat = new Chat(() => 1)
  chat.hear([said(5, 1)])
  expect([chat.unread, chat.latest]).toEqual([0, null])
})

test('whoever comes back finds what was said meanwhile, once', () => {
  const chat = new Chat(() => 1)
  chat.begin([said(3, 2)], true)
  chat.begin([said(3, 2), said(9, 2)], false)
  chat.hear([said(9, 2)])
  expect(chat.messages.map((message) => message.n)).toEqual([3, 9])
  expect(chat.unread).toBe(1)
  expect(chat.latest?.n).toBe(9)
})

test('whoever is muted disappears, and their words do not come back as new ones', () => {
  const chat = new Chat(() => 1)
  chat.begin([said(3, 2), said(4, 3)], true)
  chat.begin([said(4, 3)], false)
  expect(chat.messages.map((message) => message.n)).toEqual([4])
  chat.begin([said(3, 2), said(4, 3)], false)
  expect([chat.unread, chat.latest]).toEqual([0, null])
})

test('talk is no move', () => {
  expect([said(1, 1), { n: 2, kind: 'quiet' } as const].every(isTalk)).toBe(true)
  expect(isTalk({ n: 3, kind: 'moved', seat: 1, move: 'draw', happened: [] })).toBe(false)
})
