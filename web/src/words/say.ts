/** Cards, entries of a log and refusals in words. */
import { COLOURS } from '../cards/colours'
import type { Refusal, Seat, State, Told } from '../server/types'
import { settings } from '../settings.svelte'
import { knows, list, region, t } from './words.svelte'

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

/** Arguments that name seats, one or several. */
export const SEATS = ['seat', 'turn', 'leader', 'receiver', 'seats', 'receivers']

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
  if (key === 'until' && typeof value === 'number')
    return new Date(value * 1000).toLocaleTimeString(region(), { timeStyle: 'short' })
  return typeof value === 'number' ? value : called(key, String(value))
}

/**
 * What a colour is called, or something else that a game has: the line `row 1` is `called-line-row`, with 1 for `which`. What is
 * not called anything stands as it is, for sentences that choose by it.
 */
export function called(key: string, value: string): string {
  if (COLOURS[value]) return colour(value)
  const [kind, which = ''] = value.split(' ')
  const id = `called-${key.replace(/s$/, '')}-${kind}`
  return knows(id) ? t(id, { which }) : value
}
