/** XXL on a score pad. */
import { t } from '../../words/words.svelte'
import type { XxlNextRound } from '../../rulebook/schema'
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
  roundTitle: ({ round, of, variant }: XxlNextRound) => t('pad-variant', { number: round, of, variant: t(`variant-${variant}`) }),
  aboutRound: ({ variant }: XxlNextRound) => ({ text: t(`counts-${variant}`), rule: null }),
}
