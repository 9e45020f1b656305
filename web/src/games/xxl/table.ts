/** XXL on the table. */
import type { Happened, XxlView } from '../../server/types'
import { card, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'
import { onTable } from '../on-table'
import { XxlDesk } from './desk'
import { describeXxl, drawn } from './in-words'
import { moveInFull, moveInWords } from './moves'
import Options from './Options.svelte'
import { sounds } from './sounds'
import { show } from './stages'
import { variantIn } from './variants'
import XxlTable from './XxlTable.svelte'

export const table = onTable<XxlView>({
  Table: XxlTable,
  Options,
  show,
  sounds,
  move: moveInWords,
  task: (view) => variantIn(view).task(view, new Set(view.legal.map((move) => move.split(' ')[0]))),
  whyWon: (view, state) => (view.taker ? t('won', { name: nameOf(state, view.taker) }) : ''),
  particulars: (happened, view): Record<string, string> => (happened.event === 'play' ? { way: wayOf(happened, view) } : {}),
  part: ({ variant }) => ({
    number: variant,
    name: t(`variant-${variant}`),
    goal: t(`goal-${variant}`),
    anchor: `variant-${variant}`,
  }),
  moments: {},
  describe: (_seated, state, view) => describeXxl(state, view),
  example: ['play', '3'],
  moveInFull,
  inTricks: (view) => variantIn(view).tricks,
  seen(view) {
    const fresh = drawn(view)
    return fresh ? t('text-drawn', { card: card(fresh) }) : ''
  },
  turningPoints: ['laid-out', 'reshuffle', 'second-round', 'street', 'trick', 'trump'],
  routine: [],
  desk: (_seated, view) => new XxlDesk(view),
})

/** How a card was played: on a column, as a colour, with a colour that was named. */
function wayOf({ column, colour }: Happened, view: XxlView | null): string {
  if (column) return 'column'
  if (!colour) return 'plain'
  return (view && variantIn(view).colourIs) ?? 'colour'
}
