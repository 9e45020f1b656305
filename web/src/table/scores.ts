/** What the lines of a score sheet are called, and who has won. */
import { gameCalled } from '../games/games'
import type { DealResult, Result, State } from '../server/types'

/** What the lines of a score sheet are called: rounds are counted, unless each is something of its own. */
export const dealNames = (game: string, deals: readonly DealResult[]): string[] =>
  deals.map((deal, i) => {
    const called = gameCalled(game).dealName(deal)
    return called ? `${called.number} ${called.name}` : String(i + 1)
  })

export const playersOf = (state: State) => state.view!.players.map((player) => player.name)

/** Who has won, in one phrase. */
export const winnersOf = (result: Result, players: { seat: number; name: string }[]) =>
  players.filter((player) => result.winners.includes(player.seat)).map((player) => player.name)
