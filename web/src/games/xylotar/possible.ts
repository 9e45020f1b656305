/** Which values a hidden card can still have, where the table has agreed on telling it: the view says it. */
import type { Seat, XylotarView } from '../../server/types'

/** The values that a slot can have, lowest first; nothing where its value is known, or nobody is told. */
export const valuesAt = (view: XylotarView, seat: Seat, slot: number): number[] | null =>
  view.possible?.[view.xylos.findIndex((xylo) => xylo.seat === seat)]?.[slot - 1] ?? null

/** The same, short enough for a slender bar. */
export const possibleAt = (view: XylotarView, seat: Seat, slot: number): string => ranges(valuesAt(view, seat, slot) ?? [])

/** `4 7–9` */
export function ranges(values: readonly number[]): string {
  const runs: number[][] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last && last.at(-1) === value - 1) last.push(value)
    else runs.push([value])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : String(run[0]))).join(' ')
}
