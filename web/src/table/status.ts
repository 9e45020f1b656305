/** Whose turn it is and what can be done, in plain words. */
import { tableOf } from '../games/games'
import type { Seat, State } from '../server/types'
import { nameOf } from '../words/say'
import { list, t } from '../words/words.svelte'
import { happening } from './happening'
import { winnersOf } from './scores'
import type { Seated } from './seated.svelte'

/** What is asked of somebody who must decide. */
export const task = (state: State): string => tableOf(state.table.game).task(state.view!, state)

/** Who is awaited, for everybody else. */
function awaited(state: State): string {
  const view = state.view!
  const more = tableOf(state.table.game).awaited?.(view, state)
  const names = view.to_act.map((seat) => nameOf(state, seat))
  return more || (names.length ? t('awaited', { names: list(names), count: names.length }) : '')
}

/** Why a trick goes to whom it goes. */
const whyWon = (state: State, me: Seat | null): string => tableOf(state.table.game).whyWon?.(state.view!, state, me) ?? ''

/** Where the match stands, in one sentence: what came of it, why, what to do, what happened, or who is awaited. */
export function situation(seated: Seated, hint = ''): string {
  const state = seated.state!
  const { status } = state.table
  if (!state.view) return ''
  if (status === 'abandoned') return t('match-abandoned')
  if (status === 'finished' && !seated.busy) {
    const winners = winnersOf(state.result!, state.view.players)
    return t('winners', { names: list(winners), count: winners.length })
  }
  const why = whyWon(state, seated.seat)
  if (why) return why
  const past = seated.umpire.past ? seated.log.findLast((line) => line.happened && happening(state, line.happened, null)) : null
  if (past && (seated.busy || past.happened!.event !== 'deal-over')) return happening(state, past.happened!, null)
  if (seated.mine) return hint || task(state)
  const last = seated.busy ? seated.log.findLast((line) => line.happened) : undefined
  return (last && happening(state, last.happened!, seated.seat)) || awaited(state)
}
