/** Variant 5: five rows that go down from 10 to 0 (K60 to K69). */
import { sides } from '../../../cards/colours'
import type { XxlView } from '../../../server/types'
import { labelled } from '../../../text/described'
import { card, cards, colour } from '../../../words/say'
import { t } from '../../../words/words.svelte'
import { playsAs } from '../moves'
import { shed } from '../shedding/task'
import { variant } from '../variant'
import Rows, { rowKey } from './Rows.svelte'

type View = Extract<XxlView, { variant: 5 }>

/** How high a step of a row is that is so wide. */
const stepHeight = (step: number) => Math.max(18, 0.8 * step)

const wanted = ({ table }: View) => Object.entries(table.wanted).map(([letter, value]) => [letter, `${letter}${value}`] as const)

export default variant<View>({
  Middle: Rows,
  block: ({ table }) => {
    const rows = Object.keys(table.wanted).length
    const steps = table.first - table.last + 1
    return {
      high: (width, step) => ((steps + 2) * (step + 2) > width ? Infinity : rows * (stepHeight(step) + 3) + 32),
      least: 18,
      most: 74,
      share: 0.5,
    }
  },
  stock: 'below',
  tricks: false,
  standing: () => '',
  goesTo: ({ colour: row }) => (row ? rowKey(row) : null),
  task: (view, verbs) => shed(view, verbs, t('task-shed-5')),
  playAs: playsAs,
  lines: (_state, view) => wanted(view).map(([letter, next]) => labelled(colour(letter), t('next-in-row', { card: card(next) }))),
  rulings: ['must-play K62'],
  gist: (_state, view) => cards(wanted(view).map(([, next]) => next)),
  meant: (_view, [first]) => `play ${first} as ${sides(first!)[0]!.letter}`,
})
