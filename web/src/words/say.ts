/** Cards, happenings and refusals in words. */
import { COLOURS } from '../cards/colours'
import type { Happened, Refusal, Seat, State, Told } from '../server/types'
import { settings } from '../settings.svelte'
import { knows, list, printed, region, t } from './words.svelte'

export const colour = (letter: string) => t(`colour-${COLOURS[letter]?.name ?? 'unknown'}`)

/** What stands on a card besides its colour: 'circle', 'star' … */
export const symbol = (letter: string) => t(`symbol-${COLOURS[letter]?.name ?? 'unknown'}`)

/** `R7` is 'red 7', `Y7/R0` is 'yellow 7 / red 0', `R?` is 'red'. */
export function card(name: string): string {
  return name
    .split('/')
    .map((side) =>
      side[0] === '?'
        ? t('card-hidden')
        : side[1] === '?'
          ? colour(side[0]!)
          : oneSide(side[0]!, side.slice(1).replace('-', '−')),
    )
    .join(' / ')
}

/** At a text table a card is called as shortly, or as fully, as its player likes. */
function oneSide(letter: string, value: string): string {
  const how = settings.textTable ? settings.verbosity : 'normal'
  if (how === 'brief') return `${letter}${value}`
  if (how === 'full') return t('card-with-symbol', { colour: colour(letter), value, symbol: symbol(letter) })
  return t('card', { colour: colour(letter), value })
}

export const cards = (names: string[]) => list(names.map(card))

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/

/** A name that is written from right to left keeps to itself: the sentence around it stays in order. */
export const apart = (name: string) => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** Who sits there: a name, 'you', or an automaton. */
export function nameOf(state: State, seat: Seat | null | undefined): string {
  const chair = state.table.seats.find((one) => one.seat === seat)
  if (chair) return apart(chair.name) || t('seat-number', { seat: chair.seat })
  return t('automaton', { seat: seat ?? 0 })
}

/** The line of a tableau of HILO. */
export const line = (name: string) => {
  const [kind, which] = name.split(' ')
  return t(`line-${kind}`, { which: which ?? '' })
}

/** What everybody saw happen, as a sentence. Empty: nothing to say. */
export function happening(state: State, happened: Happened, me: Seat | null): string {
  const { event, seat } = happened
  const game = state.table.game
  const own = me !== null && (seat ?? happened.leader) === me
  const id = [`happened-${game}-${event}`, `happened-${event}`].find(knows)
  if (!id) return ''
  const values: Record<string, string | number> = { name: nameOf(state, seat), you: own ? 'yes' : 'no' }
  if (happened.card) {
    values.card = card(happened.card)
    values.value = happened.card.slice(1)
  }
  if (happened.cards && typeof happened.cards[0] === 'string') {
    const named = happened.cards as string[]
    Object.assign(values, { cards: cards(named), card: card(named[0]!), other: card(named.at(-1)!) })
  }
  if (happened.discarded) values.discarded = card(happened.discarded)
  if (happened.cell) values.cell = happened.cell
  if (happened.slots) values.slots = list(happened.slots.map(String))
  if (happened.line) values.line = line(happened.line)
  if (happened.way) values.way = t(`way-${happened.way}`)
  if (happened.colour) values.colour = colour(happened.colour)
  if (happened.column) values.column = happened.column
  if (happened.leader) values.leader = nameOf(state, happened.leader)
  if (happened.deal) values.deal = happened.deal
  if (happened.scores && state.view) {
    values.scores = list(state.view.players.map((player, i) => `${player.name} ${printed(happened.scores![i])}`))
  }
  if (event === 'play' && game === 'xxl')
    values.way = happened.column
      ? 'column'
      : !happened.colour
        ? 'plain'
        : state.view?.game === 'xxl' && state.view.variant === 3
          ? 'named'
          : 'colour'
  return t(id, values)
}

/** An entry of the log that is not a move. */
export function entry(state: State, told: Told, me: Seat | null): string {
  const id = `entry-${told.kind}`
  if (!knows(id)) return ''
  const what = told.what ? t(`request-${told.what}`) : ''
  return t(id, {
    name: told.name ?? nameOf(state, told.seat),
    you: told.seat === me && me !== null ? 'yes' : 'no',
    what,
    level: told.level ? t(`level-${told.level}`) : '',
  })
}

const COLOUR_NAMES = new Map(Object.values(COLOURS).map((one) => [one.name, one.letter]))

/** Why something is not possible: to whom it is about, or about somebody else. */
export function refusal({ message, arguments: given }: Refusal, state: State | null): string {
  const own = state?.view?.seat ?? null
  const values: Record<string, string | number> = { you: own !== null && given.seat === own ? 'yes' : 'no' }
  for (const [key, value] of Object.entries(given)) values[key] = inWords(key, value, state)
  const id = `refused-${message}`
  return knows(id) ? t(id, values) : t('refused-other', { message })
}

const SEATS = ['seat', 'turn', 'leader', 'receiver', 'seats', 'receivers']

/** Colours, cards and seats in the words of the language. */
function inWords(key: string, value: unknown, state: State | null): string | number {
  if (Array.isArray(value))
    return list(
      value.map((one) => String(inWords(key, one, state))),
      'disjunction',
    )
  if (SEATS.includes(key) && typeof value === 'number') return state ? nameOf(state, value) : t('seat-number', { seat: value })
  if ((key === 'colour' || key === 'colours') && typeof value === 'string') return colour(COLOUR_NAMES.get(value) ?? value)
  if (['card', 'before'].includes(key) && typeof value === 'string') return card(value)
  if (key === 'lines' && typeof value === 'string') return line(value)
  if (key === 'way' && typeof value === 'string') return t(`way-${value}`)
  if (key === 'until' && typeof value === 'number')
    return new Date(value * 1000).toLocaleTimeString(region(), { timeStyle: 'short' })
  return typeof value === 'number' ? value : String(value)
}
