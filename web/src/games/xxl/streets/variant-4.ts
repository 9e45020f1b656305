/** Variant 4: streets of three, from one's hand and cards that are exchanged with the middle (K50 to K59). */
import { sides, total } from '../../../cards/colours'
import type { XxlView } from '../../../server/types'
import { labelled } from '../../../text/described'
import { card, cards } from '../../../words/say'
import { t } from '../../../words/words.svelte'
import { FINGER } from '../../../table/composition/blocks'
import { plainly, playsAs } from '../moves'
import { variant, type Verbs } from '../variant'
import { marketHigh } from './market'
import Market from './Market.svelte'

type View = Extract<XxlView, { variant: 4 }>

export default variant<View>({
  Middle: Market,
  block: ({ table }, _sides, _own, room) => ({
    high: (width, card) => marketHigh(width, card, Math.max(room, table.middle.length)),
    least: FINGER,
    most: 170,
    share: 1,
  }),
  stock: 'beside',
  tricks: false,
  several: (count) => t(count === 3 ? 'lay-street' : 'exchange'),
  market: ({ table }) => table.middle,
  laid: ({ table }, at) => table.streets[at]!,
  standing: ({ table }, at) => t('xxl-street-points', { points: table.points[at]! }),
  task,
  playAs: playsAs,
  lines: (_state, { table }) =>
    table.middle.map((name, i) => labelled(i + 1, `${card(name)}, ${t('total-of-card', { total: total(name) })}`)),
  gist: (_state, { table }) => cards(table.middle),
  meant(view, picked) {
    if (picked.length === 3) return street(view, picked)
    return picked.length === 2 ? swap(view, picked) : plainly(view, picked)
  },
  spelled: { street, swap },
})

/** What lies there decides what is said: whether a street can be laid now, a card be exchanged, and whether any are left to draw. */
function task(view: View, verbs: Verbs): string {
  const { street_laid, exchanged } = view.table
  if (verbs.has('give')) return t('task-give')
  const street = verbs.has('street') ? 'yes' : 'no'
  const draw = verbs.has('draw') ? 'yes' : 'no'
  const canExchange = verbs.has('swap') || verbs.has('draw')
  if (!street_laid && !exchanged) return canExchange ? t('task-streets', { street, draw }) : t('task-streets-only', { street })
  if (!exchanged && canExchange) return t('task-exchange-left')
  return t(!street_laid && verbs.has('street') ? 'task-street-left' : 'task-done')
}

function street(_view: XxlView, picked: readonly string[]): string {
  const common = sides(picked[0]!).find(({ letter }) => picked.every((card) => card.includes(letter)))
  return `street ${(common ?? sides(picked[0]!)[0]!).letter}: ${picked.join(' ')}`
}

function swap(view: XxlView, [first, second]: readonly string[]): string {
  const hand = [first, second].find((one) => view.hand.includes(one!)) ?? first
  return `swap ${hand} for ${hand === first ? second : first}`
}
