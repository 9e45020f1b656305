/** Peak: a tiny game of tricks, in which the highest number takes what lies there. (In place of src/games/peak.) */
import { usually, type Game } from '../../../src/games/game'
import { Later } from '../../../src/games/later'
import PeakCard from './PeakCard.svelte'

const parts = () => import('./parts')

const SEATS = { 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 3, 4] }

const peak: Game = {
  ...usually,
  name: 'peak',
  players: { least: 2, most: 4, usual: 3 },
  seats: SEATS,
  inSheet: SEATS,
  byPlaces: false,
  lessons: '/learn/peak',
  verbs: ['play'],
  Art: PeakCard,
  Card: PeakCard,
  table: new Later(async () => (await parts()).table),
  pad: new Later(async () => (await parts()).pad),
  statistics: new Later(async () => (await parts()).statistics),
  fair: new Later(async () => (await parts()).fair),
}

export default peak
