/** Variant 2: one pile, on which a card goes that is worth less (K30 to K39). */
import type { XxlView } from '../../../server/types'
import { labelled } from '../../../text/described'
import { card } from '../../../words/say'
import { t } from '../../../words/words.svelte'
import { inTheMiddle } from '../blocks'
import { plainly, playsAs } from '../moves'
import { shed } from '../shedding/task'
import { variant } from '../variant'
import Pile from './Pile.svelte'

type View = Extract<XxlView, { variant: 2 }>

export default variant<View>({
  Middle: Pile,
  block: () => inTheMiddle(2.4),
  stock: 'beside',
  tricks: false,
  standing: () => '',
  task: (view, verbs) => shed(view, verbs, t('task-shed-2')),
  playAs: playsAs,
  lines: (_state, { table }) => [labelled(t('text-top'), card(table.top))],
  gist: (_state, { table }) => card(table.top),
  meant: plainly,
})
