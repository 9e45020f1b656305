import type { Seat, State } from '../server/types'
import { entry, happening } from '../words/say'
import type { Line } from './seated.svelte'

/** A line of the log as a sentence. Empty: nothing to say. */
export const lineInWords = (state: State, { told, happened }: Line, me: Seat | null): string =>
  happened ? happening(state, happened, me) : entry(state, told, me)
