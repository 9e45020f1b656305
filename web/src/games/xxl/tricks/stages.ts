/** The moments of a move in variants with tricks: a trick stays on the table for a moment longer. */
import type { Happened } from '../../../server/types'
import { HOLD, placeOf, type Stage } from '../../../table/stage'
import { cardKey } from '../stages'
import type { InTricks } from './tricks'

export function showTrick(view: InTricks, { event, seat, cards, colour }: Happened): Stage[] {
  const { table } = view
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
    } as InTricks
    return [{ view: laid, hold: HOLD.card, origins: { [cardKey(card)]: placeOf(seat!) } }]
  }
  if (event === 'trick') {
    const lies = { ...view, taker: seat! } as InTricks
    const tricks = table.tricks.map((won, i) => (view.players[i]!.seat === seat ? won + 1 : won))
    const exits = Object.fromEntries(table.trick.map((played) => [cardKey(played.card), placeOf(seat!)]))
    const taken = { ...view, taker: undefined, table: { ...table, tricks, trick: [] } } as InTricks
    return [
      { view: lies, hold: HOLD.trick },
      { view: taken, hold: HOLD.short, exits },
    ]
  }
  return [{ view, hold: event === 'pass' ? HOLD.short : 0 }]
}
