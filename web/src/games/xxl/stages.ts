/** The moments of a move of XXL, one after the other. */
import type { ColourTable, Happened, RefuseTable, State, View, XxlView } from '../../server/types'
import { HOLD, placeOf, type Stage } from '../../table/stage'

export const cardKey = (card: string) => `k-${card}`
export const rowKey = (letter: string) => `row-${letter}`
export const STOCK = 'stock'

type TrickView = Extract<XxlView, { variant: 3 | 6 }>

/** XXL is shown as the server has it after the move; only a trick is kept on the table for a moment longer. */
export function show(seen: View, happened: Happened, after: State): Stage[] {
  const view = { ...(seen as XxlView) } as XxlView
  const next = after.view as XxlView | null
  if (view.variant === 3 || view.variant === 6) return inTrick(view, happened)
  const sameDeal = next && next.deal === view.deal
  if (!sameDeal) return [{ view, hold: HOLD.short }]
  const shown = { ...next, legal: [], to_act: [] } as XxlView
  const cards = (happened.cards as string[] | undefined) ?? []
  const fresh = shown.hand.filter((card) => !view.hand.includes(card))
  const origins = Object.fromEntries([
    ...cards.map((card) => [cardKey(card), placeOf(happened.seat!)]),
    ...fresh.map((card) => [cardKey(card), STOCK]),
  ]) as Record<string, string>
  const exits =
    view.variant === 5 && happened.colour
      ? Object.fromEntries(cards.map((card) => [cardKey(card), rowKey(happened.colour!)]))
      : undefined
  return [{ view: shown, hold: happened.event === 'pass' ? HOLD.short : HOLD.card, origins, ...(exits && { exits }) }]
}

function inTrick(view: TrickView, { event, seat, cards, colour }: Happened): Stage[] {
  const table: RefuseTable | ColourTable = view.table
  if (event === 'play') {
    const card = (cards as string[])[0]!
    const old = view.taker || table.trick.some((lies) => lies.seat === seat) // who plays again begins another trick
    const trick = [...(old ? [] : table.trick), { seat: seat!, card }]
    const hand = view.hand.filter((held) => held !== card)
    const hands = view.hands?.map((one) => one.filter((held) => held !== card))
    const counts = view.counts.map((count, i) => (view.players[i]!.seat === seat ? count - 1 : count))
    const leader = trick[0]!.seat
    const named = colour && 'colour' in table ? { colour } : {}
    const laid = {
      ...view,
      hand,
      ...(hands && { hands }),
      counts,
      turn: null,
      taker: undefined,
      table: { ...table, trick, leader, ...named },
    } as TrickView
    return [{ view: laid, hold: HOLD.card, origins: { [cardKey(card)]: placeOf(seat!) } }]
  }
  if (event === 'trick') {
    const lies = { ...view, taker: seat! } as TrickView
    const tricks = table.tricks.map((won, i) => (view.players[i]!.seat === seat ? won + 1 : won))
    const exits = Object.fromEntries(table.trick.map((played) => [cardKey(played.card), placeOf(seat!)]))
    const taken = { ...view, taker: undefined, table: { ...table, tricks, trick: [] } } as unknown as TrickView
    return [
      { view: lies, hold: HOLD.trick },
      { view: taken, hold: HOLD.short, exits },
    ]
  }
  return [{ view, hold: event === 'pass' ? HOLD.short : 0 }]
}
