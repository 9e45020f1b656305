/** A move of the notation in words, for buttons and questions. */
import { tableOf } from '../games/games'
import type { State } from '../server/types'

export const moveInWords = (move: string, state: State): string => tableOf(state.table.game).move(move, state, state.view!)
