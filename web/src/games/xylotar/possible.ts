/**
 * Which values a hidden card can still have, from what one sees: each card exists once (X1), and no xylo rises from
 * left to right (X4). Exact: a value is kept if, and only if, there is a way to lay out all hidden cards with it.
 */
import { HIGHEST } from '../../cards/colours'
import type { Xylo } from '../../server/types'

/** `4 7–9`: short enough for a slender bar. */
export function ranges(values: readonly number[]): string {
  const runs: number[][] = []
  for (const value of values) {
    const last = runs.at(-1)
    if (last && last.at(-1) === value - 1) last.push(value)
    else runs.push([value])
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : String(run[0]))).join(' ')
}

interface Hidden {
  xylo: number
  slot: number
  colour: string
}

type Domains = number[]

const without = (bits: number, value: number) => bits & ~(1 << value)
const lowest = (bits: number) => 31 - Math.clz32(bits & -bits)
const highest = (bits: number) => 31 - Math.clz32(bits)
const between = (low: number, high: number) => ((1 << (high + 1)) - 1) & ~((1 << Math.max(0, low)) - 1)
const single = (bits: number) => (bits & (bits - 1)) === 0

/** For every hidden slot of every xylo its possible values, lowest first; `null` where the value is known. */
export function possibleValues(xylos: readonly Pick<Xylo, 'cards'>[]): (number[] | null)[][] {
  const hidden: Hidden[] = []
  const seen = new Set(xylos.flatMap((xylo) => xylo.cards).filter((card) => !card.includes('?')))
  const domains: Domains = []
  xylos.forEach((xylo, owner) =>
    xylo.cards.forEach((card, slot) => {
      if (card[1] !== '?' || card[0] === '?') return
      hidden.push({ xylo: owner, slot, colour: card[0]! })
      let bits = 0
      for (let value = 0; value <= HIGHEST[card[0]!]!; value++) if (!seen.has(`${card[0]}${value}`)) bits |= 1 << value
      domains.push(bits)
    }),
  )
  const solver = new Solver(xylos, hidden)
  const possible = solver.possible(domains)
  return xylos.map((xylo, owner) =>
    xylo.cards.map((_, slot) => {
      const at = hidden.findIndex((one) => one.xylo === owner && one.slot === slot)
      if (at < 0) return null
      return Array.from({ length: 11 }, (_, value) => value).filter((value) => possible[at]! & (1 << value))
    }),
  )
}

class Solver {
  /** The hidden cards of one colour, which all differ. */
  private readonly rivals: number[][]
  /** What stands left and right of each hidden card: the next hidden one, or a known value. */
  private readonly neighbours: { left: number | null; right: number | null; most: number; least: number }[]

  constructor(xylos: readonly Pick<Xylo, 'cards'>[], hidden: Hidden[]) {
    this.rivals = hidden.map((one, i) => hidden.flatMap((other, j) => (i !== j && other.colour === one.colour ? [j] : [])))
    this.neighbours = hidden.map((one) => {
      const cards = xylos[one.xylo]!.cards
      const step = (by: number) => {
        for (let slot = one.slot + by; slot >= 0 && slot < cards.length; slot += by) {
          const at = hidden.findIndex((other) => other.xylo === one.xylo && other.slot === slot)
          if (at >= 0) return { at, value: null }
          if (!cards[slot]!.includes('?')) return { at: null, value: Number(cards[slot]!.slice(1)) }
        }
        return { at: null, value: null }
      }
      const [left, right] = [step(-1), step(1)]
      return { left: left.at, right: right.at, most: left.value ?? 10, least: right.value ?? 0 }
    })
  }

  possible(start: Domains): Domains {
    const domains = this.narrowed(start)
    const proved = start.map(() => 0)
    if (!domains) return proved
    domains.forEach((bits, i) => {
      for (let value = 0; value <= 10; value++) {
        if (!(bits & (1 << value)) || proved[i]! & (1 << value)) continue
        const way = this.solve(domains.map((old, j) => (i === j ? 1 << value : old)))
        way?.forEach((bit, j) => (proved[j]! |= bit))
      }
    })
    return proved
  }

  /** What order and uniqueness leave, or null if nothing does. */
  private narrowed(start: Domains): Domains | null {
    const domains = [...start]
    for (let changed = true; changed;) {
      changed = false
      for (let i = 0; i < domains.length; i++) {
        const { left, right, most, least } = this.neighbours[i]!
        const high = left === null ? most : Math.min(most, highest(domains[left]!))
        const low = right === null ? least : Math.max(least, lowest(domains[right]!))
        let bits = domains[i]! & between(low, high)
        for (const rival of this.rivals[i]!) if (single(domains[rival]!)) bits = without(bits, lowest(domains[rival]!))
        if (!bits) return null
        if (bits !== domains[i]) {
          domains[i] = bits
          changed = true
        }
      }
    }
    return domains
  }

  /** One way to lay out everything, or null. The tightest card is tried first. */
  private solve(start: Domains): Domains | null {
    const domains = this.narrowed(start)
    if (!domains) return null
    let next = -1
    for (let i = 0; i < domains.length; i++) {
      if (single(domains[i]!)) continue
      if (next < 0 || size(domains[i]!) < size(domains[next]!)) next = i
    }
    if (next < 0) return domains
    for (let value = 0; value <= 10; value++) {
      if (!(domains[next]! & (1 << value))) continue
      const way = this.solve(domains.map((old, i) => (i === next ? 1 << value : old)))
      if (way) return way
    }
    return null
  }
}

function size(bits: number): number {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}
