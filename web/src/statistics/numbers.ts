/** Numbers in words. */
import { language, t } from '../words/words.svelte'
import type { Average, Ratio } from './types'

export const number = (value: number, digits = 0) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−')

/** '5 of 20' */
export const share = ({ count, of }: Ratio) => t('stats-share', { count, of })

/** '11 to 47 %', or that there are too few. */
export const interval = ({ low, high }: Ratio) =>
  low === null || high === null
    ? t('stats-too-few')
    : t('stats-interval', { low: Math.round(100 * low), high: Math.round(100 * high) })

/** 5.3 ± 1.2, never over two lines. */
export const mean = ({ mean: value, error }: Average) =>
  value === null ? '' : number(value, 1) + (error === null ? '' : `\u00a0±\u00a0${number(error, 1)}`)
