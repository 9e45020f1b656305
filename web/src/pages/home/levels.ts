/** How well bots play, the weakest first. */
import type { Level } from '../../server/types'

export const LEVELS: Level[] = ['random', 'novice', 'club', 'expert']
