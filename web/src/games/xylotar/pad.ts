/** Xylotar on a score pad. */
import { t } from '../../words/words.svelte'
import type { XylotarNextRound } from '../../rulebook/schema'
import type { OnPad } from '../on-pad'
import PadCell from './PadCell.svelte'
import PadOptions from './PadOptions.svelte'

export const pad: OnPad = {
  asked: ['tricks', 'bids'],
  oneOf: [],
  keys: Array.from({ length: 15 }, (_, i) => i),
  signs: false,
  dealer: true,
  Options: PadOptions,
  Cell: PadCell,
  roundTitle: (next: XylotarNextRound) => (next.extra ? t('pad-extra-round', { deal: next.round }) : null),
  aboutRound: (next: XylotarNextRound) => (next.extra ? { text: t('pad-extra-why'), rule: 'X23' } : null),
  sharing: ({ tricks = [] }, next: XylotarNextRound | null) =>
    next?.tricks
      ? t('pad-tricks-shared', { shared: tricks.reduce((sum, text) => sum + (Number(text) || 0), 0), tricks: next.tricks })
      : null,
}
