/** A table in words, for whichever game is played. */
import type { Seated } from '../table/seated.svelte'
import { Notes } from '../games/xylotar/notes.svelte'
import type { Described } from './described'
import { describeHilo } from '../games/hilo/in-words'
import { describeXxl } from '../games/xxl/in-words'
import { describeXylotar } from '../games/xylotar/in-words'

/** The table in words, as somebody sees it. */
export function describe(seated: Seated, notes?: Notes): Described {
  const state = seated.state!
  const view = state.view!
  switch (view.game) {
    case 'xylotar':
      return describeXylotar(state, view, notes ?? notesOf(seated))
    case 'hilo':
      return describeHilo(state, view)
    case 'xxl':
      return describeXxl(state, view)
  }
}

/** One's own notes on the cards of this round. */
export const notesOf = (seated: Seated) => new Notes(`atout.notes.${seated.code}.${seated.view?.deal ?? 0}`)
