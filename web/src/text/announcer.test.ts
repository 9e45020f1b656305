import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer } from './announcer.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the same words twice are two announcements', () => {
  const announcer = new Announcer()
  for (let i = 0; i < 2; i++) {
    announcer.tell('Bob passes.')
    vi.advanceTimersByTime(200)
  }
  expect(announcer.told.map((said) => said.text)).toEqual(['Bob passes.', 'Bob passes.'])
  expect(new Set(announcer.told.map((said) => said.id)).size).toBe(2)
})

test('what comes quickly is told together, in order, and nothing waits for ever', () => {
  const announcer = new Announcer()
  for (let i = 1; i <= 20; i++) {
    announcer.tell(`${i}.`)
    vi.advanceTimersByTime(50)
  }
  vi.advanceTimersByTime(200)
  expect(announcer.told.length).toBeGreaterThan(1)
  expect(announcer.told.map((said) => said.text).join(' ')).toBe(Array.from({ length: 20 }, (_, i) => `${i + 1}.`).join(' '))
  vi.advanceTimersByTime(20_000)
  expect(announcer.told).toEqual([])
  expect(announcer.last).toContain('20.')
})
