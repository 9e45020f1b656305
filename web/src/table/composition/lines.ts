/** How high lines of words are: the one that says what can be done, and those on name plates. All of it grows with the size of text. */
import type { Blocks } from '../Board.svelte'
import { FINGER } from './blocks'

/** A line of words has to find room in the window: where text is set so large that it does not, places are made for what does, and it is fitted to them. */
const IN_A_LINE = 17

/** Asked some thousand times while a table is composed; the browser is asked once, and again when something else has had its turn. */
let known: number | null = null

/** How large text is that somebody reads, in pixels. */
export function rootSize(): number {
  if (typeof getComputedStyle === 'undefined') return 16
  if (known === null) {
    const set = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    known = Math.min(set, innerWidth / IN_A_LINE)
    queueMicrotask(() => (known = null))
  }
  return known
}

/** What a newcomer is told, in rem; and where that leaves no room for the cards. */
export const TOLD = [5.2, 3.2]

/** Words beside buttons where there is room for both, else above them; Infinity where neither can be read. `told`: with so much of what a newcomer is told. Whoever only looks on needs no buttons. */
export function statusHeight(width: number, rem: number, told: number, plays = true): number {
  if (width < 16.5 * rem) return Infinity
  const wide = width >= 32 * rem
  if (!plays) return (wide ? 2.4 : 4) * rem
  const slip = wide ? Math.max(58, 3.5 * rem) : 2.5 * rem + FINGER + 10
  if (!told) return slip
  return wide ? slip + Math.min(3, told) * rem + FINGER + 14 : told * rem + 2 * FINGER + 20
}

/** What a name plate takes: one line where there is room for what it says, else two; both in rem. Infinity: it cannot be read. */
export function plateHeight(width: number, one = 17, two = 8.2, rem = rootSize()): number {
  if (width >= one * rem) return 1.75 * rem
  return width >= two * rem ? 2.45 * rem : Infinity
}

const fixed = (height: number) => () => height

/** For a game that says nothing of itself. */
export const plain: Blocks = {
  other: () => ({ high: (width) => plateHeight(width), least: 20, most: 40, share: 0.5 }),
  middle: () => ({ high: fixed(96), least: 40, most: 120, share: 1 }),
  own: { high: fixed(132), least: 44, most: 120, share: 1 },
}
