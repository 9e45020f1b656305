/** Legal moves as they are offered: in words, and as they are typed. */
import type { HiloView, State } from '../server/types'
import { settings } from '../settings.svelte'
import { moveInWords } from '../table/moves'
import { card, colour } from '../words/say'
import { t } from '../words/words.svelte'
import { cardsOf } from '../games/xxl/choosing'
import { labelled } from './described'
import { afterSlide, inCell } from '../games/hilo/in-words'
import { plain } from './notation'

/** A move with everything that somebody who does not see the table has to know about it. */
export function wordsOfMove(move: string, state: State): string {
  const view = state.view!
  const words = moveInWords(move, state)
  if (view.game === 'hilo') return hiloMove(move, words, view)
  if (view.game !== 'xxl') return words
  if (move.startsWith('trump ')) return t('trump-is', { colour: colour(move.slice(6)) })
  return / (on|as) /.test(move) ? labelled(t('move-play', { card: card(cardsOf(move)[0]!) }), words) : words
}

/** Others see what they give away, and what a slide makes of their tableau. */
function hiloMove(move: string, words: string, view: HiloView): string {
  if (move.startsWith('slide ')) return labelled(words, afterSlide(view, move.slice(6) as 'left' | 'down'))
  const cell = /^(?:take|swap) (\d)$/.exec(move)?.[1]
  return cell ? `${words} (${inCell(view, Number(cell))})` : words
}

/** What to type for it. The order of a hand that is passed on stands as it is. */
export const typed = (move: string) =>
  move.startsWith('arrange ')
    ? move
        .split(' ')
        .slice(0, /^arrange \d /.test(move) ? 2 : 1)
        .join(' ')
    : move

export function ofMove(move: string, state: State): string {
  const words = wordsOfMove(move, state)
  const same = plain(words) === typed(move)
  return same || settings.verbosity === 'brief' ? words : labelled(words, typed(move))
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
export const kindOfMoves = (verb: string, count: number, state: State) =>
  t('text-ways', { verb, kind: t(`kind-${state.table.game === 'xylotar' ? verb : `${state.table.game}-${verb}`}`), count })
