/** What somebody has gained so far in a variant, in words. Empty: only the hand counts. */
import type { Seat, XxlView } from '../../server/types'
import { placeAt } from './variant'
import { variantIn } from './variants'

export const standing = (view: XxlView, seat: Seat): string => variantIn(view).standing(view, placeAt(view, seat))
