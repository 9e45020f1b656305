/** The moments of a move of HILO, one after the other. */
import type { Happened, HiloView, State, Tableau, View } from '../../server/types'
import { HOLD, type Stage } from '../../table/stage'

export const cellKey = (seat: number, cell: number) => `h${seat}.${cell}`
export const cardKey = (card: string) => `h-${card}`
export const PILE = 'pile'
export const HELD = 'held'
export const DISCARD = 'discard'

/** The key of what lies in a cell: an open card is itself, a hidden one is its place. */
export const keyAt = (seat: number, cell: number, card: string | null) =>
  card && card !== '?' ? cardKey(card) : cellKey(seat, cell)

type Change = (card: string | null, cell: number) => string | null

/** A tableau after a change; what has changed, or is turned over, lies face up. */
function laid(tableau: Tableau, change: Change, sum: number, turned: number[] = []): Tableau {
  let cell = 0
  const rows = tableau.rows.map((row) => row.map((card) => change(card, ++cell)))
  const [was, is] = [tableau.rows.flat(), rows.flat()]
  const hidden = tableau.hidden?.filter((one) => was[one - 1] === is[one - 1] && !turned.includes(one))
  return { ...tableau, rows, sum, ...(hidden && { hidden }) }
}

function onTableau(view: HiloView, seat: number, change: Change, sum: number, turned?: number[]): HiloView {
  const tableaus = view.tableaus.map((tableau) => (tableau.seat === seat ? laid(tableau, change, sum, turned) : tableau))
  return { ...view, tableaus }
}

const at = (view: HiloView, seat: number, cell: number) =>
  view.tableaus.find((tableau) => tableau.seat === seat)!.rows.flat()[cell - 1]!

export function show(seen: View, happened: Happened, after: State): Stage[] {
  const view: HiloView = { ...(seen as HiloView), lit: undefined, lines: [], line_cells: [], slides: [] }
  const { event, seat, cell, card, discarded, sum, sums } = happened
  switch (event) {
    case 'turned-over': {
      const cards = happened.cards as string[]
      const cells = happened.cells!
      const turned = onTableau(view, seat!, (old, i) => (cells.includes(i) ? cards[cells.indexOf(i)]! : old), sum!, cells)
      return [
        {
          view: turned,
          hold: HOLD.short,
          origins: Object.fromEntries(cards.map((c, i) => [cardKey(c), cellKey(seat!, happened.cells![i]!)])),
        },
      ]
    }
    case 'draw': {
      const mine = (after.view as HiloView | null)?.held
      const held = (seat === view.seat || view.seat === null) && mine ? mine : '?'
      return [
        {
          view: { ...view, held, turn: seat!, draws: Math.max(0, view.draws - 1) },
          hold: HOLD.card,
          origins: { [HELD]: PILE, [cardKey(held)]: PILE },
        },
      ]
    }
    case 'take':
    case 'swap':
    case 'drop': {
      const place = at(view, seat!, cell!)
      const laidDown = onTableau(view, seat!, (old, i) => (i === cell ? card! : old), sum!)
      const from = event === 'take' ? DISCARD : HELD
      const origins = {
        [cardKey(card!)]: event === 'drop' ? cellKey(seat!, cell!) : from,
        [cardKey(discarded!)]: event === 'drop' ? HELD : keyAt(seat!, cell!, place),
      }
      return [
        {
          view: { ...laidDown, held: null, discard: discarded!, discards: view.discards + (event === 'take' ? 0 : 1) },
          hold: HOLD.card,
          origins,
        },
      ]
    }
    case 'clear':
    case 'cleared': {
      const cards = happened.cards as string[]
      const exits = Object.fromEntries(cards.map((c) => [cardKey(c), DISCARD]))
      let gone = view
      view.tableaus.forEach((tableau, owner) => {
        const left = sums?.[owner] ?? (tableau.seat === seat ? sum! : tableau.sum)
        gone = onTableau(gone, tableau.seat, (old) => (old && cards.includes(old) ? null : old), left)
      })
      return [
        { view: { ...view, lit: cards }, hold: HOLD.line },
        { view: { ...gone, discard: cards.at(-1)!, discards: view.discards + cards.length }, hold: HOLD.short, exits },
      ]
    }
    case 'all-turned-over': {
      let open = view
      const hidden = happened.cards as string[][]
      view.tableaus.forEach((tableau, owner) => {
        const cards = [...(hidden[owner] ?? [])]
        const turn = (old: string | null) => (old === '?' ? (cards.shift() ?? '?') : old)
        open = onTableau(open, tableau.seat, turn, sums![owner]!, tableau.hidden)
      })
      return [{ view: { ...open, settling: true }, hold: HOLD.trick }]
    }
    case 'close':
      return [{ view: { ...view, closer: seat! }, hold: HOLD.line }]
    default:
      return [{ view, hold: 0 }]
  }
}
