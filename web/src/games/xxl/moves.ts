/** A move of XXL in words, for buttons and questions. */
import type { State, XxlView } from '../../server/types'
import { sides } from '../../cards/colours'
import { labelled } from '../../text/described'
import { card, cards, colour } from '../../words/say'
import { t } from '../../words/words.svelte'
import { cardsOf } from './choosing'
import { variantIn } from './variants'

export function moveInWords(move: string, _state: State, view: XxlView): string {
  const [verb, ...words] = move.split(' ')
  if (verb === 'play') {
    const [name, how, second, , third] = words
    if (how === 'on') return t('move-play-on', { card: card(name!), column: second!, colour: colour(third!) })
    return how === 'as' ? variantIn(view).playAs(name!, second!) : t('move-play', { card: card(name!) })
  }
  if (verb === 'street') return street(move, words[0]![0]!, words.slice(1), view)
  if (verb === 'swap') return t('move-swap', { card: card(words[0]!), other: card(words[2]!) })
  if (verb === 'give') return t('move-give', { card: card(words[0]!) })
  if (verb === 'keep') return t('move-keep-card', { card: card(words[0]!) })
  if (verb === 'trump') return t('move-trump', { colour: colour(words[0]!) })
  return t(`move-${verb}`)
}

/** A street by its colour and values, and by what it is worth where the rulebook says so: whoever can lay it. */
function street(move: string, letter: string, named: string[], { table }: XxlView): string {
  const values = named.map((name) => sides(name).find((side) => side.letter === letter)?.value)
  const points = 'street_points' in table ? (table.street_points[move] ?? 0) : 0
  return t('move-street', { colour: colour(letter), values: values.join('–'), points })
}

/** A card that is played as one of its colours. */
export const playsAs = (name: string, letter: string) => t('move-play-as', { card: card(name), colour: colour(letter) })

/** A card that is just played. */
export const plainly = (_view: XxlView, [first]: readonly string[]) => `play ${first}`

/** Whoever does not see the table hears the whole card, and that it becomes trump. */
export function moveInFull(move: string, words: string): string {
  if (move.startsWith('trump ')) return t('trump-is', { colour: colour(move.slice(6)) })
  if (move.startsWith('street ')) return labelled(words, cards(cardsOf(move)))
  return / (on|as) /.test(move) ? labelled(t('move-play', { card: card(cardsOf(move)[0]!) }), words) : words
}
