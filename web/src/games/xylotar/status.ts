/** Whose turn it is in Xylotar and what can be done, in plain words. */
import type { State, Xylo, XylotarView } from '../../server/types'
import { settings } from '../../settings.svelte'
import { colour, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'
import { left } from './slots'

export function task(view: XylotarView): string {
  switch (view.phase) {
    case 'begin':
      return t('task-begin')
    case 'arrange':
      return t('task-arrange')
    case 'announce':
      return t(settings.textTable ? 'text-task-announce' : 'task-announce')
    case 'choose':
      return t('task-choose')
    default: {
      const own = view.xylos.find((xylo) => xylo.seat === view.seat)!
      if (!view.led) return leadTask(own)
      const follows = view.legal.every((move) => own.cards[Number(move.slice(5)) - 1]![0] === view.led)
      return t(follows ? 'task-follow' : 'task-any', { colour: colour(view.led) })
    }
  }
}

/** With one card left it is led; with two, it depends on whether one of them becomes the bid (X9, X15). */
function leadTask(own: Xylo): string {
  const cards = left(own).length
  if (cards === 1) return t('task-lead-last')
  if (cards === 2) return t(own.bid ? 'task-lead-right' : 'task-lead-right-bid')
  return t('task-lead')
}

export function awaited(view: XylotarView, state: State): string {
  const [seat] = view.to_act
  const name = seat === undefined ? '' : nameOf(state, seat)
  if (view.phase === 'begin') return t('decides-who-begins', { name })
  return view.phase === 'announce' || view.phase === 'choose' ? t('may-announce', { name }) : ''
}

/** Why a trick goes to whom it goes. */
export function whyWon(view: XylotarView, state: State): string {
  if (!view.taker) return ''
  const card = view.trick.find((played) => played.seat === view.taker)?.card ?? ''
  const values = { name: nameOf(state, view.taker), colour: colour(card[0] ?? '') }
  return t(card[0] === view.trump ? 'won-trump' : 'won-colour', values)
}
