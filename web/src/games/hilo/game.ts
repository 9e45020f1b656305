/** HILO: what is known of it before anybody opens it. */
import { known } from '../../server/known'
import { t } from '../../words/words.svelte'
import { usually, type Game } from '../game'
import { Later } from '../later'
import Art from './Art.svelte'
import HiloCard from './HiloCard.svelte'
import HouseRules from './HouseRules.svelte'
import { own, USUAL_LIMIT } from './limit'

const hilo: Game = {
  ...usually,
  ...known.hilo,
  players: { ...known.hilo.players, usual: 3 },
  lessons: '/learn/hilo',
  verbs: ['clear', 'draw', 'drop', 'flip', 'keep', 'slide', 'swap', 'take'],
  particles: ['row', 'column', 'diagonal', 'left', 'down'],
  Art,
  Card: HiloCard,
  HouseRules,
  houseRules: () => (own.limit === USUAL_LIMIT ? {} : { limit: own.limit }),
  houseRulesInShort: () => t('up-to', { limit: own.limit }),
  until: ({ limit }) => t('up-to', { limit: (limit as number | undefined) ?? USUAL_LIMIT }),
  pad: new Later(async () => (await import('./pad')).pad),
  statistics: new Later(async () => (await import('./statistics')).statistics),
  fair: new Later(async () => (await import('./fair')).fair),
  table: new Later(async () => (await import('./table')).table),
}

export default hilo
