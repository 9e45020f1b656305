/** All games, in the order in which the server lists them. Whoever adds a folder with a `game.ts` has added one. */
import { known } from '../server/known'
import type { Game } from './game'

const games: Game[] = []
export const GAMES: readonly Game[] = games

export function register(game: Game): void {
  games.push(game)
}

const FILES = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'default' })
const ORDER = Object.keys(known)
for (const game of Object.values(FILES).sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name))) register(game)

export function gameCalled(name: string): Game {
  const game = GAMES.find((one) => one.name === name)
  if (!game) throw new Error(`no game is called ${name}`)
  return game
}

/** The table of a game, for those who sit at it. */
export const tableOf = (name: string) => gameCalled(name).table.here
