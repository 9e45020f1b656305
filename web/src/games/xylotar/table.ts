/** Xylotar on the table. */
import type { XylotarView } from '../../server/types'
import { labelled } from '../../text/described'
import { t } from '../../words/words.svelte'
import { onTable } from '../on-table'
import { XylotarDesk } from './desk.svelte'
import { describeXylotar, lookedAt } from './in-words'
import { arranges, moveInWords, typed } from './moves'
import { notesOf } from './notes.svelte'
import Options from './Options.svelte'
import { sounds } from './sounds'
import { show } from './stages'
import { awaited, task, whyWon } from './status'
import XylotarTable from './XylotarTable.svelte'

export const table = onTable<XylotarView>({
  Table: XylotarTable,
  Options,
  show,
  sounds,
  move: moveInWords,
  task,
  awaited,
  whyWon,
  rulings: ['leftmost-not-led X15', 'name-receiver X30', 'not-leader X34'],
  asAgreed: ['nothing-to-decide X24', 'not-decider X24', 'who-begins X24', 'not-leader X24'],
  describe: (seated, state, view, desk) =>
    describeXylotar(state, view, desk instanceof XylotarDesk ? desk.notes : notesOf(seated.code, view.deal)),
  example: ['play', '4'],
  inTricks: () => true,
  leader: (view) => view.leader,
  seen: lookedAt,
  endings: ['trick'],
  harmless: ['hold'],
  arranges,
  typed,
  turningPoints: ['begin', 'bid', 'trick'],
  routine: ['arrange', 'hold'],
  help: () => [labelled(t('ask-note'), t('answers-note'))],
  desk: (seated, view) => new XylotarDesk(seated, view),
})
