/** What somebody has gained so far in a variant, in words. Empty: only the hand counts. */
import { total } from '../../cards/colours'
import type { Seat, XxlView } from '../../server/types'
import { t } from '../../words/words.svelte'

const totals = (cards: readonly string[]) => cards.reduce((sum, card) => sum + total(card), 0)

export function standing(view: XxlView, seat: Seat): string {
  const at = view.players.findIndex((player) => player.seat === seat)
  if (view.variant === 3) return t('xxl-won-cards', { tricks: view.table.tricks[at]!, cards: view.table.taken[at]! })
  if (view.variant === 6) return t('xxl-won-points', { tricks: view.table.tricks[at]!, points: totals(view.table.won[at]!) })
  if (view.variant === 4) return t('xxl-street-points', { points: totals(view.table.streets[at]!) })
  return ''
}
