/** Makes the new state of a table out of the old one and what has changed. */
import type { Change } from './types'

/** What a change makes of a value. Whatever is not changed stays the same object. */
export function patched<T>(old: T, change: Change): T {
  if (Array.isArray(change)) return change[0] as T
  if (Array.isArray(old)) {
    const items = old.map((item, i) => (String(i) in change ? patched(item, change[String(i)] as Change) : item))
    return [...items, ...((change['+'] as unknown[] | undefined) ?? [])] as T
  }
  const copy = { ...(old as Record<string, unknown>) }
  for (const key of Object.keys(change)) copy[key] = patched(copy[key], change[key] as Change)
  return copy as T
}
