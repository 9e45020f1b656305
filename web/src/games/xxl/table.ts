/** XXL on the table. */
import type { XxlView } from '../../server/types'
import { card, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'
import { onTable } from '../on-table'
import { XxlDesk } from './desk'
import { describeXxl, drawn } from './in-words'
import { moveInFull, moveInWords } from './moves'
import Options from './Options.svelte'
import { sounds } from './sounds'
import { show } from './stages'
import { VARIANTS, variantIn } from './variants'
import XxlTable from './XxlTable.svelte'

export const table = onTable<XxlView>({
  Table: XxlTable,
  Options,
  show,
  sounds,
  move: moveInWords,
  task: (view) => variantIn(view).task(view, new Set(view.legal.map((move) => move.split(' ')[0]))),
  whyWon: ({ taker }, state, me) => (taker ? t('won', { name: nameOf(state, taker), you: taker === me ? 'yes' : 'no' }) : ''),
  part: ({ variant }) => ({
    number: variant,
    name: t(`variant-${variant}`),
    goal: t(`goal-${variant}`),
    anchor: `variant-${variant}`,
  }),
  get rulings() {
    return ['no-such-colour K2', ...VARIANTS.flatMap(({ played }) => played.here.rulings ?? [])]
  },
  describe: (_seated, state, view) => describeXxl(state, view),
  example: ['play', '3'],
  moveInFull,
  inTricks: (view) => variantIn(view).tricks,
  seen(view) {
    const fresh = drawn(view)
    return fresh ? t('text-drawn', { card: card(fresh) }) : ''
  },
  endings: ['street', 'trick'],
  turningPoints: ['laid-out', 'reshuffle', 'second-round', 'street', 'trick', 'trump'],
  routine: [],
  desk: (_seated, view) => new XxlDesk(view),
})
