/** A move of Xylotar in words, for buttons and questions. */
import type { State, XylotarView } from '../../server/types'
import { card, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'

export function moveInWords(move: string, state: State, view: XylotarView): string {
  const [verb, ...words] = move.split(' ')
  if (verb === 'begin') return t('move-begin', { name: nameOf(state, Number(words[0])) })
  const own = view.xylos.find((xylo) => xylo.seat === view.seat)
  const named = (slot: string) => t('card-in-slot', { slot, card: card(own?.cards[Number(slot) - 1] ?? '??') })
  if (verb === 'play') return t('move-play', { card: named(words[0]!) })
  if (verb === 'bid') return t('move-bid', { card: card(own?.cards[Number(words[0]) - 1] ?? '??') })
  if (verb === 'look') return t('move-look', { first: named(words[0]!), second: named(words[1]!) })
  return t(`move-${verb}`)
}

/** Whether a move passes on a hand: it stands for every order of that hand. */
export const arranges = (move: string) => move.startsWith('arrange ')

/** What to type for a move. The order of a hand that is passed on stands as it is; with two receivers it is said who gets it. */
export const typed = (move: string) =>
  arranges(move)
    ? move
        .split(' ')
        .slice(0, /^arrange \d /.test(move) ? 2 : 1)
        .join(' ')
    : move
