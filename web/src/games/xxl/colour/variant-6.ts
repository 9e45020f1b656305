/** Variant 6: tricks in which both colours of the first card are open (K70 to K79). */
import type { XxlView } from '../../../server/types'
import { colour } from '../../../words/say'
import { list, t } from '../../../words/words.svelte'
import { trickBlock } from '../../../table/composition/tricks'
import { TRICK } from '../blocks'
import { plainly, playsAs } from '../moves'
import { inTricks, taskInTrick, trickInOneBreath, trickInWords } from '../tricks/tricks'
import { variant } from '../variant'
import Open from './Open.svelte'

type View = Extract<XxlView, { variant: 6 }>

export default variant<View>({
  ...inTricks,
  block: (_view, sides, own) => trickBlock(TRICK, sides, own),
  trumps: true,
  Middle: Open,
  first: ({ table }) => table.open,
  standing: ({ table }, at) => t('xxl-won-points', { tricks: table.tricks[at]!, points: table.points[at]! }),
  task(view, verbs) {
    if (verbs.has('trump')) return t('task-trump')
    return taskInTrick(view, verbs, view.table.open, t('task-lead-any'))
  },
  playAs: playsAs,
  onButton: (move) => (move.startsWith('trump ') ? colour(move.slice(6)) : null),
  lines(state, view) {
    const { trump, open } = view.table
    return [
      ...(trump ? [t('trump-is', { colour: colour(trump) })] : []),
      ...(open.length ? [t('text-open', { colours: list(open.map(colour)) })] : []),
      ...trickInWords(state, view),
    ]
  },
  rulings: ['must-follow-colours K76'],
  gist: trickInOneBreath,
  meant: plainly,
})
