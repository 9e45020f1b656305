/** What somebody has gained so far in a variant, in words. Empty: only the hand counts. */
import { total } from '../../cards/colours'
import type { Seat, XxlView } from '../../server/types'
import { placeAt } from './variant'
import { variantIn } from './variants'

export const totals = (cards: readonly string[]) => cards.reduce((sum, card) => sum + total(card), 0)

export const standing = (view: XxlView, seat: Seat): string => variantIn(view).standing(view, placeAt(view, seat))
