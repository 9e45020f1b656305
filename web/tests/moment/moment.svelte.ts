/** What the page shows, and an umpire who says that it is so. */
import { NOTHING_OWN, tableHere } from '../../src/rulebook/table-info'
import type { Result, Seat, Told, View } from '../../src/server/types'
import { Seated } from '../../src/table/seated.svelte'
import type { News, Umpire } from '../../src/table/umpire'

export interface Position {
  view: View
  result: Result
  seat: Seat | null
  /** Played at this table; looked back at; or shown to a newcomer, with these words. */
  kind: 'table' | 'replay' | 'lesson'
  says?: string
  /** What happened until then. */
  told: Told[]
  talking?: boolean
}

export const moment = $state<{ position: Position | null }>({ position: null })

class Still implements Umpire {
  readonly remote = true
  readonly link = 'open'
  readonly gone = null
  readonly waiting = 0
  readonly n = 1
  readonly teaches: boolean
  readonly past: boolean

  constructor(
    { kind }: Position,
    readonly seat: Seat | null,
  ) {
    this.teaches = kind === 'lesson'
    this.past = kind === 'replay'
  }
  say = () => Promise.resolve({ n: 1 })
  takeOver(): void {}
  close(): void {}
}

/** Whoever sits there hears what comes next. */
let hear: ((news: News) => void) | null = null

export function sit(position: Position): Seated {
  return new Seated('moment', (heard) => {
    hear = heard
    queueMicrotask(() => heard({ ...newsOf(position), events: position.told, first: true, chat: [] }))
    return new Still(position, position.seat)
  })
}

/** What happened since, and the table after it. */
export const tell = (position: Position) => hear!({ ...newsOf(position), events: position.told, first: false, chat: null })

function newsOf({ view, result, seat }: Position) {
  const bots = Object.fromEntries(
    view.players.filter((player) => player.seat !== seat).map((player) => [player.seat, 'club' as const]),
  )
  const table = tableHere({ game: view.game, options: view.options, players: view.players, bots, finished: result.finished })
  return { state: { table, view, result, own: NOTHING_OWN }, undone: 0 }
}
