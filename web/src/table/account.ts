/** What was scored and why, in words: from the lines that the match makes of every deal (src/atout/match/account.py). */
import type { AccountLine, Result, Seat } from '../server/types'
import { list, printed, t } from '../words/words.svelte'

/** A sentence, and the rule behind it. */
export interface Because {
  text: string
  rule: string
}

export type Naming = (seat: Seat) => string

export function because({ what, rule, points, arguments: given }: AccountLine, name: Naming): Because {
  const values: Record<string, string | number> = { points: printed(points) }
  for (const [key, value] of Object.entries(given))
    values[key] = Array.isArray(value)
      ? list(value.map((one) => t(`account-${key}-of`, { ...one, name: name(one.seat!) })))
      : value
  return { text: t(`account-${what}`, values), rule }
}

/** '4 tricks: 4 (X19); bid 3 missed (X20)' */
export const inBrackets = ({ text, rule }: Because) => `${text} (${rule})`
export const inOneLine = (lines: AccountLine[], name: Naming) =>
  lines.map((line) => inBrackets(because(line, name))).reduce((before, after) => t('text-then', { before, after }))

/** What there is to say about the end, or about a round that nobody had agreed on: ties. */
export function aboutTies({ ended, extra }: Result, name: Naming): Because | null {
  const told = ended ?? extra
  if (!told?.tied) return null
  const values = { names: list(told.tied.map(name)), tricks: told.tricks ?? 0 }
  return { text: t(ended ? `ended-${told.how}` : 'extra-round', values), rule: told.rule }
}
