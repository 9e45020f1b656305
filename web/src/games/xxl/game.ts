/** XXL: what is known of it before anybody opens it. */
import { known } from '../../server/known'
import { t } from '../../words/words.svelte'
import { usually, type Game } from '../game'
import { Later } from '../later'
import Art from './Art.svelte'
import HouseRules from './HouseRules.svelte'
import { own } from './house-rules'
import { openAll, variantAt } from './variants'
import XxlCard from './XxlCard.svelte'

const xxl: Game = {
  ...usually,
  ...known.xxl,
  players: { ...known.xxl.players, usual: 4 },
  round: 'variant',
  lessons: '/learn',
  verbs: ['done', 'draw', 'give', 'keep', 'pass', 'play', 'street', 'swap', 'trump'],
  particles: ['as', 'by', 'for', 'on'],
  Art,
  Card: XxlCard,
  HouseRules,
  houseRules: () => (own.variant ? { mode: 'series', variant: own.variant, times: 1 } : {}),
  houseRulesInShort: () => (own.variant ? t(`variant-${own.variant}`) : t('all-variants')),
  dealName: ({ variant }) => (variant ? { number: variant, name: t(`variant-${variant}`) } : null),
  afterLesson: (options) => options,
  ruleAt: (fragment) => variantAt(fragment)?.rule ?? null,
  glimpse: (opened, deal) => ({ variant: (opened as { variants: number[] }).variants[deal - 1] }),
  pad: new Later(async () => (await import('./pad')).pad),
  statistics: new Later(async () => (await import('./statistics')).statistics),
  fair: new Later(async () => (await import('./fair')).fair),
  table: new Later(async () => (await Promise.all([import('./table'), openAll()]))[0].table),
}

export default xxl
