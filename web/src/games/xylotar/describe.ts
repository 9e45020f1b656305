/** A slot of a xylo in words: what is known of its card, and what one has written on it. */
import { HIGHEST } from '../../cards/colours'
import type { Xylo } from '../../server/types'
import { card as inWords } from '../../words/say'
import { t } from '../../words/words.svelte'
import type { Notes } from './notes.svelte'
import { firstLeft } from './slots'

export function describeSlot(xylo: Xylo, slot: number, notes: Notes, possible: readonly (number[] | null)[]): string {
  const card = xylo.cards[slot - 1]!
  const note = notes.at(xylo.seat, slot)
  const values = possible[slot - 1]
  return [
    inWords(card),
    card[1] === '?' && HIGHEST[card[0]!] ? t('range', { most: HIGHEST[card[0]!]! }) : '',
    slot === firstLeft(xylo) ? t('high-note') : '',
    values ? t('possible', { values: values.join(', ') }) : '',
    note ? t('labelled', { label: t('note'), text: note }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
