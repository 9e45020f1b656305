/** A moment of a replay in words. */
import { gameCalled } from '../games/games'
import { NOTHING_OWN, tableHere } from '../rulebook/table-info'
import type { Moment, Opened, Viewer, Wrong } from '../rulebook/rulebook'
import type { State, TableInfo, View } from '../server/types'
import { happening } from '../table/happening'
import { apart, refusal } from '../words/say'
import { list, t } from '../words/words.svelte'
import { isDeal, tricks } from './marks'

export const playersOf = ({ seats, players }: Opened) => seats.map((seat, i) => ({ seat, name: players[i]! }))

export const tableOf = (opened: Opened, finished: boolean): TableInfo =>
  tableHere({ ...opened, players: playersOf(opened), finished })

export class Saying {
  private readonly tricks: number[]

  constructor(private readonly opened: Opened) {
    this.tricks = tricks(opened.happened, opened.deals)
  }

  /** The table as far as sentences need it. */
  private state(deal: number): State {
    const { game } = this.opened
    const view = { game, ...gameCalled(game).glimpse(this.opened, deal), players: playersOf(this.opened) } as unknown as View
    return { table: tableOf(this.opened, false), view, result: null, own: NOTHING_OWN }
  }

  deal(deal: number): string {
    const game = gameCalled(this.opened.game)
    const round = t('round-number', { deal })
    const called = game.dealName(game.glimpse(this.opened, deal))
    return called ? t('replay-round-of', { round, name: called.name }) : round
  }

  /** 'Round 2, trick 5' */
  where(move: number): string {
    const deal = this.opened.deals[isDeal(this.opened.deals, move) ? move : move - 1]!
    const trick = isDeal(this.opened.deals, move) ? 0 : this.tricks[move]!
    return trick ? t('replay-trick', { deal: this.deal(deal), trick }) : this.deal(deal)
  }

  /** 'Bo plays blue 4.' */
  what(move: number): string {
    const { deals, happened } = this.opened
    if (!move) return t('replay-dealt')
    const state = this.state(deals[move - 1]!)
    return happened[move - 1]!.map((one) => happening(state, one, null))
      .filter(Boolean)
      .join(' ')
  }

  /** Where the time line stands: 'Round 2, trick 5: Bo plays blue 4.' */
  moment(move: number): string {
    const { deals } = this.opened
    const text = isDeal(deals, move) && !this.ends(move) ? t('replay-dealt') : this.what(move)
    return t('labelled', { label: this.where(move), text })
  }

  private ends = (move: number) => this.opened.result.finished && move === this.opened.moves.length

  /** A moment in a list. */
  told({ move, kind, leaders, events = [] }: Moment): string {
    if (kind === 'deal') return t('replay-dealt')
    if (kind === 'lead-change') {
      const names = playersOf(this.opened)
        .filter(({ seat }) => leaders!.includes(seat))
        .map(({ name }) => apart(name))
      return t('replay-leads', { names: list(names), count: names.length })
    }
    const state = this.state(this.opened.deals[move - 1]!)
    const meant = this.opened.happened[move - 1]!.filter(({ event }) => events.includes(event))
    return meant.map((one) => happening(state, one, null)).join(' ')
  }

  viewer(viewer: Viewer): string {
    if (viewer === 'all') return t('replay-all-cards')
    if (viewer === null) return t('replay-spectator')
    return apart(this.opened.players[this.opened.seats.indexOf(viewer)]!)
  }
}

/** How a record must not be written: none of this is about a game. */
const FORM = [
  'not-json',
  'not-an-object',
  'not-a-list',
  'unknown-key',
  'missing-key',
  'bad-seed',
  'bad-move-entry',
  'bad-fairness',
]

/** Why a record cannot be shown, or not to its end. */
export function why(wrong: Wrong): string {
  if (FORM.includes(wrong.message)) return t('replay-why-form')
  const said = refusal(wrong, null)
  return wrong.deal ? t('replay-why-deal', { deal: wrong.deal, why: said }) : said
}
