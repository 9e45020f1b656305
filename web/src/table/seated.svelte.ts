/** A table as somebody sees it: what the umpire says, shown one thing after the other. */
import { tick } from 'svelte'
import { alert as ring } from '../alerts'
import { leaving, move as animate, places, still } from '../motion'
import { noteStart, numberFor } from '../fair/promises'
import type { Game } from '../games/game'
import { gameCalled, tableOf } from '../games/games'
import { Live } from '../server/live.svelte'
import type { Happened, Refusal, Result, Seat, State, Told, View } from '../server/types'
import { pace, settings } from '../settings.svelte'
import { sound } from '../sound'
import { Chat, isTalk } from './chat.svelte'
import { isBeside, outcomeOf, type Outcome } from './outcome'
import { HOLD, stages, type Stage } from './stage'
import type { Answer, Calling, News, Umpire } from './umpire'

/** Milliseconds for which a start waits for the numbers of others. */
const MIXING = 1500

/** Milliseconds after which somebody tries again to fetch a game. */
const AGAIN = 1000

/** Lines of the log that are kept. */
const KEPT = 400

/** Milliseconds for which an outcome is said. */
const SAID = 12_000

/** A line of the log: an entry, or one of the things that happened in a move. */
export interface Line {
  n: number
  told: Told
  happened?: Happened
}

/** A deal that is over, while people look at what came of it. */
export interface Between {
  deal: number
  result: Result
  /** The deal that comes. */
  next: View | null
}

interface Step {
  state: State
  stage?: Stage
  lines: Line[]
  /** These lines are the whole log. */
  anew?: boolean
}

export class Seated {
  readonly umpire: Umpire
  readonly chat = new Chat(() => this.seat)
  /** What is on screen. */
  state = $state.raw<State | null>(null)
  log = $state.raw<Line[]>([])
  over = $state.raw<Between | null>(null)
  /** Something is still being shown: what one can do comes afterwards. */
  busy = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  /** Whether the result lies open. */
  resultOpen = $state(true)
  /** What came of something that was asked, or that somebody has taken back a move: said for a while. */
  outcome = $state.raw<Outcome | null>(null)
  private forgetting: ReturnType<typeof setTimeout> | undefined
  /** A move that waits for a second tap. */
  proposed = $state<string | null>(null)
  private steps: Step[] = []
  private newest: State | null = null
  private skip: (() => void) | null = null
  private goOn: (() => void) | null = null
  private running = false
  private isOpen = false
  private closed = false
  private early: News[] = []
  /** The promise that our own number has been sent for. */
  private mixing: string | null = null

  constructor(
    readonly code: string,
    calling: Calling = (hear) => new Live(code, hear),
  ) {
    this.umpire = calling((news) => this.receive(news))
  }

  close(): void {
    this.closed = true
    clearTimeout(this.forgetting)
    this.umpire.close()
    this.chat.close()
    this.steps = []
    this.skip?.()
    this.goOn?.()
  }

  get seat(): Seat | null {
    return this.umpire.seat
  }

  get view(): View | null {
    return this.state?.view ?? null
  }

  /** The moves that can be made now, with everything seen; whoever only looks on makes none. */
  get legal(): string[] {
    return this.idle || this.umpire.waiting || this.seat === null ? [] : (this.view?.legal ?? [])
  }

  /** Nobody can do anything: something is being shown, a deal is over, or the match. */
  private get idle(): boolean {
    return this.busy || this.over !== null || this.state?.table.status !== 'playing'
  }

  get mine(): boolean {
    return !this.idle && this.seat !== null && (this.view?.to_act.includes(this.seat) ?? false)
  }

  get isHost(): boolean {
    return this.seat !== null && this.state?.table.host === this.seat
  }

  /** The table of the game is fetched when the first news tells which game it is. Until it is there, news wait. */
  private receive(news: News): void {
    if (this.isOpen) return this.hear(news)
    this.early.push(news)
    if (this.early.length > 1) return
    void this.open(gameCalled(news.state.table.game))
  }

  /** Whoever has no connection tries again until there is one. */
  private async open({ table }: Game): Promise<void> {
    for (;;) {
      if (this.closed) return
      const isThere = await table.open().then(
        () => true,
        () => false,
      )
      if (isThere) break
      await new Promise((done) => setTimeout(done, AGAIN))
    }
    this.isOpen = true
    for (const news of this.early.splice(0)) this.hear(news)
  }

  private hear({ state, events, first, undone, chat }: News): void {
    if (chat) this.chat.begin(chat, first)
    else this.chat.hear(events ?? [])
    const lines = (events ?? []).filter((told) => !isTalk(told)).flatMap(linesOf)
    if (this.umpire.past) this.cut()
    const from = this.newest
    this.newest = state
    this.mix(state)
    if (!first) for (const told of events ?? []) this.note(outcomeOf(told, from))
    if (!first && events?.every(isTalk)) return this.replace(state)
    if (!first && !undone && from?.view && state.view && events?.every((told) => isTalk(told) || isBeside(told)))
      return this.replace(state, lines)
    if (undone) this.log = without(this.log, undone)
    if (first || !events || !from?.view || !state.view || events.some((told) => told.kind === 'taken-back' || told.granted)) {
      this.steps = []
      if (first && settings.playForced && this.umpire.seat !== null) void this.umpire.say({ do: 'play-forced', on: true })
      this.steps.push({ state, lines, anew: first })
    } else {
      for (const stage of stages(from, state, events, tableOf(state.table.game).show)) {
        const shown = stage.happened ? lines.splice(0, lines.findIndex((line) => line.happened === stage.happened) + 1) : []
        this.steps.push({
          state: { ...state, view: stage.view ?? from.view, result: stage.over?.result ?? from.result },
          stage,
          lines: shown,
        })
      }
      const last = this.steps.at(-1)!
      last.state = state
      last.lines.push(...lines)
    }
    if (!this.running) void this.show()
  }

