/** Legal moves as they are offered: in words, and as they are typed. */
import { tableOf } from '../games/games'
import type { State } from '../server/types'
import { settings } from '../settings.svelte'
import { moveInWords } from '../table/moves'
import { knows, t } from '../words/words.svelte'
import { labelled } from './described'
import { plain } from './notation'

/** A move with everything that somebody who does not see the table has to know about it. */
export function wordsOfMove(move: string, state: State): string {
  const words = moveInWords(move, state)
  return tableOf(state.table.game).moveInFull?.(move, words, state.view!) ?? words
}

export function ofMove(move: string, state: State): string {
  const words = wordsOfMove(move, state)
  const typed = tableOf(state.table.game).typed?.(move) ?? move
  return plain(words) === typed || settings.verbosity === 'brief' ? words : labelled(words, typed)
}

/** So many moves of one kind are put away behind a heading. */
const MANY = 15

/** Moves of a kind together, in the order in which the server lists them. */
export function grouped(moves: readonly string[]): { verb: string; moves: string[]; many: boolean }[] {
  const verbs = [...new Set(moves.map((move) => move.split(' ')[0]!))]
  return verbs.map((verb) => {
    const own = moves.filter((move) => move.split(' ')[0] === verb)
    return { verb, moves: own, many: own.length > MANY }
  })
}

/** What many moves of one kind have in common, and how many they are. */
export function kindOfMoves(verb: string, count: number, state: State): string {
  const own = `kind-${state.table.game}-${verb}`
  return t('text-ways', { verb, kind: t(knows(own) ? own : `kind-${verb}`), count })
}
