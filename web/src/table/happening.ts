/** What happened, as a sentence. */
import type { Happened, Seat, State } from '../server/types'
import { called, card, cards, nameOf, SEATS } from '../words/say'
import { knows, list, printed, t } from '../words/words.svelte'

/** What everybody saw happen, as a sentence. Empty: nothing to say. */
export function happening(state: State, happened: Happened, me: Seat | null): string {
  const { event, seat } = happened
  const game = state.table.game
  const own = me !== null && (seat ?? happened.leader) === me
  const id = [`happened-${game}-${event}`, `happened-${event}`].find(knows)
  if (!id) return ''
  const values: Record<string, string | number> = { name: nameOf(state, seat), you: own ? 'yes' : 'no' }
  for (const [key, value] of Object.entries(happened)) Object.assign(values, filledIn(state, key, value))
  return t(id, values)
}

const CARD = /^[A-Z?](-?\d+|\?)(\/[A-Z](-?\d+|\?))?$/

/** What a sentence may ask of something that happened: cards, colours, names and lists in words, numbers as they are. */
function filledIn(state: State, key: string, value: unknown): Record<string, string | number> {
  if (typeof value === 'number') return key === 'seat' ? {} : { [key]: SEATS.includes(key) ? nameOf(state, value) : value }
  if (typeof value === 'string')
    return CARD.test(value)
      ? { [key]: card(value), ...(key === 'card' && { value: value.slice(1) }) }
      : { [key]: called(key, value) }
  if (!Array.isArray(value)) return {}
  if (value.every((one) => typeof one === 'number')) {
    const names = key === 'scores' && state.view?.players.map(({ name }) => name)
    return { [key]: list(value.map((one, i) => (names ? `${names[i]} ${printed(one)}` : String(one)))) }
  }
  const named = value.filter((one) => typeof one === 'string')
  return named.length ? { [key]: cards(named), card: card(named[0]!), other: card(named.at(-1)!) } : {}
}
