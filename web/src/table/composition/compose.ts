/**
 * Where everything lies on a table, and how large its cards are: computed from the window, for every game, replay and lesson.
 *
 * 1. Everything that lies open is on the screen, and nothing covers anything.
 * 2. Cards are as large as that allows: one's own count most, then the middle, then those of the others, which are all of one size.
 * 3. People sit around the middle where that costs little; else in a band above it, or one's own cards lie beside the middle.
 * 4. What can be tapped is large enough for a finger (`least`); what cannot be read any more is not shown smaller.
 * 5. The line that says what can be done has a fixed place and height.
 * 6. Only what stays the same for a whole deal decides: seats, the window, how much there will be room needed for. So nothing moves while one plays.
 *
 * Why so: docs/decisions/0048.
 */
import { arrangements, type Arrangement, type Side } from './arrangements'
import { high, place, type Block, type Cards, type Owner, type Part, type Rect } from './parts'

export interface Wanted {
  width: number
  height: number
  others: Block[]
  middle: (sides: Side[]) => Block
  /** How high the line is that says what can be done, in so much width. */
  status: (width: number) => number
  own: Block | null
  /** One’s own cards are a square: they lie as well beside the middle as below it. */
  square?: boolean
  /** What somebody has set for themselves: smaller cards than there would be room for, or larger ones than usual. */
  size?: 'small' | 'medium' | 'large'
}

export interface Composition {
  form: Arrangement['form']
  sides: Side[]
  others: Rect[]
  middle: Rect
  status: Rect
  own: Rect | null
  /** How wide a card is. */
  cards: Cards
  /** What it takes: more than there is only in windows that are too small for anything. */
  height: number
}

/** How much it counts that cards are large. */
const WEIGHT: Cards = { own: 3, centre: 1.6, others: 0.8 }
const SIZE = { small: 0.8, medium: 1, large: 1.3 }
/** How much smaller cards may be for people to sit around the table. */
const AROUND = 1
/** How much smaller a row of cards may be to lie below the middle, where hands are. */
const BELOW = 0.9
/** How much smaller cards may be to lie in one row less, where one is better. */
const LINE = 0.45
/** How much smaller they may be for what can be done to be said in one line. */
const WIDE = 0.3
const PASSES = 8

export function compose(wanted: Wanted): Composition {
  let best: { value: number; arrangement: Arrangement; cards: Cards } | null = null
  const sizes = limits(wanted)
  for (const arrangement of arrangements(pieces(wanted))) {
    const cards = fitted(arrangement.whole, wanted, sizes)
    const over = high(arrangement.whole, wanted.width, cards) - wanted.height
    const value = over > 0 ? -1e3 - over : worth(cards, wanted) + liking(arrangement, cards, wanted)
    if (!best || value > best.value) best = { value, arrangement, cards }
  }
  return laidOut(best!.arrangement, best!.cards, wanted)
}

function pieces({ others, middle, status, own }: Wanted) {
  const block = (name: string, owner: Owner, what: Block): Part => ({ kind: 'block', name, owner, block: what })
  return {
    others: others.map((one, i) => block(`other-${i}`, 'others', one)),
    middle: (sides: Side[]) => block('centre', 'centre', middle(sides)),
    status: { kind: 'fixed', name: 'status', high: status } satisfies Part,
    own: own && block('own', 'own', own),
  }
}

type Limits = Record<Owner, Pick<Block, 'least' | 'most' | 'share'>>

/** All others have cards of one size: as small as any of them allows. */
function limits({ others, middle, own, size = 'medium' }: Wanted): Limits {
  const sized = (block: Limits[Owner] = { least: 0, most: 1, share: 1 }) => ({ ...block, most: block.most * SIZE[size] })
  return { others: sized(others[0]), centre: sized(middle(others.map(() => 'far'))), own: sized(own ?? undefined) }
}

const within = ({ least, most }: Limits[Owner], card: number) => Math.min(most, Math.max(least, card))

/** First all cards grow together, then each kind for itself into the room that is left. */
function fitted(whole: Part, { width, height }: Wanted, sizes: Limits): Cards {
  const fits = (cards: Cards) => high(whole, width, cards) <= height
  const together = (size: number): Cards => ({
    own: within(sizes.own, size * sizes.own.share),
    centre: within(sizes.centre, size * sizes.centre.share),
    others: within(sizes.others, size * sizes.others.share),
  })
  const least = together(0)
  if (!fits(least)) return least
  let cards = together(largest(0, 400, (size) => fits(together(size))))
  for (const owner of ['own', 'centre', 'others'] as const) {
    const most = owner === 'own' ? sizes.own.most : within(sizes[owner], cards[owner] * 1.7)
    cards = { ...cards, [owner]: largest(cards[owner], most, (size) => fits({ ...cards, [owner]: size })) }
  }
  return cards
}

/** The largest size for which something is true that is true for the least. */
function largest(least: number, most: number, isTrue: (size: number) => boolean): number {
  if (isTrue(most)) return most
  let [from, to] = [least, most]
  for (let pass = 0; pass < PASSES; pass++) {
    const half = (from + to) / 2
    if (isTrue(half)) from = half
    else to = half
  }
  return from
}

function liking(arrangement: Arrangement, cards: Cards, wanted: Wanted): number {
  const { form } = arrangement
  const { own, status } = laidOut(arrangement, cards, wanted)
  const lines = own && wanted.own?.lines ? wanted.own.lines(own.width, cards.own) - 1 : 0
  const narrow = wanted.status(status.width) > wanted.status(wanted.width) ? WIDE : 0
  const seats = form === 'around' ? AROUND : form === 'beside' && !wanted.square ? -BELOW : 0
  return seats - LINE * lines - narrow
}

function worth(cards: Cards, { own, others }: Wanted): number {
  const of = (owner: Owner) => WEIGHT[owner] * Math.log(cards[owner])
  return of('centre') + (own ? of('own') : 0) + (others.length ? (own ? 1 : 2.5) * of('others') : 0)
}

function laidOut({ form, sides, whole }: Arrangement, cards: Cards, { width, height, others, own }: Wanted): Composition {
  const found = new Map<string, Rect>()
  const takes = Math.max(height, high(whole, width, cards))
  place(whole, { x: 0, y: 0, width, height: takes }, cards, found)
  return {
    form,
    sides,
    others: others.map((_, i) => found.get(`other-${i}`)!),
    middle: found.get('centre')!,
    status: found.get('status')!,
    own: own && found.get('own')!,
    cards,
    height: takes,
  }
}

/** The same places with other things in them: cards grow smaller where there are more than there was room for. Null: that does not do. */
export function refitted(composed: Composition, wanted: Wanted): Composition | null {
  if (composed.height > wanted.height) return null
  const { cards, sides } = composed
  const fits = (block: Block, { width, height }: Rect, card: number) => block.high(width, card) <= height + 0.5
  const fit = (card: number, least: number, isTrue: (size: number) => boolean): number =>
    isTrue(card) ? card : isTrue(least) ? largest(least, card, isTrue) : 0
  const middle = wanted.middle(sides)
  const refit: Cards = {
    own: wanted.own ? fit(cards.own, wanted.own.least, (size) => fits(wanted.own!, composed.own!, size)) : cards.own,
    centre: fit(cards.centre, middle.least, (size) => fits(middle, composed.middle, size)),
    others: wanted.others.length
      ? fit(cards.others, wanted.others[0]!.least, (size) =>
          wanted.others.every((one, i) => fits(one, composed.others[i]!, size)),
        )
      : cards.others,
  }
  return Object.values(refit).every(Boolean) ? { ...composed, cards: refit } : null
}
