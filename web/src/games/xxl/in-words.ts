/** The six variants of XXL in words. */
import { total } from '../../cards/colours'
import type { RunsTable, State, XxlView } from '../../server/types'
import { around } from '../../table/around'
import { card as inWords, cards, colour, nameOf } from '../../words/say'
import { list, t } from '../../words/words.svelte'
import { cardsOf, sorted } from './choosing'
import { standing } from './standing'
import { streetsOf } from './streets/streets'
import { labelled, leads, trickLines, type Described } from '../../text/described'

export function describeXxl(state: State, view: XxlView): Described {
  const seats = view.players.map((player) => player.seat)
  const tally = (seat: number) =>
    [`${view.counts[seats.indexOf(seat)]} ${t('in-hand')}`, standing(view, seat)].filter(Boolean).join(', ')
  const facts = (seat: number) => [tally(seat), ...laid(view, seats.indexOf(seat))]
  return {
    own:
      view.seat === null
        ? null
        : { title: t('your-hand'), lines: [...handLines(view), ...facts(view.seat)], tally: tally(view.seat) },
    table: { title: t('middle'), lines: [...onTable(state, view), ...stock(view)] },
    others: around(seats, view.seat).map((seat) => ({
      seat,
      title: nameOf(state, seat),
      lines: facts(seat),
      tally: tally(seat),
    })),
    gist: gist(state, view),
  }
}

/** The hand in the order in which it is read; `play 3` means the third of it. */
export function handInOrder(view: XxlView): string[] {
  const keepable = view.legal.filter((move) => move.startsWith('keep ')).flatMap(cardsOf)
  const open = view.variant === 6 ? view.table.open : view.variant === 3 && view.table.colour ? [view.table.colour] : []
  return sorted(keepable.length ? keepable : view.hand, open)
}

function handLines(view: XxlView): string[] {
  const fresh = 'drawn' in view.table ? view.table.drawn : null
  const lines = handInOrder(view).map((card, i) => {
    const facts = [inWords(card), t('total-of-card', { total: total(card) }), card === fresh ? t('just-drawn') : '']
    return labelled(i + 1, facts.filter(Boolean).join(', '))
  })
  return lines.length ? lines : [t('hand-empty')]
}

function laid(view: XxlView, at: number): string[] {
  if (view.variant !== 4) return []
  return streetsOf(view.table, at).map((street) => labelled(t('text-street'), cards(street)))
}

const stock = (view: XxlView) =>
  view.variant === 3 || view.variant === 6 ? [] : [labelled(t('draw-pile-xxl'), t('cards-count', { count: view.stock }))]

function onTable(state: State, view: XxlView): string[] {
  switch (view.variant) {
    case 1:
      return view.table.columns.map((column, i) => labelled(t('column', { number: i + 1 }), columnInWords(column)))
    case 2:
      return [labelled(t('text-top'), inWords(view.table.top))]
    case 4:
      return view.table.middle.map((card, i) =>
        labelled(i + 1, `${inWords(card)}, ${t('total-of-card', { total: total(card) })}`),
      )
    case 5:
      return Object.entries(view.table.wanted).map(([letter, value]) =>
        labelled(colour(letter), t('next-in-row', { card: inWords(`${letter}${value}`) })),
      )
    default:
      return trick(state, view)
  }
}

function columnInWords({ top, run, wanted }: RunsTable['columns'][number]): string {
  const way = run ? `, ${t(run.step > 0 ? 'run-up' : 'run-down')}` : ''
  return `${inWords(top)}${way}. ${wanted.length ? t('text-wanted', { cards: list(wanted.map(inWords), 'disjunction') }) : ''}`.trim()
}

function trick(state: State, view: Extract<XxlView, { variant: 3 | 6 }>): string[] {
  const lines: string[] = []
  if (view.variant === 3) {
    lines.push(t('refuse-round', { round: view.table.round }))
    if (view.table.colour) lines.push(t('led-is', { colour: colour(view.table.colour) }))
    if (view.table.kept) lines.push(t('you-kept', { card: inWords(view.table.kept) }))
  } else {
    if (view.table.trump) lines.push(t('trump-is', { colour: colour(view.table.trump) }))
    if (view.table.open.length) lines.push(t('text-open', { colours: list(view.table.open.map(colour)) }))
  }
  if (view.table.trick.length) return [...lines, ...trickLines(state, view.table.trick, inWords)]
  return [...lines, view.variant === 3 && view.table.keeping ? t('all-keep') : leads(state, view.table.leader)]
}

function gist(state: State, view: XxlView): string {
  switch (view.variant) {
    case 1:
      return cards(view.table.columns.map((column) => column.top))
    case 2:
      return inWords(view.table.top)
    case 4:
      return cards(view.table.middle)
    case 5:
      return cards(Object.entries(view.table.wanted).map(([letter, value]) => `${letter}${value}`))
    default:
      return view.table.trick.length ? cards(view.table.trick.map((lies) => lies.card)) : leads(state, view.table.leader)
  }
}
