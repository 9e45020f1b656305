/** What happened, as a sentence. */
import { tableOf } from '../games/games'
import type { Happened, Seat, State } from '../server/types'
import { card, cards, colour, nameOf } from '../words/say'
import { knows, list, printed, t } from '../words/words.svelte'

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
  if (happened.colour) values.colour = colour(happened.colour)
  if (happened.column) values.column = happened.column
  if (happened.leader) values.leader = nameOf(state, happened.leader)
  if (happened.deal) values.deal = happened.deal
  if (happened.scores && state.view) {
    values.scores = list(state.view.players.map((player, i) => `${player.name} ${printed(happened.scores![i])}`))
  }
  const particulars = tableOf(game).particulars?.(happened, state.view)
  return t(id, { ...values, ...particulars })
}
