/** The rulebook in the browser: no server, no network once it is there. It is loaded when somebody needs it. */
import type { Answer, Line } from '../pad/pad'
import type { Game, Happened, Level, Refusal, Result, Seat, View } from '../server/types'
import type { Figures, Names, Together } from '../statistics/types'
import Worker from './worker?worker'

export type Viewer = Seat | null | 'all'

export interface Opened {
  game: Game
  players: string[]
  seats: Seat[]
  options: Record<string, unknown>
  moves: [Seat, string][]
  result: Result
  record: object
  /** What everybody saw happen, move by move. */
  happened: Happened[][]
  /** Which deal is played before the first move and after each. */
  deals: number[]
}

export interface Frame {
  view: View
  result: Result
}

/** A match as it stands. */
export interface Now extends Frame {
  /** How many moves have been made. */
  moves: number
}

/** The same, and the move that has led there. */
export interface Moved extends Now {
  moved: { seat: Seat; move: string; happened: Happened[] }
}

/** What the rulebook does not accept, and why. */
export class NotByTheRules extends Error {
  constructor(readonly refusal: Refusal & { text: string; move: number | null }) {
    super(refusal.text)
  }
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

export class Rulebook {
  private readonly worker = new Worker()
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0

  constructor() {
    this.worker.onerror = (event) => {
      event.preventDefault()
      this.giveUp(event.message)
    }
    this.worker.onmessage = (message: MessageEvent<{ number?: number; answer?: string; failed?: string }>) => {
      const { number, answer, failed } = message.data
      if (number === undefined) return
      const waiting = this.waiting.get(number)
      this.waiting.delete(number)
      if (failed !== undefined || answer === undefined) return waiting?.reject(new Error(failed))
      const told = JSON.parse(answer) as { answer: never } | { refused: Refusal & { text: string; move: number | null } }
      if ('refused' in told) waiting?.reject(new NotByTheRules(told.refused))
      else waiting?.resolve(told.answer)
    }
  }

  /** Nobody waits for a rulebook that cannot be opened. */
  private giveUp(why: string): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Error(why))
    this.waiting.clear()
  }

  private ask<Answer>(...question: unknown[]): Promise<Answer> {
    const number = ++this.asked
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.set(number, { resolve, reject })
      this.worker.postMessage({ number, question: JSON.stringify(question) })
    })
  }

  close(): void {
    this.worker.terminate()
  }

  // --- A record to look through (web/python/replaying.py) ---

  /** Plays a record through. */
  open = (record: string) => this.ask<Opened>('open', record)
  /** The table before the first move and after each, as a seat or a spectator sees it, or with all cards. */
  frames = (viewer: Viewer) => this.ask<Frame[]>('frames', viewer)
  /** The record up to a move. */
  until = (moves: number) => this.ask<object>('until', moves)

  // --- A match to play here (web/python/playing.py) ---

  /** Goes on from a record, seen by one seat. */
  begin = (record: string, viewer: Seat | null, bots: Record<Seat, Level>) => this.ask<Now>('begin', record, viewer, bots)
  look = () => this.ask<Now>('look')
  play = (seat: Seat, move: string) => this.ask<Moved>('play', seat, move)
  /** Lets the next bot that must decide make its move; null if none must. */
  bot = () => this.ask<Moved | null>('bot')
  record = () => this.ask<object>('record')

  // --- A score pad (src/atout/match/pad) ---

  /** What the lines of a pad come to. */
  keepScore = (game: Game, players: number, options: object, dealer: Seat | null, lines: Line[]) =>
    this.ask<Answer>('keep-score', game, players, options, dealer, lines)

  // --- Statistics (web/python/counting.py) ---

  /** What was kept in another version is counted again. */
  figuresVersion = () => this.ask<number>('figures-version')
  /** What counts of a record. */
  figures = (record: string) => this.ask<Figures>('figures', record)
  /** What comes of many; `names` says what somebody is called, null leaves them out. */
  together = (figures: Figures[], names: Names, game: Game | null, bots: boolean) =>
    this.ask<Together>('together', figures, names, game, bots)
}
