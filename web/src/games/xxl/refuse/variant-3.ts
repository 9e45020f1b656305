/** Variant 3: no tricks are wanted; whoever leads names the colour (K40 to K49). */
import type { XxlView } from '../../../server/types'
import { card, colour } from '../../../words/say'
import { t } from '../../../words/words.svelte'
import { trickBlock } from '../../../table/composition/tricks'
import { TRICK } from '../blocks'
import { plainly } from '../moves'
import { inTricks, taskInTrick, trickInOneBreath, trickInWords } from '../tricks/tricks'
import { variant } from '../variant'
import Named from './Named.svelte'

type View = Extract<XxlView, { variant: 3 }>

const led = ({ table }: View) => (table.colour ? [table.colour] : [])

export default variant<View>({
  ...inTricks,
  block: (_view, sides, own) => trickBlock(TRICK, sides, own),
  Middle: Named,
  first: led,
  standing: ({ table }, at) => t('xxl-won-cards', { tricks: table.tricks[at]!, cards: table.taken[at]! }),
  task: (view, verbs) => (verbs.has('keep') ? t('task-keep') : taskInTrick(view, verbs, led(view), t('task-lead-name'))),
  playAs: (_card, letter) => t('name-colour', { colour: colour(letter) }),
  lines(state, view) {
    const { round, kept, keeping, trick } = view.table
    return [
      t('refuse-round', { round }),
      ...led(view).map((letter) => t('led-is', { colour: colour(letter) })),
      ...(kept ? [t('you-kept', { card: card(kept) })] : []),
      ...(keeping && !trick.length ? [t('all-keep')] : trickInWords(state, view)),
    ]
  },
  rulings: ['leader-never-passes K45'],
  gist: trickInOneBreath,
  meant: plainly,
})
