/** Refusals that rest on a ruling of ours: the rule has a part that the rulebook leaves open, and this is that part. */
import type { Refusal } from '../server/types'

export const ON_A_RULING = [
  'name-receiver X30',
  'nothing-to-clear H8',
  'line-not-standing H8',
  'leader-never-passes K45',
  'must-play K62',
]

export const restsOnRuling = ({ message, rule }: Refusal): boolean => ON_A_RULING.includes(`${message} ${rule}`)
