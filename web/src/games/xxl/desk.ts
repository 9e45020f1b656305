/** A text table of XXL: cards by their number, and moves that are not possible written so that the umpire can say why. */
import type { XxlView } from '../../server/types'
import type { TextDesk } from '../on-table'
import { handInOrder } from './in-words'
import { VARIANTS, variantIn } from './variants'

export class XxlDesk implements TextDesk {
  constructor(private readonly view: () => XxlView) {}

  /** A number stands for a card of the hand, after `for` for one in the middle; one side is enough where only one card has it. */
  spelled(words: string[]): string[] {
    const view = this.view()
    const hand = handInOrder(view)
    const middle = variantIn(view).market?.(view) ?? []
    const known = [...hand, ...middle]
    return words.map((word, i) => {
      if (/^\d+$/.test(word) && words[i - 1] !== 'on') {
        const from = words[i - 1] === 'for' ? middle : hand
        return from[Number(word) - 1]?.toLowerCase() ?? word
      }
      const cards = known.filter((card) => card.toLowerCase().split('/').includes(word))
      return cards.length === 1 && /\d/.test(word) ? cards[0]!.toLowerCase() : word
    })
  }

  /** Verbs of other variants are known, too: the umpire says that they belong there. */
  refused(words: string[]): string {
    const cards = words.filter((word) => word.includes('/')).map((word) => word.toUpperCase())
    const bare = cards.length > 0 && !words.some((word) => ['on', 'as'].includes(word))
    if (!bare) return words.join(' ')
    const view = this.view()
    if (words[0] === 'play') return variantIn(view).meant(view, cards)
    const spelled = VARIANTS.map(({ played }) => played.here.spelled?.[words[0]!]).find(Boolean)
    return spelled ? spelled(view, cards) : words.join(' ')
  }
}
