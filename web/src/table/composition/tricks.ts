/** How a trick wraps: before those who played it where there is room, else in one row; what is known of it above it, or beside it. */
import type { Side } from './arrangements'
import { FINGER, trickPlaces, type TrickPlaces } from './blocks'
import type { Block, Rect } from './parts'
import { rootSize } from './lines'

export interface TrickShape {
  /** How high a card is, for each pixel of its width. */
  tall: number
  least: number
  most: number
  share: number
}

const GAP = 6
/** What is known of a trick: a line above it, and beside it the way to the last one. */
const LINE = 26
const nameHeight = () => 1.05 * rootSize() + 2

const wide = ({ columns }: TrickPlaces, card: number) => columns * card + (columns - 1) * GAP
const high = ({ rows }: TrickPlaces, card: number, tall: number) => rows * (card * tall + nameHeight()) + (rows - 1) * 4

const ways = (sides: readonly Side[], own: boolean): TrickPlaces[] => [
  trickPlaces(sides, own, false),
  trickPlaces(sides, own, true),
]

const takes = (places: TrickPlaces, card: number, tall: number) => ({
  width: wide(places, card) + 2 * GAP + FINGER,
  height: high(places, card, tall) + LINE,
})

export function trickBlock({ tall, least, most, share }: TrickShape, sides: Side[], own: boolean): Block {
  const all = ways(sides, own)
  return {
    least,
    most,
    share,
    high: (width, card) =>
      all.reduce((best, way) => {
        const needs = takes(way, card, tall)
        return needs.width <= width ? Math.min(best, needs.height) : best
      }, Infinity),
  }
}

/** The most generous way that fits, and where its places are. */
export function trickFits({ tall }: TrickShape, sides: readonly Side[], own: boolean, rect: Rect, card: number) {
  const all = ways(sides, own)
  const fits = all.filter((way) => {
    const needs = takes(way, card, tall)
    return needs.width <= rect.width + 0.5 && needs.height <= rect.height + 0.5
  })
  const places = fits[0] ?? all[1]!
  // What is left over brings the cards a little closer to those who played them.
  const [width, height] = [wide(places, card), high(places, card, tall)]
  const spareX = rect.width - 2 * (GAP + FINGER) - width
  const spareY = rect.height - LINE - height
  const apartX = places.columns > 1 ? Math.max(0, Math.min(card * 0.35, spareX / (places.columns - 1))) : 0
  const apartY = places.rows > 1 ? Math.max(0, Math.min(card * 0.3, spareY / (places.rows - 1))) : 0
  const leaning =
    places.rows === 1 && places.at.some(({ lean }) => lean) ? Math.max(0, Math.min(card * tall * 0.22, spareY / 2)) : 0
  return {
    places,
    width: width + apartX * (places.columns - 1),
    height: height + apartY * (places.rows - 1) + 2 * leaning,
    x: (column: number) => column * (card + GAP + apartX),
    y: ({ row, lean }: TrickPlaces['at'][number]) => row * (card * tall + nameHeight() + 4 + apartY) + (lean + 1) * leaning,
  }
}
