/** Which deal of a match it is, of how many, and what it is about, in words. */
import { gameCalled, tableOf } from '../games/games'
import type { Result, State, View } from '../server/types'
import { knows, t } from '../words/words.svelte'

/** 'Round 2 of 3', 'Game 4 of 6: Streets': the deal that a view shows. */
export const dealTitle = (state: State, view: View): string =>
  inWords('deal-title', state, view.deal, tableOf(state.table.game).part?.(view)?.name)

/** 'Round 2 of 3 is over': a deal by its number, counted from 1. */
export const dealOver = (state: State, result: Result, deal: number): string =>
  inWords('deal-over', state, deal, gameCalled(state.table.game).dealName(result.deals[deal - 1]!)?.name)

function inWords(what: string, { table, view, result }: State, deal: number, name = ''): string {
  const of = result?.deals_agreed ?? 0
  const until = gameCalled(table.game).until(view?.options ?? {})
  const counted = of ? (deal > of ? 'extra' : 'of') : until ? 'until' : 'plain'
  return t(what, { kind: name ? 'part' : counted, deal, of, name, until })
}

/** What is wanted in the deal that a view shows, in one sentence. */
export function goalOf({ table }: State, view: View): string {
  const part = tableOf(table.game).part?.(view)
  if (part) return part.goal
  const id = [`goal-${table.game}`, `about-${table.game}`].find(knows)
  return id ? t(id, { players: view.players.length }) : ''
}
