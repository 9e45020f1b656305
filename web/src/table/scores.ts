/** What the lines of a score sheet are called, and who has won. */
import { gameCalled } from '../games/games'
import { list, printed, t } from '../words/words.svelte'
import type { DealResult, Result, State } from '../server/types'

/** What the lines of a score sheet are called: rounds are counted, unless each is something of its own. */
export const dealNames = (game: string, deals: readonly DealResult[]): string[] =>
  deals.map((deal, i) => {
    const called = gameCalled(game).dealName(deal)
    return called ? `${called.number} ${called.name}` : String(i + 1)
  })

/** Whether a line is a round that a tie has made necessary, by its index. */
export const isExtra = ({ deals_agreed }: Result, line: number): boolean => !!deals_agreed && line >= deals_agreed

export const playersOf = (state: State) => state.view!.players.map((player) => player.name)

/** Who has won, in one phrase. */
export const winnersOf = (result: Result, players: { seat: number; name: string }[]) =>
  players.filter((player) => result.winners.includes(player.seat)).map((player) => player.name)

/** By what they have won: '42 points, 5 more than Ann'. */
export function byWhat(game: string, result: Result, players: { name: string }[]): string {
  const first = result.places.indexOf(1)
  const behind = Math.min(...result.places.filter((place) => place > 1))
  const second = players.filter((_, i) => result.places[i] === behind)
  const total = result.totals[first]!
  const what = gameCalled(game).byPlaces ? 'places' : 'points'
  if (!second.length) return t('won-level', { what, total: printed(total) })
  const margin = result.totals[result.places.indexOf(behind)]! - total
  const values = { what, total: printed(total), margin: Math.abs(margin), names: list(second.map(({ name }) => name)) }
  return t(margin > 0 ? 'won-with-less' : 'won-with-more', values)
}
