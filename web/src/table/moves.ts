/** A move of the notation in words, for buttons and questions. */
import type { State, View, XylotarView } from '../server/types'
import { card, cards, colour, line, nameOf } from '../words/say'
import { list, t } from '../words/words.svelte'

export function moveInWords(move: string, state: State): string {
  const [verb, ...words] = move.split(' ')
  const view = state.view!
  switch (view.game) {
    case 'xylotar':
      if (verb === 'begin') return t('move-begin', { name: nameOf(state, Number(words[0])) })
      return xylotarMove(verb!, words, view)
    case 'hilo':
      if (verb === 'clear') return t('move-clear', { line: line(words.join(' ')) })
      if (verb === 'slide') return t('move-slide', { way: t(`way-${words[0]}`) })
      return t(`move-hilo-${verb}`, { cell: list(words) })
    case 'xxl':
      return xxlMove(move, view)
  }
}

function xylotarMove(verb: string, words: string[], view: XylotarView): string {
  const own = view.xylos.find((xylo) => xylo.seat === view.seat)
  const named = (slot: string) => t('card-in-slot', { slot, card: card(own?.cards[Number(slot) - 1] ?? '??') })
  if (verb === 'play') return t('move-play', { card: named(words[0]!) })
  if (verb === 'bid') return t('move-bid', { value: own?.cards[Number(words[0]) - 1]?.slice(1) ?? '' })
  if (verb === 'look') return t('move-look', { first: named(words[0]!), second: named(words[1]!) })
  return t(`move-${verb}`)
}

function xxlMove(move: string, view: View & { game: 'xxl' }): string {
  const [verb, ...words] = move.split(' ')
  if (verb === 'play') {
    const [name, how, second, , third] = words
    if (how === 'on') return t('move-play-on', { card: card(name!), column: second!, colour: colour(third!) })
    if (how === 'as')
      return view.variant === 3
        ? t('name-colour', { colour: colour(second!) })
        : t('move-play-as', { card: card(name!), colour: colour(second!) })
    return t('move-play', { card: card(name!) })
  }
  if (verb === 'street') return t('move-street', { colour: colour(words[0]![0]!), cards: cards(words.slice(1)) })
  if (verb === 'swap') return t('move-swap', { card: card(words[0]!), other: card(words[2]!) })
  if (verb === 'give') return t('move-give', { card: card(words[0]!) })
  if (verb === 'keep') return t('move-keep-card', { card: card(words[0]!) })
  if (verb === 'trump') return t('move-trump', { colour: colour(words[0]!) })
  return t(`move-${verb}`)
}
