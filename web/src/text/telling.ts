/** What is told of a match, and when, by how much somebody wants to hear. */
import type { State } from '../server/types'
import type { Verbosity } from '../settings.svelte'
import type { Line, Seated } from '../table/seated.svelte'
import { task } from '../table/status'
import { aboutTies, inBrackets } from '../table/account'
import { card as inWords, nameOf } from '../words/say'
import { t } from '../words/words.svelte'
import type { Described } from './described'
import { lookedAt } from '../games/xylotar/in-words'

/** Something ends with these, or changes for everybody: even those who want to hear little hear them. */
const TURNING_POINTS = new Set([
  'all-turned-over',
  'begin',
  'bid',
  'clear',
  'cleared',
  'close',
  'deal-over',
  'laid-out',
  'reshuffle',
  'second-round',
  'street',
  'trick',
  'trump',
])
/** Everybody does these nearly every time. */
const ROUTINE = new Set(['arrange', 'flip', 'hold'])

export function isTold({ happened }: Line, verbosity: Verbosity): boolean {
  if (!happened || verbosity === 'full') return true
  return verbosity === 'brief' ? TURNING_POINTS.has(happened.event) : !ROUTINE.has(happened.event)
}

/** That it is one's turn: what one has drawn or seen, what lies there, what to do. */
export function turn(state: State, { gist }: Described, verbosity: Verbosity): string {
  const parts = [drawn(state), `${t('your-turn')}.`]
  if (verbosity !== 'normal' && gist) parts.push(sentence(gist))
  if (verbosity !== 'brief') parts.push(task(state))
  if (verbosity === 'full') parts.push(t('text-moves-count', { count: state.view!.legal.length }))
  return parts.filter(Boolean).join(' ')
}

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

/** A card that only this player sees: others are not told which it is. */
function drawn({ view }: State): string {
  if (view!.game === 'xylotar') return lookedAt(view!)
  const card = view!.game === 'hilo' ? view!.held : 'drawn' in view!.table ? view!.table.drawn : null
  return card && card !== '?' ? t('text-drawn', { card: inWords(card) }) : ''
}

/** A new round: which, and what is special about it. */
export function beginning(state: State, verbosity: Verbosity): string {
  const view = state.view!
  if (view.game !== 'xxl') {
    const tie = state.result ? aboutTies(state.result, (seat) => nameOf(state, seat)) : null
    return [`${t('round-number', { deal: view.deal })}.`, tie ? inBrackets(tie) : ''].join(' ').trim()
  }
  const name = `${view.variant}. ${t(`variant-${view.variant}`)}.`
  return verbosity === 'brief' ? name : `${name} ${t(`goal-${view.variant}`)}`
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
