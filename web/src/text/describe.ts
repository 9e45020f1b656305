/** A table in words, for whichever game is played. */
import { tableOf } from '../games/games'
import type { TextDesk } from '../games/on-table'
import type { Seated } from '../table/seated.svelte'
import type { Described } from './described'

/** The table in words, as somebody sees it; `desk` is where they do something at a text table. */
export function describe(seated: Seated, desk: TextDesk | null): Described {
  const state = seated.state!
  return tableOf(state.table.game).describe(seated, state, state.view!, desk)
}
