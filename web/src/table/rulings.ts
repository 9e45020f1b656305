/** Refusals that rest on a ruling: the rule has a part that the rulebook leaves open, or that the editions tell differently. */
import { tableOf } from '../games/games'
import type { Refusal } from '../server/types'

/** The name of the sentence that says on what a refusal rests, where that is not the printed rule alone. */
export function restsOn(game: string, { message, rule }: Refusal): 'ruling-rests' | 'ruling-editions' | null {
  const { rulings, asAgreed } = tableOf(game)
  const refusal = `${message} ${rule}`
  return rulings?.includes(refusal) ? 'ruling-rests' : asAgreed?.includes(refusal) ? 'ruling-editions' : null
}
