/** Variant 1: two columns, on which runs go up or down (K20 to K29). */
import { sides } from '../../../cards/colours'
import type { RunsTable, XxlView } from '../../../server/types'
import { labelled } from '../../../text/described'
import { card, cards } from '../../../words/say'
import { list, t } from '../../../words/words.svelte'
import { inTheMiddle } from '../blocks'
import { playsAs } from '../moves'
import { shed } from '../shedding/task'
import { variant } from '../variant'
import Columns from './Columns.svelte'

/** Chips below the columns, two beside each other, and the pile: so wide also where cards are small. */
const LEAST = 2 * 102 + 62 + 2 * 17

type View = Extract<XxlView, { variant: 1 }>

export default variant<View>({
  Middle: Columns,
  block: () => inTheMiddle(4.05, 52, LEAST),
  stock: 'beside',
  tricks: false,
  standing: () => '',
  task: (view, verbs) => shed(view, verbs, t('task-shed-1')),
  playAs: playsAs,
  lines: (_state, { table }) => table.columns.map((column, i) => labelled(t('column', { number: i + 1 }), columnInWords(column))),
  gist: (_state, { table }) => cards(table.columns.map((column) => column.top)),
  meant(view, [first]) {
    for (const side of sides(first!)) {
      const column = view.table.columns.findIndex((one) => one.top.includes(side.letter))
      if (column >= 0) return `play ${first} on ${column + 1} by ${side.letter}`
    }
    return `play ${first} on 1 by ${sides(first!)[0]!.letter}`
  },
})

function columnInWords({ top, run, wanted }: RunsTable['columns'][number]): string {
  const way = run ? `, ${t(run.step > 0 ? 'run-up' : 'run-down')}` : ''
  return `${card(top)}${way}. ${wanted.length ? t('text-wanted', { cards: list(wanted.map(card), 'disjunction') }) : ''}`.trim()
}
