/** A game in statistics: the figures that only it has. */
import type { Column } from '../statistics/FigureTable.svelte'

export interface OnStatistics<Figures = unknown> {
  readonly caption: string
  /** The columns of its table, for those who have played it: their figures, one after the other. */
  columns(figures: readonly Figures[]): Column[]
}

/** Every game gets its own figures, and no others: that is what the one cast here stands for. */
export const onStatistics = <Figures>(one: OnStatistics<Figures>): OnStatistics => one as unknown as OnStatistics
