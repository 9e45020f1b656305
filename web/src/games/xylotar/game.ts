/** Xylotar: what is known of it before anybody opens it. */
import { known } from '../../server/known'
import { t } from '../../words/words.svelte'
import { usually, type Game } from '../game'
import { Later } from '../later'
import Art from './Art.svelte'
import Card from './Card.svelte'
import { edition, EDITIONS } from './edition'
import HouseRules from './HouseRules.svelte'

const xylotar: Game = {
  ...usually,
  ...known.xylotar,
  players: { ...known.xylotar.players, usual: 4 },
  lessons: '/learn/xylotar',
  verbs: ['arrange', 'begin', 'bid', 'hold', 'look', 'play', 'swap'],
  switches: [{ setting: 'askToBid', usual: true, label: 'ask-to-bid' }],
  Art,
  Card,
  HouseRules,
  houseRules: () => EDITIONS[edition()],
  houseRulesInShort: () => t(`edition-${edition()}-short`),
  pad: new Later(async () => (await import('./pad')).pad),
  statistics: new Later(async () => (await import('./statistics')).statistics),
  fair: new Later(async () => (await import('./fair')).fair),
  table: new Later(async () => (await import('./table')).table),
}

export default xylotar
