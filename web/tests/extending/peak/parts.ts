/** What is loaded of Peak when somebody opens its table, a pad, statistics, or the check of a record. */
import { cardsOf, from, same, sorted, type Deal } from '../../../src/fair/deals'
import type { Fair } from '../../../src/games/fair'
import type { OnPad } from '../../../src/games/on-pad'
import { onStatistics } from '../../../src/games/on-statistics'
import { onTable } from '../../../src/games/on-table'
import type { Seat } from '../../../src/server/types'
import { average, count } from '../../../src/statistics/cells'
import type { Average } from '../../../src/statistics/types'
import { HOLD } from '../../../src/table/stage'
import { labelled, trickLines } from '../../../src/text/described'
import { nameOf } from '../../../src/words/say'
import { t } from '../../../src/words/words.svelte'
import PeakTable from './PeakTable.svelte'

export interface PeakView {
  seat: Seat | null
  players: { seat: Seat; name: string }[]
  deal: number
  to_act: Seat[]
  legal: string[]
  hand: string[]
  counts: number[]
  trick: { seat: Seat; card: string }[]
  won: number[]
}

const number = (card: string) => card.slice(1)

export const table = onTable<PeakView>({
  Table: PeakTable,
  show: (view, { event, seat, card }) => [
    event === 'play'
      ? { view: { ...view, trick: [...view.trick, { seat, card }] } as never, hold: HOLD.card }
      : { view: view as never, hold: HOLD.trick },
  ],
  move: (move) => t('move-play', { card: move.slice('play P'.length) }),
  task: (view) => (view.trick.length ? t('task-peak') : t('task-lead')),
  describe(_seated, state, view) {
    const tally = (at: number) => `${view.won[at]} ${t('tricks-word', { count: view.won[at]! })}`
    const mine = view.players.findIndex(({ seat }) => seat === view.seat)
    return {
      own: mine < 0 ? null : { title: t('your-hand'), lines: [view.hand.map(number).join(', ')], tally: tally(mine) },
      table: { title: t('trick'), lines: trickLines(state, view.trick, number) },
      others: view.players.flatMap(({ seat }, i) =>
        seat === view.seat
          ? []
          : [{ seat, title: nameOf(state, seat), lines: [labelled(t('in-hand'), String(view.counts[i]))], tally: tally(i) }],
      ),
      gist: view.trick.map(({ card }) => number(card)).join(', '),
    }
  },
  example: ['play', 'P7'],
  inTricks: () => true,
  endings: ['trick'],
  turningPoints: ['trick'],
  routine: [],
})

export const pad: OnPad = { asked: ['tricks'], oneOf: [], keys: from(0, 5), signs: false, dealer: false }

export const statistics = onStatistics<{ matches: number; points: Average }>({
  caption: 'game-peak',
  columns: (figures) => [
    { label: t('stats-matches'), cells: figures.map(({ matches }) => count(matches)) },
    { label: t('stats-points'), cells: figures.map(({ points }) => average(points)) },
  ],
})

export const fair: Fair = {
  deckOf: () => from(1, 24).map((value) => `P${value}`),
  follows({ hands }: Deal & { hands?: string[] }, { deck, order }) {
    const rest = [...order]
    return (hands ?? []).every((hand) => same(cardsOf(hand), sorted(rest.splice(0, cardsOf(hand).length), deck)))
  },
}
