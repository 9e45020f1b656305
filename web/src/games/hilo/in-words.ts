/** HILO in words. */
import type { HiloView, State, Tableau } from '../../server/types'
import { around } from '../../table/around'
import { card as inWords, nameOf } from '../../words/say'
import { list, printed, t } from '../../words/words.svelte'
import { inARow, labelled, lineName, type Described, type Holding } from '../../text/described'

const lying = (card: string | null) => (card === '?' ? t('face-down') : card ? inWords(card) : t('empty-cell'))

export function describeHilo(state: State, view: HiloView): Described {
  const of = (seat: number) => view.tableaus.find((tableau) => tableau.seat === seat)!
  const mine = view.tableaus.find((tableau) => tableau.seat === view.seat)
  const seats = view.tableaus.map((tableau) => tableau.seat)
  return {
    own: mine ? tableauPart(view, mine, t('your-tableau')) : null,
    table: { title: t('piles'), lines: piles(view) },
    others: around(seats, view.seat).map((seat) => ({ seat, ...tableauPart(view, of(seat), nameOf(state, seat)) })),
    gist: view.discard && !view.held ? labelled(t('discard-pile'), inWords(view.discard)) : '',
  }
}

/** Cells are counted from the upper left, as moves count them. */
function cells(rows: readonly (string | null)[][]): string[][] {
  let cell = 0
  return rows.map((row) => row.map((card) => labelled(++cell, lying(card))))
}

function tableauPart(view: HiloView, tableau: Tableau, title: string): Holding {
  const sum = t('account-sum', { sum: printed(tableau.sum) })
  const tally = view.closer === tableau.seat ? `${sum}, ${t('closes')}` : sum
  const lines = [tally]
  if (!tableau.rows.flat().length) lines.unshift(t('tableau-empty'))
  if (tableau.seat === view.seat && view.lines.length) lines.push(t('text-lines', { lines: list(view.lines.map(lineName)) }))
  return { title, lines, grid: cells(tableau.rows), tally }
}

function piles(view: HiloView): string[] {
  const lines = [
    labelled(t('discard-pile'), view.discard ? `${inWords(view.discard)}, ${t('cards-count', { count: view.discards })}` : '0'),
    labelled(t('draw-pile'), t('cards-count', { count: view.draws })),
  ]
  if (view.held && view.held !== '?') lines.unshift(labelled(t('drawn-card'), inWords(view.held)))
  return lines
}

/** What a slide would make of one's tableau: seen by others before they choose, so told as well. */
export function afterSlide(view: HiloView, way: 'left' | 'down'): string {
  return view.slides
    .find((slide) => slide.way === way)!
    .rows.map((row, i) => labelled(lineName(`row ${i + 1}`), inARow(row.map(lying))))
    .join('. ')
}

/** What lies in a cell of one's own. */
export const inCell = (view: HiloView, cell: number) =>
  lying(view.tableaus.find((tableau) => tableau.seat === view.seat)!.rows.flat()[cell - 1] ?? null)
