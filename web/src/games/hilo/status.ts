/** Whose turn it is in HILO and what can be done, in plain words. */
import type { HiloView } from '../../server/types'
import { t } from '../../words/words.svelte'

export function task(view: HiloView): string {
  const canDrop = view.legal.some((move) => move.startsWith('drop'))
  if (view.phase === 'drawn') return t(canDrop ? 'task-hilo-drawn' : 'task-hilo-drawn-swap')
  const task = t(`task-hilo-${view.phase}`)
  return view.phase === 'turn' && view.closer !== null ? `${t('last-turn')} ${task}` : task
}
