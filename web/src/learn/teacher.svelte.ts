/** The umpire of a lesson: asks the rulebook about every move, makes those of the others from the record, and knows which note is next. */
import { refusalOf, Rulebook, type Now, type Moved, STALE } from '../rulebook/rulebook'
import { NOTHING_OWN, tableHere } from '../rulebook/table-info'
import type { Happened, Refusal, Seat, Told, View } from '../server/types'
import type { Answer, News, Umpire } from '../table/umpire'
import type { Lesson, Note } from './lessons'
import { keepProgress, progressIn } from './progress'

export class Teacher implements Umpire {
  readonly remote = false
  readonly teaches = true
  link = $state<'connecting' | 'open' | 'gone'>('connecting')
  gone = $state.raw<Refusal | null>(null)
  waiting = $state(0)
  /** How many moves have been made. */
  n = $state(0)
  /** The note that is shown, or the next one while others move. */
  step = $state(0)
  /** A legal move that leads away from the lesson. */
  astray = $state<string | null>(null)
  readonly seat: Seat
  private chosen: Record<number, string>
  private readonly rulebook = new Rulebook()
  /** What everybody saw happen, move by move. */
  private happened: Happened[][] = []
  private closed = false

  constructor(
    private readonly name: string,
    readonly lesson: Lesson,
    private readonly player: string,
    private readonly hear: (news: News) => void,
  ) {
    this.seat = lesson.seat
    const { step, chosen } = progressIn(name)
    this.step = step < lesson.notes.length ? step : 0
    this.chosen = this.step ? chosen : {}
    this.sitDown().catch((error: unknown) => {
      this.gone = refusalOf(error)
      this.link = 'gone'
    })
  }

  /** The note that is shown when everything before it has been. */
  get note(): Note | null {
    const note = this.lesson.notes[this.step]
    return note?.at === this.n ? note : null
  }

  get finished(): boolean {
    return this.step === this.lesson.notes.length
  }

  private async sitDown(): Promise<void> {
    const from = this.lesson.notes[this.step]!.at
    this.happened = (await this.rulebook.open(this.record(this.moves.length))).happened
    const now = await this.rewind(from)
    this.link = 'open'
    this.tell(now, { events: this.happened.slice(0, from).map((happened, i) => this.entry(i, happened)), first: true })
  }

  private get moves(): [Seat, string][] {
    return this.lesson.record.moves.map(([seat, move], i) => [seat, this.chosen[i] ?? move])
  }

  private record(moves: number): string {
    const { record, seat } = this.lesson
    const players = record.players.map((name, i) => (i + 1 === seat ? this.player : name))
    return JSON.stringify({ ...record, players, moves: this.moves.slice(0, moves) })
  }

  private rewind(moves: number): Promise<Now> {
    return this.rulebook.begin(this.record(moves), this.seat, {})
  }

  // --- Going through the notes ---

  /** Reads on. */
  goOn(): void {
    if (this.note && !this.note.do) void this.proceed(this.step + 1)
  }

  private async proceed(step: number): Promise<void> {
    this.astray = null
    this.step = step
    this.keep()
    const until = this.finished ? this.n : this.lesson.notes[step]!.at
    while (this.n < until && !this.closed) await this.make(...this.moves[this.n]!)
  }

  private async make(seat: Seat, move: string): Promise<void> {
    const moved = await this.rulebook.play(seat, move)
    this.happened[this.n] = moved.moved.happened
    this.tell(moved, { events: [this.entry(this.n, moved.moved.happened)] })
  }

  back(): Promise<void> {
    return this.returnTo(Math.max(0, this.step - 1))
  }

  restart(): Promise<void> {
    return this.returnTo(0)
  }

  private async returnTo(step: number): Promise<void> {
    this.astray = null
    const at = this.lesson.notes[step]!.at
    const undone = this.happened.slice(at, this.n).filter((happened) => happened.length).length
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([move]) => Number(move) < at))
    this.step = step
    this.keep()
    this.tell(await this.rewind(at), { events: null, undone })
  }

  private keep(): void {
    const { name, step, chosen, finished } = this
    keepProgress(name, { step, chosen, done: finished || progressIn(name).done })
  }

  // --- Moves of the newcomer ---

  /** The note that waits for the newcomer's move now; whoever knows it already need not read on first. */
  private get asking(): number {
    return this.lesson.notes.findIndex((note, i) => i >= this.step && note.at === this.n && note.do)
  }

  async say(command: Record<string, unknown>): Promise<Answer> {
    if (command.do !== 'move') return { n: this.n } // there is nobody else whom it would concern
    this.waiting++
    try {
      if (command.version !== this.n) throw STALE
      await this.offered(command.move as string)
      return { n: this.n }
    } catch (error) {
      throw refusalOf(error)
    } finally {
      this.waiting--
    }
  }

  private async offered(move: string): Promise<void> {
    const asking = this.asking
    const accepted = this.lesson.notes[asking]?.do ?? []
    this.astray = null
    if (!accepted.includes(move)) {
      await this.rulebook.play(this.seat, move) // or a refusal, with the rule
      await this.rewind(this.n)
      this.astray = move
      return
    }
    if (move !== this.lesson.record.moves[this.n]![1]) this.chosen = { ...this.chosen, [this.n]: move }
    await this.make(this.seat, move)
    void this.proceed(asking + 1)
  }

  // --- What the table is told ---

  private entry(i: number, happened: Happened[]): Told {
    const [seat, move] = this.moves[i]!
    return { n: i + 1, kind: 'moved', seat, move, happened }
  }

  private tell(now: Now | Moved, news: { events: Told[] | null; first?: boolean; undone?: number }): void {
    if (this.closed) return
    this.n = now.moves
    const { game, options, players } = now.view
    this.hear({
      state: {
        table: tableHere({ game, options, players, finished: false }),
        view: this.asked(now.view),
        result: { ...now.result, finished: false, winners: [] }, // what comes after it is the lesson's to say
        own: NOTHING_OWN,
      },
      first: false,
      undone: 0,
      chat: null,
      ...news,
    })
  }

  /** Moves of the newcomer that no note asks for are made for them: they are not asked. */
  private asked(view: View): View {
    if (this.lesson.notes.some((note) => note.at === this.n && note.do)) return view
    return { ...view, legal: [], to_act: view.to_act.filter((seat) => seat !== this.seat) }
  }

  takeOver(): void {}

  close(): void {
    this.closed = true
    this.rulebook.close()
  }
}
