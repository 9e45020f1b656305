/**
 * The deals that a seed gives, as docs/seed.md describes them: a second implementation of what `match/` does in Python.
 *
 * It knows how cards are shuffled and handed out (each game in its folder), not how they are played. What only the rules decide
 * (how many cards a hand has, who deals later rounds, which cards lie in a discard pile) is taken from the record.
 */
import { gameCalled } from '../games/games'
import { Stream } from './stream'

export interface Deal {
  dealer?: number
  reshuffles?: string[]
  [part: string]: unknown
}

export interface FullRecord {
  game: string
  players: string[]
  options?: Record<string, unknown>
  seed: string
  deals: (Deal | null)[]
  moves: [number, string, ...unknown[]][]
}

/** The deck, the order that the seed gives it for a deal, and what else the seed gives for that deal. */
export interface Ordered {
  deck: string[]
  order: string[]
  /** The deal, counted from 1. */
  number: number
  /** Puts cards into the order of the n-th reshuffle of this deal, counted from 1. */
  reshuffled: (cards: string[], n: number) => string[]
}

/** Who deals first, by seat. */
function firstDealer(seed: Uint8Array, game: string, players: number): number {
  return gameCalled(game).seats[players]![new Stream(seed, 'atout/1 dealer').below(players)]!
}

/** Whether a deal of a record, counted from 1, is the one that the seed gives. */
export function follows(record: FullRecord, seed: Uint8Array, number: number): boolean {
  const deal = record.deals[number - 1]
  if (!deal) return true // it is not written down: whoever replays the record draws it from the seed
  if (number === 1 && deal.dealer !== undefined && deal.dealer !== firstDealer(seed, record.game, record.players.length))
    return false
  const fair = gameCalled(record.game).fair.here
  const deck = fair.deckOf(record)
  const order = new Stream(seed, `atout/1 deal ${number}`).shuffled(deck)
  const reshuffled = (cards: string[], n: number) => new Stream(seed, `atout/1 deal ${number} reshuffle ${n}`).shuffled(cards)
  return fair.follows(deal, { deck, order, number, reshuffled }, record)
}

export const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join()
export const cardsOf = (text: string) => text.split(' ').filter(Boolean)

/** Cards in the order of their deck. */
export const sorted = (cards: string[], deck: string[]) => [...cards].sort((a, b) => deck.indexOf(a) - deck.indexOf(b))
export const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
