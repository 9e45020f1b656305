/** What the lines of a score sheet are called, and who has won. */
import type { Game, Result, State } from '../server/types'
import { t } from '../words/words.svelte'

/** What the lines of a score sheet are called: in XXL each is a variant. */
export function dealNames(game: Game, options: Record<string, unknown>, result: Result): string[] {
  return result.deals.map((_, i) => {
    if (game !== 'xxl') return String(i + 1)
    const variant = options.mode === 'series' ? ((options.variant as number | undefined) ?? 1) : (i % 6) + 1
    return `${variant} ${t(`variant-${variant}`)}`
  })
}

export const playersOf = (state: State) => state.view!.players.map((player) => player.name)

/** Who has won, in one phrase. */
export const winnersOf = (result: Result, players: { seat: number; name: string }[]) =>
  players.filter((player) => result.winners.includes(player.seat)).map((player) => player.name)
