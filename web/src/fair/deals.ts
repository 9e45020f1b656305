/**
 * The deals that a seed gives, as docs/seed.md describes them: a second implementation of what `match/` does in Python.
 *
 * It knows how cards are shuffled and handed out, not how they are played. What only the rules decide (how many cards a hand
 * has, who deals later rounds, which cards lie in a discard pile) is taken from the record.
 */
import printedDeck from '../../../src/atout/rules/xxl/deck.txt?raw'
import { Stream } from './stream'

export interface Deal {
  dealer?: number
  hands?: string[]
  xylos?: string[]
  tableaus?: string[]
  discard?: string
  draw?: string
  reshuffles?: string[]
  stock?: string
  second?: string[]
}

export interface FullRecord {
  game: string
  players: string[]
  options?: Record<string, unknown>
  seed: string
  deals: (Deal | null)[]
  moves: [number, string, ...unknown[]][]
}

const COLOURS = [...'ROYGTBVP']
const HIGHEST = [10, 9, 8, 7, 6, 5, 4, 3]
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** Cards in the order in which they are shuffled. */
export function deckOf(record: Pick<FullRecord, 'game' | 'players' | 'options'>): string[] {
  if (record.game === 'hilo') return COLOURS.flatMap((colour) => from(-1, 11).map((value) => colour + value))
  if (record.game === 'xylotar') {
    const cards = COLOURS.flatMap((colour, i) => from(0, HIGHEST[i]!).map((value) => colour + value))
    return record.players.length === 3 ? cards.filter((card) => !/^[RO]/.test(card)) : cards
  }
  const own = record.options?.deck
  const cards = Array.isArray(own) ? (own as string[]) : printedDeck.split('\n').map((line) => line.trim())
  return cards
    .filter((card) => card.includes('/'))
    .map(higherFirst)
    .sort(byValues)
}

const valuesOf = (card: string) => card.split('/').map((side) => Number(side.slice(1))) as [number, number]

function higherFirst(card: string): string {
  const [a, b] = valuesOf(card)
  return (a > b ? card : card.split('/').reverse().join('/')).toUpperCase()
}

function byValues(one: string, other: string): number {
  const [a, b] = [valuesOf(one), valuesOf(other)]
  return a[0] - b[0] || a[1] - b[1]
}

/** Who deals first, by seat. HILO has no dealer; two players of Xylotar sit at 1 and 3. */
export function firstDealer(seed: Uint8Array, game: string, players: number): number {
  const drawn = new Stream(seed, 'atout/1 dealer').below(players)
  return game === 'xylotar' && players === 2 ? 2 * drawn + 1 : drawn + 1
}

/** Whether a deal of a record, counted from 1, is the one that the seed gives. */
export function follows(record: FullRecord, seed: Uint8Array, number: number): boolean {
  const deal = record.deals[number - 1]
  if (!deal) return true // it is not written down: whoever replays the record draws it from the seed
  if (number === 1 && deal.dealer !== undefined && deal.dealer !== firstDealer(seed, record.game, record.players.length))
    return false
  const deck = deckOf(record)
  const order = new Stream(seed, `atout/1 deal ${number}`).shuffled(deck)
  if (record.game === 'xylotar') return xylotarFollows(deal, order)
  if (record.game === 'hilo') return hiloFollows(deal, order, deck, seed, number)
  return xxlFollows(record, deal, order, deck, seed, number)
}

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
const cardsOf = (text: string) => text.split(' ').filter(Boolean)

/** Hands lie ordered by value, the highest first; equal values stay in the order in which they were dealt. */
function xylotarFollows(deal: Deal, order: string[]): boolean {
  const written = deal.xylos ?? deal.hands ?? []
  const size = order.length / written.length
  return written.every((hand, i) => {
    const dealt = order.slice(i * size, (i + 1) * size)
    return same(
      cardsOf(hand),
      dealt.sort((a, b) => Number(b.slice(1)) - Number(a.slice(1))),
    )
  })
}

function hiloFollows(deal: Deal, order: string[], deck: string[], seed: Uint8Array, number: number): boolean {
  const lying = [...(deal.tableaus ?? []).flatMap(cardsOf), deal.discard ?? '', ...cardsOf(deal.draw ?? '')]
  return (
    same(lying, order) &&
    (deal.reshuffles ?? []).every((pile, i) => {
      const stream = new Stream(seed, `atout/1 deal ${number} reshuffle ${i + 1}`)
      return same(cardsOf(pile), stream.shuffled(sorted(cardsOf(pile), deck)))
    })
  )
}

function xxlFollows(record: FullRecord, deal: Deal, order: string[], deck: string[], seed: Uint8Array, number: number): boolean {
  const rest = [...order]
  for (const hand of deal.hands ?? []) {
    const dealt = rest.splice(0, cardsOf(hand).length)
    if (!same(cardsOf(hand), sorted(dealt, deck))) return false
  }
  if (deal.stock !== undefined && !same(cardsOf(deal.stock), rest)) return false
  return !deal.second || secondFollows(record, deal.second, deck, seed, number)
}

/** The second hands of variant 3 come from all cards that nobody has kept. */
function secondFollows(record: FullRecord, second: string[], deck: string[], seed: Uint8Array, number: number): boolean {
  const earlier = record.deals.slice(0, number - 1).filter((deal) => deal?.second).length
  const kept = new Set(keeping(record)[earlier] ?? [])
  const stream = new Stream(seed, `atout/1 deal ${number} reshuffle 1`)
  const rest = stream.shuffled(deck.filter((card) => !kept.has(card)))
  return second.every((hand) => same(cardsOf(hand), sorted(rest.splice(0, cardsOf(hand).length), deck)))
}

/** What was kept, time after time: players keep at the same moment, so those moves stand together. */
function keeping(record: FullRecord): string[][] {
  const times: string[][] = []
  record.moves.forEach(([, move], i) => {
    if (!move.startsWith('keep ')) return
    if (!record.moves[i - 1]?.[1].startsWith('keep')) times.push([])
    times.at(-1)!.push(higherFirst(move.slice(5)))
  })
  return times
}

const sorted = (cards: string[], deck: string[]) => [...cards].sort((a, b) => deck.indexOf(a) - deck.indexOf(b))
