/** What is told of a match, and when, by how much somebody wants to hear. */
import { tableOf } from '../games/games'
import type { State } from '../server/types'
import type { Verbosity } from '../settings.svelte'
import type { Line, Seated } from '../table/seated.svelte'
import { task } from '../table/status'
import { aboutTies, inBrackets } from '../table/account'
import { nameOf } from '../words/say'
import { t } from '../words/words.svelte'
import type { Described } from './described'

export function isTold(state: State, { happened }: Line, verbosity: Verbosity): boolean {
  if (!happened || verbosity === 'full') return true
  const { turningPoints, routine } = tableOf(state.table.game)
  if (verbosity === 'brief') return happened.event === 'deal-over' || turningPoints.includes(happened.event)
  return !routine.includes(happened.event)
}

/** That it is one's turn: what one has drawn or seen, what lies there, what to do. */
export function turn(state: State, { gist }: Described, verbosity: Verbosity): string {
  const seen = tableOf(state.table.game).seen?.(state.view!) ?? ''
  const parts = [seen, `${t('your-turn')}.`]
  if (verbosity !== 'normal' && gist) parts.push(sentence(gist))
  if (verbosity !== 'brief') parts.push(task(state))
  if (verbosity === 'full') parts.push(t('text-moves-count', { count: state.view!.legal.length }))
  return parts.filter(Boolean).join(' ')
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** A new round: which, and what is special about it. */
export function beginning(state: State, verbosity: Verbosity): string {
  const view = state.view!
  const part = tableOf(view.game).part?.(view)
  if (!part) {
    const tie = state.result ? aboutTies(state.result, (seat) => nameOf(state, seat)) : null
    return [`${t('round-number', { deal: view.deal })}.`, tie ? inBrackets(tie) : ''].join(' ').trim()
  }
  const name = `${part.number}. ${part.name}.`
  return verbosity === 'brief' ? name : `${name} ${part.goal}`
}

/**
 * Which decision somebody has to make; empty: none. It is another one after every move of their own, and when they can do
 * something else; not when others do what they do at the same time.
 */
export function decision(seated: Seated): string {
  if (!seated.mine) return ''
  const own = seated.log.findLast((line) => line.told.kind === 'moved' && line.told.seat === seated.seat)
  return [own?.n ?? 0, seated.view!.deal, ...seated.view!.legal].join()
}
