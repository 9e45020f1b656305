/** Xylotar: what is known of it before anybody opens it. */
import { t } from '../../words/words.svelte'
import { usually, type Game } from '../game'
import { Later } from '../later'
import Art from './Art.svelte'
import Card from './Card.svelte'
import { edition, EDITIONS } from './edition'
import HouseRules from './HouseRules.svelte'

/** Two sit at 1 and 3: automata play between them (X30). */
const between = (players: number) => players === 2

export const xylotar: Game = {
  ...usually,
  name: 'xylotar',
  players: { least: 2, most: 5, usual: 4 },
  lessons: '/learn/xylotar',
  verbs: ['arrange', 'begin', 'bid', 'hold', 'look', 'play', 'swap'],
  switches: [{ setting: 'askToBid', usual: true, label: 'ask-to-bid' }],
  Art,
  Card,
  HouseRules,
  houseRules: () => EDITIONS[edition()],
  houseRulesInShort: () => t(`edition-${edition()}-short`),
  seats: (players) => usually.seats(players).map((seat) => (between(players) ? 2 * seat - 1 : seat)),
  seatsInSheet: (players) => usually.seats(between(players) ? 4 : players),
  pad: new Later(async () => (await import('./pad')).pad),
  statistics: new Later(async () => (await import('./statistics')).statistics),
  fair: new Later(async () => (await import('./fair')).fair),
  table: new Later(async () => (await import('./table')).table),
}
