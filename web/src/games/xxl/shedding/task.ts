/** What is asked of somebody in the variants where whoever gets rid of their cards ends the round. */
import type { XxlView } from '../../../server/types'
import { t } from '../../../words/words.svelte'
import type { Verbs } from '../variant'

/** `fits`: what can be laid, in the words of the variant. */
export function shed(view: XxlView, verbs: Verbs, fits: string): string {
  if (verbs.has('play')) return verbs.has('pass') ? t('task-drawn-fits') : fits
  if (verbs.has('draw')) return t('task-draw')
  const drawn = 'drawn' in view.table && view.table.drawn !== null
  return t(drawn ? 'task-drawn-no-fit' : 'task-pass')
}
