/** What the page shows, and an umpire who says that it is so. */
import { NOTHING_OWN, tableHere } from '../../src/rulebook/table-info'
import type { Result, Seat, Told, View } from '../../src/server/types'
import { Seated } from '../../src/table/seated.svelte'
import type { News, Umpire } from '../../src/table/umpire'
import type { Answers } from './rulebook'

/** How a table stands, and what was told until then. */
interface Standing {
  view: View
  result: Result
  told: Told[]
}

export interface AtATable extends Standing {
  kind: 'table'
  seat: Seat | null
  talking?: boolean
  /** What comes then: a deal or the match is over. */
  then?: Standing
}

interface LookedBackAt extends Answers {
  kind: 'replay'
  document: string
  move: number
}

interface Lesson extends Answers {
  kind: 'lesson'
  name: string
  step: number
}

export type Position = AtATable | LookedBackAt | Lesson

export const moment = $state<{ position: Position | null }>({ position: null })

class Still implements Umpire {
  readonly remote = true
  readonly link = 'open'
  readonly gone = null
  readonly waiting = 0
  readonly n = 1
  readonly teaches = false
  readonly past = false

  constructor(readonly seat: Seat | null) {}
  say = () => Promise.resolve({ n: 1 })
  takeOver(): void {}
  close(): void {}
}

/** Whoever sits there hears what comes next. */
let hear: ((news: News) => void) | null = null

export function sit({ seat, then, ...now }: AtATable): Seated {
  return new Seated('moment', (heard) => {
    hear = heard
    const news = newsOf(now, seat)
    queueMicrotask(() => {
      heard({ ...news, first: true, chat: [] })
      if (then) heard({ ...newsOf(then, seat), first: false, chat: null })
    })
    return new Still(seat)
  })
}

/** What happened since, and the table after it. */
export const tell = ({ seat, ...now }: AtATable) => hear!({ ...newsOf(now, seat), first: false, chat: null })

function newsOf({ view, result, told }: Standing, seat: Seat | null) {
  const bots = Object.fromEntries(
    view.players.filter((player) => player.seat !== seat).map((player) => [player.seat, 'club' as const]),
  )
  const table = tableHere({ game: view.game, options: view.options, players: view.players, bots, finished: result.finished })
  return { state: { table, view, result, own: NOTHING_OWN }, events: told, undone: 0 }
}
