/** HILO on the table. */
import type { HiloView } from '../../server/types'
import { card } from '../../words/say'
import { t } from '../../words/words.svelte'
import { onTable } from '../on-table'
import HiloTable from './HiloTable.svelte'
import { describeHilo } from './in-words'
import { line, way } from './line-name'
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
  particulars: (happened): Record<string, string> => ({
    ...(happened.line && { line: line(happened.line) }),
    ...(happened.way && { way: way(happened.way) }),
  }),
  moments: { clearing: ['clear', 'cleared'] },
  describe: (_seated, state, view) => describeHilo(state, view),
  example: ['draw'],
  moveInFull,
  inTricks: () => false,
  seen: ({ held }) => (held && held !== '?' ? t('text-drawn', { card: card(held) }) : ''),
  turningPoints: ['all-turned-over', 'clear', 'cleared', 'close', 'reshuffle'],
  routine: ['flip'],
})
