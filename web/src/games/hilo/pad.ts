/** HILO on a score pad. */
import type { OnPad } from '../on-pad'
import PadCell from './PadCell.svelte'
import PadOptions from './PadOptions.svelte'

export const pad: OnPad = {
  asked: ['sums'],
  oneOf: ['closed'],
  keys: null,
  signs: true,
  dealer: false,
  Options: PadOptions,
  Cell: PadCell,
}
