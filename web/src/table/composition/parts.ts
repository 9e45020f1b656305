/** What a composition is made of: blocks with cards, things of a fixed height, and rows and columns of these. */

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** Something with cards in it. A game says how its blocks wrap; where they go and how large their cards are is composed. */
export interface Block {
  /** How high it is in this width with cards so wide; Infinity where it does not fit. */
  high(width: number, card: number): number
  /** The width of a card at least (else it cannot be read, or tapped), and at most. */
  least: number
  most: number
  /** How much it takes of the height that is left over. */
  stretches?: number
  /** In how many rows they lie then, where one row is better than several. */
  lines?: (width: number, card: number) => number
  /** How wide its cards are beside one's own when everything is in balance. */
  share: number
}

/** Who has cards: everybody else, the middle, and oneself. The cards of all others are of one size. */
export type Owner = 'others' | 'centre' | 'own'
export type Cards = Record<Owner, number>

export type Part =
  | { kind: 'block'; name: string; owner: Owner; block: Block }
  | { kind: 'fixed'; name: string; high: (width: number) => number }
  | { kind: 'empty' }
  | { kind: 'rows'; parts: Part[] }
  | { kind: 'abreast'; parts: Part[]; shares: number[] }

/** Between things that lie beside each other or below each other. */
export const GAP = 6

export const rows = (...parts: Part[]): Part => ({ kind: 'rows', parts })

/** Beside each other; `shares` of the width, all the same where nothing is said. */
export function columns(parts: Part[], shares = parts.map(() => 1)): Part {
  const all = shares.reduce((sum, share) => sum + share, 0)
  return { kind: 'abreast', parts, shares: shares.map((share) => share / all) }
}

/** Parts in rows of so many, the last row in the middle. */
export function grid(parts: Part[], across: number): Part[] {
  return Array.from({ length: Math.ceil(parts.length / across) }, (_, row) => {
    const these = parts.slice(row * across, (row + 1) * across)
    const free = across - these.length
    if (!free) return columns(these)
    const side: Part = { kind: 'empty' }
    return columns([side, ...these, side], [free / 2, ...these.map(() => 1), free / 2])
  })
}

const gaps = (parts: readonly unknown[]) => GAP * (parts.length - 1)
const shared = (width: number, { parts, shares }: { parts: Part[]; shares: number[] }) =>
  shares.map((share) => share * (width - gaps(parts)))

/** How high a part is in this width, with cards of these sizes. */
export function high(part: Part, width: number, cards: Cards): number {
  switch (part.kind) {
    case 'block':
      return part.block.high(width, cards[part.owner])
    case 'fixed':
      return part.high(width)
    case 'empty':
      return 0
    case 'rows':
      return part.parts.reduce((sum, one) => sum + high(one, width, cards), gaps(part.parts))
    case 'abreast': {
      const wide = shared(width, part)
      return Math.max(...part.parts.map((one, i) => high(one, wide[i]!, cards)))
    }
  }
}

/** How much of the height that is left over goes to a part. */
function stretches(part: Part): number {
  if (part.kind === 'rows' || part.kind === 'abreast') return Math.max(...part.parts.map(stretches))
  return part.kind === 'block' ? (part.block.stretches ?? (part.owner === 'centre' ? 1 : 0)) : 0
}

/** Where everything goes. What is left over of the height goes to the middle, or is shared where the middle is elsewhere. */
export function place(part: Part, at: Rect, cards: Cards, found: Map<string, Rect>): void {
  if (part.kind === 'block' || part.kind === 'fixed') found.set(part.name, at)
  else if (part.kind === 'abreast') {
    let x = at.x
    const wide = shared(at.width, part)
    part.parts.forEach((one, i) => {
      place(one, { ...at, x, width: wide[i]! }, cards, found)
      x += wide[i]! + GAP
    })
  } else if (part.kind === 'rows') {
    const left = Math.max(0, at.height - high(part, at.width, cards))
    const grows = part.parts.map(stretches)
    if (!grows.some(Boolean)) part.parts.forEach((one, i) => (grows[i] = one.kind === 'fixed' ? 0 : 1))
    const growing = grows.reduce((sum, one) => sum + one, 0) || 1
    let y = at.y
    part.parts.forEach((one, i) => {
      const height = high(one, at.width, cards) + (left * grows[i]!) / growing
      place(one, { ...at, y, height }, cards, found)
      y += height + GAP
    })
  }
}
