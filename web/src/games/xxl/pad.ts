/** XXL on a score pad. */
import { t } from '../../words/words.svelte'
import type { OnPad } from '../on-pad'
import PadCell from './PadCell.svelte'
import PadOptions from './PadOptions.svelte'

export const pad: OnPad = {
  asked: ['points'],
  oneOf: [],
  keys: null,
  signs: false,
  dealer: true,
  Options: PadOptions,
  Cell: PadCell,
  roundTitle: ({ round, of, variant }) =>
    variant ? t('pad-variant', { number: round, of: of!, variant: t(`variant-${variant}`) }) : null,
  aboutRound: ({ variant }) => (variant ? { text: t(`counts-${variant}`), rule: null } : null),
}
