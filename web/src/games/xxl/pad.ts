/** XXL on a score pad. */
import { t } from '../../words/words.svelte'
import type { NextRound } from '../../pad/pad'
import type { OnPad } from '../on-pad'
import PadCell from './PadCell.svelte'
import PadOptions from './PadOptions.svelte'

/** Which variant is next, and how many rounds there are. */
type Next = NextRound & { variant?: number; of?: number }

export const pad: OnPad = {
  asked: ['points'],
  oneOf: [],
  keys: null,
  signs: false,
  dealer: true,
  Options: PadOptions,
  Cell: PadCell,
  roundTitle: ({ round, of, variant }: Next) =>
    variant ? t('pad-variant', { number: round, of: of!, variant: t(`variant-${variant}`) }) : null,
  aboutRound: ({ variant }: Next) => (variant ? { text: t(`counts-${variant}`), rule: null } : null),
}
