/** What somebody has gained so far in a variant, in words. Empty: only the hand counts. */
import type { Seat, XxlView } from '../../server/types'
import { t } from '../../words/words.svelte'

export function standing(view: XxlView, seat: Seat): string {
  const at = view.players.findIndex((player) => player.seat === seat)
  if (view.variant === 3) return t('xxl-won-cards', { tricks: view.table.tricks[at]!, cards: view.table.taken[at]! })
  if (view.variant === 6) return t('xxl-won-points', { tricks: view.table.tricks[at]!, points: view.table.points[at]! })
  if (view.variant === 4) return t('xxl-street-points', { points: view.table.points[at]! })
  return ''
}
