/** Whose turn it is in Xylotar and what can be done, in plain words. */
import type { Seat, State, XylotarView } from '../../server/types'
import { settings } from '../../settings.svelte'
import { colour, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'

/** What is said of the cards that can be led. */
const LEADS: Record<NonNullable<XylotarView['leads']>, string> = {
  any: 'task-lead',
  right: 'task-lead-right',
  'right-and-bid': 'task-lead-right-bid',
  last: 'task-lead-last',
}

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
      if (view.leads) return t(LEADS[view.leads])
      const led = view.led!
      const own = view.xylos.find((xylo) => xylo.seat === view.seat)!
      const follows = view.legal.every((move) => own.cards[Number(move.slice(5)) - 1]![0] === led)
      return t(follows ? 'task-follow' : 'task-any', { colour: colour(led) })
    }
  }
}

export function awaited(view: XylotarView, state: State): string {
  const [seat] = view.to_act
  const name = seat === undefined ? '' : nameOf(state, seat)
  if (view.phase === 'begin') return t('decides-who-begins', { name })
  return view.phase === 'announce' || view.phase === 'choose' ? t('may-announce', { name }) : ''
}

/** Why a trick goes to whom it goes. */
export function whyWon(view: XylotarView, state: State, me: Seat | null): string {
  if (!view.taker) return ''
  const card = view.trick.find((played) => played.seat === view.taker)?.card ?? ''
  const you = view.taker === me ? 'yes' : 'no'
  const values = { name: nameOf(state, view.taker), you, colour: colour(card[0] ?? '') }
  return t(card[0] === view.trump ? 'won-trump' : 'won-colour', values)
}
