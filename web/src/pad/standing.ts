/** Who is in front on a pad, in the words of the rulebook's last answer. */
import { apart } from '../words/say'
import { t } from '../words/words.svelte'
import { playersAt, type Pad } from './pad'

export const isOver = (pad: Pad) => pad.answer?.result.finished ?? false

/** A player's name, or one to go by. */
export const playerName = (pad: Pick<Pad, 'players'>, index: number) =>
  apart(pad.players[index] ?? '') || t('pad-player', { number: index + 1 })

/** Whoever sits at a seat: a player, or an automaton between two of them. */
export function nameAt(pad: Pad, seat: number): string {
  const index = playersAt(pad.game, pad.players.length).indexOf(seat)
  return index < 0 ? t('automaton', { seat }) : playerName(pad, index)
}

/** The winners of a match that is over, else those in first place. */
export function leaders(pad: Pad): string[] {
  if (!pad.answer) return []
  const { winners, places } = pad.answer.result
  if (winners.length) return winners.map((seat) => nameAt(pad, seat))
  return places.flatMap((place, i) => (place === 1 ? [playerName(pad, i)] : []))
}
