/** All games, in the order of the first page. This is the only place that lists them. */
import type { Game } from './game'
import { hilo } from './hilo/game'
import { xxl } from './xxl/game'
import { xylotar } from './xylotar/game'

const games: Game[] = []
export const GAMES: readonly Game[] = games

export function register(game: Game): void {
  games.push(game)
}

for (const game of [xylotar, hilo, xxl]) register(game)

export function gameCalled(name: string): Game {
  const game = GAMES.find((one) => one.name === name)
  if (!game) throw new Error(`no game is called ${name}`)
  return game
}

/** The table of a game, for those who sit at it. */
export const tableOf = (name: string) => gameCalled(name).table.here
