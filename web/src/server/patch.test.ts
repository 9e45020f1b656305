import { expect, test } from 'vitest'
import { patched } from './patch'

test('a change replaces, goes into objects and arrays, and appends', () => {
  expect(patched(1, [2])).toBe(2)
  expect(patched({ a: 1, b: [1, { c: 2 }] }, { b: { '1': { c: [3] } } })).toEqual({ a: 1, b: [1, { c: 3 }] })
  expect(patched([1, 2], { '+': [3] })).toEqual([1, 2, 3])
  expect(patched({ a: [1] }, { a: [[]] })).toEqual({ a: [] })
})

test('what has not changed stays the same object', () => {
  const old = { a: { x: 1 }, b: { y: 2 } }
  const next = patched(old, { a: { x: [5] } })
  expect(next.b).toBe(old.b)
  expect(old.a.x).toBe(1)
})
