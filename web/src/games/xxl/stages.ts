/** The moments of a move of XXL, one after the other. */
import type { Happened, State, XxlView } from '../../server/types'
import { HOLD, placeOf, type Stage } from '../../table/stage'
import { variantIn } from './variants'

export const cardKey = (card: string) => `k-${card}`
export const STOCK = 'stock'

/** XXL is shown as the server has it after the move, unless a variant has more to show. */
export function show(seen: XxlView, happened: Happened, after: State): Stage[] {
  const view = { ...seen }
  const variant = variantIn(view)
  if (variant.show) return variant.show(view, happened)
  const next = after.view as XxlView | null
  const sameDeal = next && next.deal === view.deal
  if (!sameDeal) return [{ view, hold: HOLD.short }]
  const shown = { ...next, legal: [], to_act: [] } as XxlView
  const cards = (happened.cards as string[] | undefined) ?? []
  const fresh = shown.hand.filter((card) => !view.hand.includes(card))
  const origins = Object.fromEntries([
    ...cards.map((card) => [cardKey(card), placeOf(happened.seat!)]),
    ...fresh.map((card) => [cardKey(card), STOCK]),
  ]) as Record<string, string>
  const place = variant.goesTo?.(happened)
  const exits = place && Object.fromEntries(cards.map((card) => [cardKey(card), place]))
  return [{ view: shown, hold: happened.event === 'pass' ? HOLD.short : HOLD.card, origins, ...(exits && { exits }) }]
}