  /** Adds our own number to the shuffles of a match that is to begin, and notes what everybody has added when it does. */
  private mix({ table: { shuffle, status } }: State): void {
    if (!shuffle || this.seat === null) return
    if (status === 'playing') noteStart(shuffle)
    else if (status === 'open' && !shuffle.shared && !shuffle.entropy[this.seat] && this.mixing !== shuffle.commitment) {
      this.mixing = shuffle.commitment
      this.umpire.say({ do: 'mix', entropy: numberFor(shuffle) }).catch(() => (this.mixing = null))
    }
  }

  /** Starts the match, with bots of these levels on free seats and for those who are not there, when everybody who is here has had a moment to add their number. */
  async start(fill: string | null, absent: string | null = null): Promise<void> {
    const missing = () => {
      const { seats, shuffle } = this.newest!.table
      return shuffle && !shuffle.shared && seats.some((c) => c.kind === 'person' && !c.away_since && !shuffle.entropy[c.seat])
    }
    for (let waited = 0; waited < MIXING && missing(); waited += 50) await new Promise((done) => setTimeout(done, 50))
    await this.do({ do: 'start', fill, absent })
  }

  /** Nothing has happened on the table: whatever is being shown or decided there goes on. Who sits there is known at once. */
  private replace(state: State, lines: Line[] = []): void {
    const last = this.steps.at(-1)
    if (!last) {
      this.state = state
      this.log = [...this.log, ...lines].slice(-KEPT)
      return
    }
    last.state = state
    last.lines.push(...lines)
    if (this.state) this.state = { ...this.state, table: state.table, own: state.own }
  }

  private note(outcome: Outcome | null): void {
    if (!outcome) return
    clearTimeout(this.forgetting)
    this.outcome = outcome
    this.forgetting = setTimeout(() => (this.outcome = null), SAID)
  }

  private async show(): Promise<void> {
    this.running = true
    this.busy = true
    const silent = this.state === null
    while (this.steps.length) await this.take(this.steps.shift()!, silent)
    this.running = false
    this.busy = false
    if (this.mine) ring()
  }

  private async take({ state, stage, lines, anew }: Step, first: boolean): Promise<void> {
    const jump = this.umpire.past && !stage
    const silent = first || jump
    if (jump) still()
    const before = pace() && !jump ? places() : new Map<string, DOMRect>()
    const ghosts = pace() ? leaving(stage?.exits ?? {}) : []
    this.proposed = null
    this.state = state
    this.log = (anew ? lines : [...this.log, ...lines]).slice(-KEPT)
    if (!silent && state.view) for (const { happened } of lines) if (happened) sound(happened, state.view)
    await tick()
    animate(before, stage?.origins, ghosts)
    if (stage?.over && this.umpire.past) await this.wait(2 * HOLD.trick * pace())
    else if (stage?.over && !stage.over.result.finished) {
      this.over = { ...stage.over, next: this.newest?.view ?? null }
      await new Promise<void>((resolve) => (this.goOn = resolve))
      this.over = null
    } else if (stage?.hold) await this.wait(stage.hold * pace())
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.skip = null
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.skip = done
    })
  }

  /** Shows at once what comes of everything that is still to be shown. */
  private cut(): void {
    if (this.steps.length) this.steps = [{ state: this.newest!, lines: this.steps.flatMap((step) => step.lines) }]
    this.skip?.()
  }

  /** Shows at once whatever is still to be shown, up to the end of a deal. */
  hurry(): void {
    for (const step of this.steps) if (step.stage) step.stage.hold = 0
    this.skip?.()
  }

  /** On to the next deal. */
  next(): void {
    this.goOn?.()
  }

  /** Does something at the table, or shows why not. */
  async do(command: Record<string, unknown>): Promise<Answer | null> {
    this.refusal = null
    try {
      return await this.umpire.say(command)
    } catch (refusal) {
      this.refusal = refusal as Refusal
      return null
    }
  }

  /** Makes a move, if it need not be confirmed. */
  propose(move: string): void {
    this.refusal = null
    const harmless = this.state && tableOf(this.state.table.game).harmless?.includes(move)
    if (settings.confirm && !harmless && this.proposed !== move) this.proposed = move
    else void this.make(move)
  }

  async make(move: string): Promise<void> {
    this.proposed = null
    await this.do({ do: 'move', version: this.umpire.n, move })
  }

  /**
   * Asks why a move cannot be made. The umpire knows: they are offered the move, and refuse it. If the table has changed
   * meanwhile so that the move were possible, it is refused as stale, so nothing happens by accident.
   */
  ask(move: string): void {
    if (!this.legal.includes(move)) void this.make(move)
  }

  /** Offers a move: made if it can be, explained if it cannot. */
  offer(move: string): void {
    if (this.legal.includes(move)) this.propose(move)
    else if (this.seat !== null && !this.busy) this.ask(move)
  }
}

/** The log without the last so many moves: they have been taken back. */
function without(log: Line[], moves: number): Line[] {
  const numbers = [...new Set(log.filter((line) => line.told.kind === 'moved').map((line) => line.n))].slice(-moves)
  return log.filter((line) => !numbers.includes(line.n))
}

function linesOf(told: Told): Line[] {
  if (!told.happened) return [{ n: told.n, told }]
  return told.happened.map((happened) => ({ n: told.n, told, happened }))
}
