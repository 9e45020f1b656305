/** The rulebook in the browser: no server, no network once it is there. It is loaded when somebody needs it. */
import type { Answer, Line } from '../pad/pad'
import type { Game, Happened, Level, Refusal, Result, Seat, View } from '../server/types'
import type { Figures, Names, Together } from '../statistics/types'
import type { Question, Thought } from '../thinking/search'
import Worker from './worker?worker'

export type Viewer = Seat | null | 'all'

/** What people look for when they look back: after so many moves a deal, another leader, or something that the game has. */
export interface Moment {
  move: number
  kind: string
  /** In which events of the game it happens. */
  events?: string[]
  /** Who leads now. */
  leaders?: Seat[]
}

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
  moments: Moment[]
  /** Why the record ends where it does, if something in it is wrong. */
  wrong: Wrong | null
}

/** What a record has proved that was played through. */
export interface Played {
  moves: number
  finished: boolean
}

export type Wrong = Refusal & { move: number | null; deal: number | null }

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
  constructor(readonly refusal: Wrong) {
    super(refusal.message)
  }
}

/** Somebody has decided on what lies there no more. */
export const STALE: Refusal = { message: 'stale', arguments: {}, rule: null }

/** Whatever went wrong at the desk, as the server would put it. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof NotByTheRules) return error.refusal
  if (error instanceof Error) return { message: 'failed', arguments: {}, rule: null }
  return error as Refusal
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

/** Rulebooks that have been opened. */
const opened = new WeakSet<Worker>()
/** One that nobody needs at the moment: opening it took seconds, and whoever needs one next need not wait for that. */
let spare: Worker | null = null

function take(): Worker {
  const worker = spare ?? new Worker()
  spare = null
  return worker
}

export class Rulebook {
  private readonly worker = take()
  private readonly waiting = new Map<number, Waiting>()
  private asked = 0
  /** Called when the rulebook is there and can be asked. */
  onready = () => {}

  constructor() {
    this.worker.onerror = (event) => {
      event.preventDefault()
      this.giveUp(event.message)
    }
    this.worker.onmessage = (message: MessageEvent<{ number?: number; answer?: string; failed?: string; ready?: true }>) => {
      const { number, answer, failed, ready } = message.data
      if (ready) {
        opened.add(this.worker)
        this.onready()
      }
      if (number === undefined) return
      const waiting = this.waiting.get(number)
      this.waiting.delete(number)
      if (failed !== undefined || answer === undefined) return waiting?.reject(new Error(failed))
      const told = JSON.parse(answer) as { answer: never } | { refused: Wrong }
      if ('refused' in told) waiting?.reject(new NotByTheRules(told.refused))
      else waiting?.resolve(told.answer)
    }
    if (opened.has(this.worker)) queueMicrotask(() => this.onready())
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

  /** Whoever closes it while it works does not want to know any more. */
  close(): void {
    if (spare || this.waiting.size || !opened.has(this.worker)) this.worker.terminate()
    else spare = this.worker
  }

  // --- A record to look through (web/python/replaying.py) ---

  /** Plays a record through. */
  open = (record: string) => this.ask<Opened>('open', record)
  /** A deal before its first move and after each, as long as it goes on, as a seat or a spectator sees it, or with all cards. */
  frames = (viewer: Viewer, deal: number) => this.ask<Frame[]>('frames', viewer, deal)
  /** The record up to a move. */
  until = (moves: number) => this.ask<object>('until', moves)

  /** Plays a record from its seed alone and compares everything with what is written (src/atout/match/verify.py). */
  verify = (record: string) => this.ask<Played>('verify', record)

  /** Where so many players sit. */
  seats = (game: string, players: number) => this.ask<Seat[]>('seats', game, players)

  // --- A match to play here (web/python/playing.py) ---

  /** Goes on from a record, seen by one seat. */
  begin = (record: string, viewer: Seat | null, bots: Record<Seat, Level>) => this.ask<Now>('begin', record, viewer, bots)
  look = () => this.ask<Now>('look')
  play = (seat: Seat, move: string) => this.ask<Moved>('play', seat, move)
  /** Lets the next bot that must decide make its move; null if none must. One that thinks ahead has a question first. */
  bot = () => this.ask<Moved | { question: Question } | null>('bot')
  /** The move of the bot that has asked; null if nobody could answer. */
  thought = (thought: Thought | null) => this.ask<Moved>('thought', thought)
  record = () => this.ask<object>('record')

  // --- A score pad (src/atout/match/pad) ---

  /** What the lines of a pad come to. */
  keepScore = (game: string, players: number, options: object, dealer: Seat | null, lines: Line[]) =>
    this.ask<Answer>('keep-score', game, players, options, dealer, lines)

  // --- Statistics (web/python/counting.py) ---

  /** What was kept in another version is counted again. */
  figuresVersion = () => this.ask<number>('figures-version')
  /** What counts of a record. */
  figures = (record: string) => this.ask<Figures>('figures', record)
  /** What comes of many; `names` says what somebody is called, null leaves them out. */
  together = (figures: Figures[], names: Names, game: string | null, bots: boolean) =>
    this.ask<Together>('together', figures, names, game, bots)
}
