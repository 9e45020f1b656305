/** The moments of a move of Xylotar, one after the other. */
import type { Happened, View, Xylo, XylotarView } from '../../server/types'
import { HOLD, placeOf, type Stage } from '../../table/stage'

export const keyOf = (seat: number, slot: number) => `x${seat}.${slot}`

const changed = (view: XylotarView, seat: number, change: (xylo: Xylo) => Xylo): XylotarView => ({
  ...view,
  xylos: view.xylos.map((xylo) => (xylo.seat === seat ? change(xylo) : xylo)),
})

const turnedUp = (xylo: Xylo, slot: number, card: string): string[] => xylo.cards.map((old, i) => (i === slot - 1 ? card : old))

export function show(seen: View, { event, seat, slot, card, slots, made }: Happened): Stage[] {
  const view = { ...(seen as XylotarView), looking: undefined }
  switch (event) {
    case 'play': {
      const old = view.taker || view.trick.some((played) => played.seat === seat) // who plays again begins another trick
      const trick = [...(old ? [] : view.trick), { seat: seat!, slot: slot!, card: card! }]
      const led = trick.length === 1 ? card![0]! : view.led
      const next = changed(view, seat!, (xylo) => ({
        ...xylo,
        cards: turnedUp(xylo, slot!, card!),
        played: [...xylo.played, slot!],
      }))
      return [
        { view: { ...next, trick, led, leads: null, turn: null, taker: undefined, leader: trick[0]!.seat }, hold: HOLD.card },
      ]
    }
    case 'trick': {
      const lies: XylotarView = { ...view, taker: seat! }
      const taken = changed(view, seat!, ({ bid, ...xylo }) => ({
        ...xylo,
        tricks: xylo.tricks + 1,
        bid: bid && { ...bid, made: made! },
      }))
      const exits = Object.fromEntries(view.trick.map((played) => [keyOf(played.seat, played.slot), placeOf(seat!)]))
      return [
        { view: lies, hold: HOLD.trick },
        { view: { ...taken, trick: [], led: null, taker: undefined }, hold: HOLD.short, exits },
      ]
    }
    case 'look':
      return [{ view: { ...view, looking: { seat: seat!, slots: slots! } }, hold: HOLD.card }]
    case 'bid': {
      const bid = { slot: slot!, value: Number(card!.slice(1)), made: made! }
      return [{ view: changed(view, seat!, (xylo) => ({ ...xylo, bid, cards: turnedUp(xylo, slot!, card!) })), hold: HOLD.line }]
    }
    default:
      return [{ view, hold: 0 }]
  }
}
