/** What comes of what is asked at a table, and of taking back: said to everybody, with who it was. */
import type { Seat, State, Told } from '../server/types'
import { nameOf } from '../words/say'
import { t } from '../words/words.svelte'

export interface Outcome {
  how: 'declined' | 'withdrawn' | 'taken-back' | 'paused'
  /** Who did it. */
  seat: Seat
}

/** An entry that changes nothing of what lies on the table: who sits there, who is ready, what is asked. */
export const isBeside = (told: Told) => !told.happened && !told.granted && told.kind !== 'taken-back' && told.kind !== 'started'

/** `before`: the table as it was, with what somebody had asked for. */
export function outcomeOf(told: Told, before: State | null): Outcome | null {
  const asked = before?.table.request
  if (told.kind === 'taken-back') return { how: 'taken-back', seat: told.seat }
  if (told.kind === 'declined') return { how: told.seat === asked?.seat ? 'withdrawn' : 'declined', seat: told.seat }
  if (!told.granted) return null
  return { how: told.what === 'take-back' ? 'taken-back' : 'paused', seat: asked?.seat ?? told.seat! }
}

export const outcomeInWords = ({ how, seat }: Outcome, state: State, me: Seat | null): string =>
  t(`outcome-${how}`, { name: nameOf(state, seat), you: seat === me ? 'yes' : 'no' })
