/** The games of the first page and how many play them. */
import type { Game, Level } from '../../server/types'

export const GAMES: Game[] = ['xylotar', 'hilo', 'xxl']
export const LEAST: Record<Game, number> = { xylotar: 2, hilo: 2, xxl: 2 }
export const MOST: Record<Game, number> = { xylotar: 5, hilo: 6, xxl: 6 }
export const LEVELS: Level[] = ['random', 'novice', 'club', 'expert']
export const VARIANTS = [1, 2, 3, 4, 5, 6]
