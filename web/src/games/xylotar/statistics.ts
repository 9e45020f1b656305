/** Xylotar in statistics. */
import { average, count, ratio } from '../../statistics/cells'
import type { InXylotar } from '../../rulebook/schema'
import { t } from '../../words/words.svelte'
import { onStatistics } from '../on-statistics'

export const statistics = onStatistics<InXylotar>({
  caption: 'game-xylotar',
  columns: (figures) => [
    { label: t('stats-matches'), cells: figures.map(({ matches }) => count(matches)) },
    { label: t('stats-rounds'), cells: figures.map(({ points }) => count(points.of)) },
    { label: t('stats-points'), cells: figures.map(({ points }) => average(points)) },
    { label: t('stats-best'), cells: figures.map(({ best }) => count(best)) },
    { label: t('stats-bids'), cells: figures.map(({ bids }) => ratio(bids)) },
  ],
})
