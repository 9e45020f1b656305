/** Which deal of a match it is, of how many, and what it is about, in words. */
import { gameCalled } from '../games/games'
import type { Result, State } from '../server/types'
import { knows, t } from '../words/words.svelte'

/** `deal-title` or `deal-over`: 'Round 2 of 3', 'Game 4 of 6: Streets'; `deal` is counted from 1. */
export function dealInWords(what: 'deal-title' | 'deal-over', { table, view, result }: State, deal: number): string {
  const game = gameCalled(table.game)
  const options = view?.options ?? {}
  const of = agreed(result)
  const part = game.roundName(options, deal - 1)
  const until = game.until(options)
  const kind = part ? 'part' : of ? (deal > of ? 'extra' : 'of') : until ? 'until' : 'plain'
  return t(what, { kind, deal, of: of ?? 0, name: part?.name ?? '', until })
}

/** What is wanted in a deal, in one sentence. */
export function goalOf({ table, view }: State, deal: number): string {
  const game = gameCalled(table.game)
  const part = game.roundName(view?.options ?? {}, deal - 1)
  if (part?.goal) return part.goal
  const id = [`goal-${table.game}`, `about-${table.game}`].find(knows)
  return id ? t(id, { players: view?.players.length ?? 0 }) : ''
}

/** How many deals were agreed on; null where points decide. */
const agreed = (result: Result | null) => result?.deals_agreed ?? null
