/** What happens is shown step by step: a stage is what the table looks like for a moment, and how it came to that. */
import type { Ways } from '../motion'
import type { Happened, Result, Seat, State, Told, View } from '../server/types'

export interface Stage {
  view: View | null
  /** Milliseconds to look at it, at the normal speed. */
  hold: number
  happened?: Happened
  origins?: Ways
  exits?: Ways
  /** A deal is over: people go on when they have seen it. */
  over?: { deal: number; result: Result }
}

/** Shows a happening of a game on the last thing that was seen. Nothing here decides anything: the server has. */
export type Showing = (view: View, happened: Happened, after: State) => Stage[]

export const HOLD = { short: 250, card: 420, trick: 1100, line: 800 }

/** The stages between two states. The last one is the new state itself, whatever the others have made of it. */
export function stages(before: State, after: State, events: readonly Told[], show: Showing): Stage[] {
  const made: Stage[] = []
  let view = before.view
  for (const told of events) {
    for (const happened of told.happened ?? []) {
      if (happened.event === 'deal-over') {
        const result = resultAfter(after.result!, happened.deal!)
        made.push({ view: view && quiet(view), hold: 0, happened, over: { deal: happened.deal!, result } })
        view = null // how the next deal began is not known: it is shown as it is now
        continue
      }
      if (!view) continue
      const shown = show(quiet(view), happened, after)
      made.push({ ...shown[0]!, happened }, ...shown.slice(1))
      view = shown.at(-1)!.view
    }
  }
  return [...made, { view: after.view, hold: 0 }]
}

/** Nobody can do anything in a moment that is over. */
const quiet = (view: View): View => ({ ...view, legal: [], to_act: [] })

/** The result as it was when a deal ended. */
export function resultAfter(result: Result, deal: number): Result {
  if (deal === result.deals.length) return result
  const deals = result.deals.slice(0, deal)
  const { totals = result.totals, standing: places = result.places } = deals.at(-1)!
  return { ...result, finished: false, winners: [], ended: null, extra: null, deals, totals, places }
}

export const placeOf = (seat: Seat) => `seat-${seat}`
