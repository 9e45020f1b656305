/** XXL in statistics: places, variant by variant. */
import { averageOf, count } from '../../statistics/cells'
import type { InXxl } from '../../rulebook/schema'
import { t } from '../../words/words.svelte'
import { onStatistics } from '../on-statistics'
import { VARIANTS } from './variants'

export const statistics = onStatistics<InXxl>({
  caption: 'stats-xxl',
  columns: (figures) => [
    { label: t('stats-matches'), cells: figures.map(({ matches }) => count(matches)) },
    ...VARIANTS.filter(({ number }) => figures.some(({ variants }) => variants[number])).map(({ number }) => ({
      label: t(`variant-${number}`),
      low: true,
      cells: figures.map(({ variants }) => (variants[number] ? averageOf(variants[number].place) : null)),
    })),
    { label: t('stats-all-deals'), low: true, cells: figures.map(({ place }) => averageOf(place)) },
  ],
})
