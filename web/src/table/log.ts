/** Lines of the log as sentences. */
import type { AccountLine, Seat, State } from '../server/types'
import { entry, nameOf } from '../words/say'
import { t } from '../words/words.svelte'
import { inOneLine } from './account'
import { happening } from './happening'
import type { Line } from './seated.svelte'

/** A line of the log as a sentence; at the end of a round, why everybody has scored what they have. Empty: nothing to say. */
export function lineInWords(state: State, { told, happened }: Line, me: Seat | null): string {
  if (!happened) return entry(state, told, me)
  const said = happening(state, happened, me)
  return [said, ...accountInWords(state, happened.account)].join(' ').trim()
}

/** 'Ada: 4 tricks: 4 (X19); bid 3 missed (X20).' */
export const accountInWords = (state: State, account: AccountLine[][] = []): string[] =>
  account.map((lines, i) => {
    const text = inOneLine(lines, (seat) => nameOf(state, seat))
    return `${t('labelled', { label: state.view?.players[i]?.name ?? '', text })}.`
  })
