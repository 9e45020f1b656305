/** Whose turn it is and what can be done, in plain words. */
import type { HiloView, State, Xylo, XxlView, XylotarView } from '../server/types'
import { settings } from '../settings.svelte'
import { colour, happening, nameOf } from '../words/say'
import { list, t } from '../words/words.svelte'
import { left } from '../games/xylotar/slots'
import { winnersOf } from './scores'
import type { Seated } from './seated.svelte'

/** What is asked of somebody who must decide. */
export function task(state: State): string {
  const view = state.view!
  if (view.game === 'xylotar') return xylotarTask(view)
  if (view.game === 'hilo') return hiloTask(view)
  return xxlTask(view)
}

function xylotarTask(view: XylotarView): string {
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

function hiloTask(view: HiloView): string {
  const canDrop = view.legal.some((move) => move.startsWith('drop'))
  if (view.phase === 'drawn') return t(canDrop ? 'task-hilo-drawn' : 'task-hilo-drawn-swap')
  const task = t(`task-hilo-${view.phase}`)
  return view.phase === 'turn' && view.closer !== null ? `${t('last-turn')} ${task}` : task
}

function xxlTask(view: XxlView): string {
  const verbs = new Set(view.legal.map((move) => move.split(' ')[0]))
  if (view.variant === 3 || view.variant === 6) {
    if (verbs.has('keep')) return t('task-keep')
    if (verbs.has('trump')) return t('task-trump')
    const open = view.variant === 3 ? (view.table.colour ? [view.table.colour] : []) : view.table.open
    if (!view.table.trick.length) return t(view.variant === 3 ? 'task-lead-name' : 'task-lead-any')
    const follows = view.legal.every((move) => move === 'pass' || open.some((letter) => move.includes(letter)))
    const colours = list(open.map(colour), 'disjunction')
    const may = verbs.has('pass') ? '-or-pass' : ''
    return t(`${follows ? 'task-follow' : 'task-any'}${may}`, { colour: colours })
  }
  if (view.variant === 4) {
    return streetsTask(view, verbs)
  }
  if (verbs.has('play')) return t(verbs.has('pass') ? 'task-drawn-fits' : `task-shed-${view.variant}`)
  if (verbs.has('draw')) return t('task-draw')
  const drawn = 'drawn' in view.table && view.table.drawn !== null
  return t(drawn ? 'task-drawn-no-fit' : 'task-pass')
}

/** What lies there decides what is said: whether a street can be laid now, and whether cards are left to draw. */
function streetsTask(view: Extract<XxlView, { variant: 4 }>, verbs: Set<string | undefined>): string {
  const { street_laid, exchanged } = view.table
  if (verbs.has('give')) return t('task-give')
  const street = verbs.has('street') ? 'yes' : 'no'
  const draw = view.stock > 0 ? 'yes' : 'no'
  if (!street_laid && !exchanged) return t('task-streets', { street, draw })
  if (!exchanged) return t('task-exchange-left', { draw })
  return t(!street_laid && verbs.has('street') ? 'task-street-left' : 'task-done')
}

/** Who is awaited, for everybody else. */
export function awaited(state: State): string {
  const view = state.view!
  const names = view.to_act.map((seat) => nameOf(state, seat))
  if (view.game === 'xylotar' && view.phase === 'begin') return t('decides-who-begins', { name: names[0] ?? '' })
  if (view.game === 'xylotar' && (view.phase === 'announce' || view.phase === 'choose'))
    return t('may-announce', { name: names[0] ?? '' })
  return names.length ? t('awaited', { names: list(names), count: names.length }) : ''
}

/** Why a trick goes to whom it goes. */
export function whyWon(state: State): string {
  const view = state.view!
  if (!('taker' in view) || !view.taker) return ''
  const name = nameOf(state, view.taker)
  if (view.game === 'xylotar') {
    const card = view.trick.find((played) => played.seat === view.taker)?.card ?? ''
    return t(card[0] === view.trump ? 'won-trump' : 'won-colour', { name, colour: colour(card[0] ?? '') })
  }
  return t('won', { name })
}

/** Where the match stands, in one sentence: what came of it, why, what to do, what happened, or who is awaited. */
export function situation(seated: Seated, hint = ''): string {
  const state = seated.state!
  const { status } = state.table
  if (!state.view) return ''
  if (status === 'abandoned') return t('match-abandoned')
  if (status === 'finished' && !seated.busy) {
    const winners = winnersOf(state.result!, state.view.players)
    return t('winners', { names: list(winners), count: winners.length })
  }
  if (whyWon(state)) return whyWon(state)
  const past = seated.umpire.past ? seated.log.findLast((line) => line.happened && happening(state, line.happened, null)) : null
  if (past && (seated.busy || past.happened!.event !== 'deal-over')) return happening(state, past.happened!, null)
  if (seated.mine) return hint || task(state)
  if (!seated.busy && seated.log.at(-1)?.told.kind === 'taken-back') return t('took-back')
  const last = seated.busy ? seated.log.findLast((line) => line.happened) : undefined
  return (last && happening(state, last.happened!, seated.seat)) || awaited(state)
}
