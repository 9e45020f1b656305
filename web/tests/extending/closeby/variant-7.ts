/** Variant 7, close by: a card fits where a colour of the top card goes on by one or two. (In place of src/games/xxl/closeby.) */
import { labelled } from '../../../src/text/described'
import { plainly, playsAs } from '../../../src/games/xxl/moves'
import { shed } from '../../../src/games/xxl/shedding/task'
import { variant } from '../../../src/games/xxl/variant'
import Pile from '../../../src/games/xxl/below/Pile.svelte'
import type { BelowTable } from '../../../src/server/types'
import { card } from '../../../src/words/say'
import { t } from '../../../src/words/words.svelte'

interface View {
  table: BelowTable
}

export default variant<View>({
  Middle: Pile,
  stock: 'beside',
  tricks: false,
  standing: () => '',
  task: (view, verbs) => shed(view as never, verbs, t('task-shed-7')),
  playAs: playsAs,
  lines: (_state, { table }) => [labelled(t('text-top'), card(table.top))],
  gist: (_state, { table }) => card(table.top),
  meant: (view, picked) => plainly(view as never, picked),
})
