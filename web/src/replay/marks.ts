/** The moments on the time line, and where in a deal a move was made. */
import type { Moment } from '../rulebook/rulebook'
import type { Happened } from '../server/types'

/** The places of all moments, each once, in order; the end is one, too. */
export function marks(moments: readonly Moment[], last: number): number[] {
  return [...new Set([...moments.map((moment) => moment.move), last])].sort((a, b) => a - b)
}

export const after = (places: readonly number[], at: number) => places.find((place) => place > at) ?? at
export const before = (places: readonly number[], at: number) => places.findLast((place) => place < at) ?? at

/** For every move, counted from 1, the trick in which it was made; 0 where none has begun, and in deals without tricks. */
export function tricks(happened: readonly (readonly Happened[])[], deals: readonly number[]): number[] {
  const taken = new Map<number, number>()
  happened.forEach((events, i) => {
    for (const { event } of events) if (event === 'trick') taken.set(deals[i]!, 0)
  })
  let begun = 0
  const found = [0]
  happened.forEach((events, i) => {
    const deal = deals[i]!
    if (events.some(({ event }) => event === 'play')) begun = deal
    const before = taken.get(deal)
    found.push(before === undefined || begun !== deal ? 0 : before + 1)
    if (before !== undefined) taken.set(deal, before + events.filter(({ event }) => event === 'trick').length)
  })
  return found
}

/** Whether a deal has just been dealt there. */
export const isDeal = (deals: readonly number[], move: number) => move === 0 || deals[move] !== deals[move - 1]
