/** What the points of a deal that has just ended are made of, in words. */
import type { Result, State } from '../server/types'
import { nameOf } from '../words/say'
import { t } from '../words/words.svelte'

export function whyPoints(state: State, result: Result): string[] {
  const view = state.view!
  const last = result.deals.at(-1)
  if (!last) return []
  if (view.game === 'xxl') return [t(`counts-${view.variant}`)]
  if (view.game === 'hilo') {
    const at = view.players.findIndex((player) => player.seat === view.closer)
    const sum = view.tableaus.find((tableau) => tableau.seat === view.closer)?.sum
    return at >= 0 && sum !== undefined && last.scores[at] === 2 * sum && sum > 0
      ? [t('doubled', { name: nameOf(state, view.closer) })]
      : []
  }
  return view.xylos
    .filter((xylo) => xylo.bid)
    .map((xylo) => {
      const made = xylo.bid!.value === xylo.tricks
      const text = t(made ? 'bid-made' : 'bid-missed', { tricks: xylo.tricks, bid: xylo.bid!.value })
      return t('labelled', { label: nameOf(state, xylo.seat), text })
    })
}
