/** HILO on the table. */
import type { HiloView } from '../../server/types'
import { card } from '../../words/say'
import { t } from '../../words/words.svelte'
import { onTable } from '../on-table'
import HiloTable from './HiloTable.svelte'
import { describeHilo } from './in-words'
import { moveInFull, moveInWords } from './moves'
import Options from './Options.svelte'
import { show } from './stages'
import { task } from './status'

export const table = onTable<HiloView>({
  Table: HiloTable,
  Options,
  show,
  move: moveInWords,
  task,
  marks: { clearing: 'M6 0l6 6-6 6-6-6Z' },
  rulings: ['nothing-to-clear H8', 'line-not-standing H8'],
  describe: (_seated, state, view) => describeHilo(state, view),
  example: ['draw'],
  moveInFull,
  inTricks: () => false,
  seen: ({ held }) => (held && held !== '?' ? t('text-drawn', { card: card(held) }) : ''),
  endings: ['clear', 'cleared'],
  turningPoints: ['all-turned-over', 'clear', 'cleared', 'close', 'reshuffle'],
  routine: ['flip'],
})
