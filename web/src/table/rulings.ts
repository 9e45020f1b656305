/** Refusals that rest on a ruling: the rule has a part that the rulebook leaves open, or that the editions tell differently. */
import type { Refusal } from '../server/types'

export const ON_A_RULING = [
  'leftmost-not-led X15',
  'name-receiver X30',
  'not-leader X34',
  'nothing-to-clear H8',
  'line-not-standing H8',
  'leader-never-passes K45',
  'must-play K62',
  'no-such-colour K2',
  'must-follow-colours K76',
]

/** Refusals that would be none in the other edition: the table has agreed on one. */
export const AS_AGREED = ['nothing-to-decide X24', 'not-decider X24', 'who-begins X24', 'not-leader X24']

/** The name of the sentence that says on what a refusal rests, where that is not the printed rule alone. */
export function restsOn({ message, rule }: Refusal): 'ruling-rests' | 'ruling-editions' | null {
  const refusal = `${message} ${rule}`
  return ON_A_RULING.includes(refusal) ? 'ruling-rests' : AS_AGREED.includes(refusal) ? 'ruling-editions' : null
}
