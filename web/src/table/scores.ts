/** What the lines of a score sheet are called, and who has won. */
import type { DealResult, Result, State } from '../server/types'
import { t } from '../words/words.svelte'

/** What the lines of a score sheet are called: by variant, where a game has some. */
export const dealNames = (deals: readonly DealResult[]): string[] =>
  deals.map(({ variant }, i) => (variant === undefined ? String(i + 1) : `${variant} ${t(`variant-${variant}`)}`))

export const playersOf = (state: State) => state.view!.players.map((player) => player.name)

/** Who has won, in one phrase. */
export const winnersOf = (result: Result, players: { seat: number; name: string }[]) =>
  players.filter((player) => result.winners.includes(player.seat)).map((player) => player.name)
