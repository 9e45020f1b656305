/** HILO in statistics. */
import { average, count, ratio } from '../../statistics/cells'
import type { InHilo } from '../../rulebook/schema'
import { t } from '../../words/words.svelte'
import { onStatistics } from '../on-statistics'

export const statistics = onStatistics<InHilo>({
  caption: 'game-hilo',
  columns: (figures) => [
    { label: t('stats-matches'), cells: figures.map(({ matches }) => count(matches)) },
    { label: t('stats-rounds'), cells: figures.map(({ points }) => count(points.of)) },
    { label: t('stats-points'), low: true, cells: figures.map(({ points }) => average(points)) },
    { label: t('stats-best'), low: true, cells: figures.map(({ best }) => count(best)) },
    { label: t('stats-closings'), cells: figures.map(({ closings }) => ratio(closings)) },
    { label: t('stats-cleared'), cells: figures.map(({ cleared }) => average(cleared)) },
  ],
})
