/** Xylotar in statistics. */
import { average, count, ratio } from '../../statistics/cells'
import type { Average, Ratio } from '../../statistics/types'
import { t } from '../../words/words.svelte'
import { onStatistics } from '../on-statistics'

interface Figures {
  matches: number
  points: Average
  best: number
  bids: Ratio
}

export const statistics = onStatistics<Figures>({
  caption: 'game-xylotar',
  columns: (figures) => [
    { label: t('stats-matches'), cells: figures.map(({ matches }) => count(matches)) },
    { label: t('stats-rounds'), cells: figures.map(({ points }) => count(points.of)) },
    { label: t('stats-points'), cells: figures.map(({ points }) => average(points)) },
    { label: t('stats-best'), cells: figures.map(({ best }) => count(best)) },
    { label: t('stats-bids'), cells: figures.map(({ bids }) => ratio(bids)) },
  ],
})
