/** What is heard in Xylotar: a trick as one chord, a bid that rises, and a cadence for one that was made. */
import type { Happened, XylotarView } from '../../server/types'
import { tonesOf, type Tone } from '../../sound'

const CADENCE = [
  [0, 4, 7],
  [5, 9, 12],
  [7, 11, 14],
  [0, 4, 7, 12],
]

export function sounds(happened: Happened, view: XylotarView): Tone[] | null {
  switch (happened.event) {
    case 'trick':
      return view.trick.flatMap(({ card }, i) => tonesOf(card, 0.25 + i * 0.03, 0.08))
    case 'bid':
      return tonesOf(happened.card!).flatMap(({ frequency, letter }) =>
        [1, 1.25, 1.5, 2].map((factor, i) => ({ frequency: frequency * factor, letter, delay: i * 0.11 })),
      )
    case 'deal-over':
      return madeBid(happened, view) ? cadence() : null
    default:
      return null
  }
}

/** Whether the viewer has just been paid for a bid. */
const madeBid = ({ account }: Happened, view: XylotarView): boolean =>
  account?.[view.players.findIndex((player) => player.seat === view.seat)]?.some((line) => line.what === 'bid-made') ?? false

const cadence = (): Tone[] =>
  CADENCE.flatMap((chord, i) =>
    chord.map((step) => ({ frequency: 196 * 2 ** (step / 12), letter: 'O', delay: i * 0.28, loud: 0.09 })),
  )
