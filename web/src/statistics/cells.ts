/** Figures as they stand in a table. */
import type { Cell } from './FigureTable.svelte'
import { mean, number } from './numbers'
import type { Average, Ratio } from './types'

export const count = (value: number): Cell => ({ by: value, text: number(value) })
export const average = (value: Average): Cell | null => (value.mean === null ? null : { by: value.mean, text: mean(value) })
export const ratio = (value: Ratio): Cell | null => (value.share === null ? null : { by: value.share, ratio: value })

/** An average, and of how many. */
export const averageOf = (value: Average): Cell => ({ by: value.mean!, text: `${mean(value)} (${value.of})` })
