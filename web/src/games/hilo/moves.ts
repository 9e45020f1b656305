/** A move of HILO in words, for buttons and questions. */
import type { HiloView, State } from '../../server/types'
import { labelled } from '../../text/described'
import { called } from '../../words/say'
import { list, t } from '../../words/words.svelte'
import { afterSlide, inCell } from './in-words'

export function moveInWords(move: string, _state: State, _view: HiloView): string {
  const [verb, ...words] = move.split(' ')
  if (verb === 'clear') return t('move-clear', { line: called('line', words.join(' ')) })
  if (verb === 'slide') return t('move-slide', { way: called('way', words[0]!) })
  return t(`move-hilo-${verb}`, { cell: list(words) })
}

/** Others see what they give away, and what a slide makes of their tableau. */
export function moveInFull(move: string, words: string, view: HiloView): string {
  if (move.startsWith('slide ')) return labelled(words, afterSlide(view, move.slice(6) as 'left' | 'down'))
  const cell = /^(?:take|swap) (\d)$/.exec(move)?.[1]
  return cell ? `${words} (${inCell(view, Number(cell))})` : words
}
