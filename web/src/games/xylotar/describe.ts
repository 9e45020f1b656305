/** A slot of a xylo in words: what is known of its card, and what one has written on it. */
import type { Xylo, XylotarView } from '../../server/types'
import { card as inWords } from '../../words/say'
import { t } from '../../words/words.svelte'
import type { Notes } from './notes.svelte'
import { valuesAt } from './possible'

/** Whether only the colour of a card is known. */
export const isHidden = (card: string) => card[1] === '?' && card[0] !== '?'

export function describeSlot(view: XylotarView, xylo: Xylo, slot: number, notes: Notes): string {
  const card = xylo.cards[slot - 1]!
  const note = notes.at(xylo.seat, slot)
  const values = valuesAt(view, xylo.seat, slot)
  return [
    inWords(card),
    isHidden(card) ? t('range', { most: view.highest[card[0]!]! }) : '',
    slot === xylo.high_note ? t('high-note') : '',
    values ? t('possible', { values: values.join(', ') }) : '',
    note ? t('labelled', { label: t('note'), text: note }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
