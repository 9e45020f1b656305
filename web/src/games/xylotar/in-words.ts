/** Xylotar in words. */
import type { State, Xylo, XylotarView } from '../../server/types'
import { card as inWords, colour, nameOf } from '../../words/say'
import { list, t } from '../../words/words.svelte'
import { around } from '../../table/around'
import { describeSlot } from './describe'
import type { Notes } from './notes.svelte'
import { valuesAt } from './possible'
import { left } from './slots'
import { inARow, labelled, leads, trickLines, type Described } from '../../text/described'

export function describeXylotar(state: State, view: XylotarView, notes: Notes): Described {
  const arranging = view.phase === 'arrange' || view.phase === 'begin'
  const slots = (xylo: Xylo) => left(xylo).map((slot) => labelled(slot, describeSlot(view, xylo, slot, notes)))
  /** Of the others only what is not the same for every card of a colour: there are many. */
  const others = (xylo: Xylo) =>
    left(xylo).map((slot) => {
      const [values, note] = [valuesAt(view, xylo.seat, slot), notes.at(xylo.seat, slot)]
      const facts = [inWords(xylo.cards[slot - 1]!), values ? t('possible', { values: values.join(', ') }) : '', note]
      return labelled(slot, facts.filter(Boolean).join(', '))
    })
  const of = (seat: number) => view.xylos.find((xylo) => xylo.seat === seat)!
  const mine = view.xylos.find((xylo) => xylo.seat === view.seat)
  const seats = view.xylos.map((xylo) => xylo.seat)
  return {
    own: mine
      ? {
          title: t('your-xylo'),
          lines: arranging ? [notYet(state, view)] : [...slots(mine), tally(mine), ...played(mine)],
          tally: tally(mine),
        }
      : null,
    table: { title: t('trick'), lines: onTable(state, view) },
    others: around(seats, view.seat).map((seat) => {
      const xylo = of(seat)
      const cards = arranging ? [] : [labelled(t('text-cards'), inARow(others(xylo))), ...played(xylo)]
      return { seat, title: nameOf(state, seat), lines: [tally(xylo), ...cards], tally: tally(xylo) }
    }),
    gist: view.trick.length
      ? list(view.trick.map((lies) => inWords(lies.card)))
      : arranging || view.leader === null
        ? ''
        : leads(state, view.leader),
  }
}

function onTable(state: State, view: XylotarView): string[] {
  const lines = [t('trump-is', { colour: colour(view.trump) })]
  if (view.led) lines.push(t('led-is', { colour: colour(view.led) }))
  if (view.trick.length) return [...lines, ...trickLines(state, view.trick, inWords)]
  return [...lines, view.leader === null || view.phase === 'arrange' ? notYet(state, view) : leads(state, view.leader)]
}

/** What happens before the xylos lie there. */
const notYet = (state: State, view: XylotarView) =>
  view.phase === 'begin' ? t('decides-who-begins', { name: nameOf(state, view.turn) }) : t('all-arrange')

/** Tricks won and the bid. */
function tally(xylo: Xylo): string {
  const bid = xylo.bid ? labelled(t('bid'), inWords(xylo.cards[xylo.bid.slot - 1]!)) : t('no-bid')
  return `${xylo.tricks} ${t('tricks-word', { count: xylo.tricks })}, ${bid}`
}

function played(xylo: Xylo): string[] {
  if (!xylo.played.length) return []
  return [labelled(t('played'), inARow(xylo.played.map((slot) => labelled(slot, inWords(xylo.cards[slot - 1]!)))))]
}

/** The values of the two cards that one has looked at, while one of them is to be chosen. */
export function lookedAt(view: XylotarView): string {
  const mine = view.xylos.find((xylo) => xylo.seat === view.seat)
  const slots = view.legal.filter((move) => move.startsWith('bid ')).map((move) => Number(move.slice(4)))
  if (!mine || !slots.length) return ''
  return t('text-looked', { cards: list(slots.map((slot) => t('card-in-slot', { slot, card: inWords(mine.cards[slot - 1]!) }))) })
}
