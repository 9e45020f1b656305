/** XXL in words: hands, what lies there, and how everybody stands. */
import { total } from '../../cards/colours'
import type { State, XxlView } from '../../server/types'
import { around } from '../../table/around'
import { labelled, type Described } from '../../text/described'
import { card as inWords, cards, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'
import { cardsOf, sorted } from './choosing'
import { standing } from './standing'
import { placeAt } from './variant'
import { variantIn } from './variants'

export function describeXxl(state: State, view: XxlView): Described {
  const variant = variantIn(view)
  const seats = view.players.map((player) => player.seat)
  const tally = (seat: number) =>
    [`${view.counts[seats.indexOf(seat)]} ${t('in-hand')}`, standing(view, seat)].filter(Boolean).join(', ')
  const facts = (seat: number) => [tally(seat), ...laid(view, seat)]
  return {
    own:
      view.seat === null
        ? null
        : { title: t('your-hand'), lines: [...handLines(view), ...facts(view.seat)], tally: tally(view.seat) },
    table: { title: t('middle'), lines: [...variant.lines(state, view), ...stock(view)] },
    others: around(seats, view.seat).map((seat) => ({
      seat,
      title: nameOf(state, seat),
      lines: facts(seat),
      tally: tally(seat),
    })),
    gist: variant.gist(state, view),
  }
}

/** The hand in the order in which it is read; `play 3` means the third of it. */
export function handInOrder(view: XxlView): string[] {
  const keepable = view.legal.filter((move) => move.startsWith('keep ')).flatMap(cardsOf)
  return sorted(keepable.length ? keepable : view.hand, variantIn(view).first?.(view) ?? [])
}

/** What has just been drawn. */
export const drawn = ({ table }: XxlView): string | null => ('drawn' in table ? table.drawn : null)

function handLines(view: XxlView): string[] {
  const lines = handInOrder(view).map((card, i) => {
    const facts = [inWords(card), t('total-of-card', { total: total(card) }), card === drawn(view) ? t('just-drawn') : '']
    return labelled(i + 1, facts.filter(Boolean).join(', '))
  })
  return lines.length ? lines : [t('hand-empty')]
}

const laid = (view: XxlView, seat: number): string[] =>
  (variantIn(view).laid?.(view, placeAt(view, seat)) ?? [])
    .filter((street) => street.length)
    .map((street) => labelled(t('text-street'), cards(street)))

const stock = (view: XxlView) =>
  variantIn(view).stock ? [labelled(t('draw-pile-xxl'), t('cards-count', { count: view.stock }))] : []
