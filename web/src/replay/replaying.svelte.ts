/** A match that is over, looked through: the umpire of a table where everything has happened already. */
import { NotByTheRules, Rulebook, type Frame, type Opened, type Viewer, type Wrong } from '../rulebook/rulebook'
import { NOTHING_OWN } from '../rulebook/table-info'
import type { State, Told } from '../server/types'
import type { Answer, News, Umpire } from '../table/umpire'
import { after, before, marks } from './marks'
import { within, type Place } from './place'
import { Saying, tableOf } from './saying'

export const SPEEDS = [0.5, 1, 2, 4]

export class Replaying implements Umpire {
  readonly remote = false
  readonly past = true
  readonly seat = null
  readonly waiting = 0
  link = $state<'connecting' | 'open' | 'gone'>('connecting')
  gone = $state.raw<Wrong | null>(null)
  /** What everybody waits for before there is anything to see. */
  step = $state<'rulebook' | 'record'>('rulebook')
  opened = $state.raw<Opened | null>(null)
  saying = $derived(this.opened && new Saying(this.opened))
  /** Where the time line stands: after so many moves. */
  at = $state(0)
  viewer = $state<Viewer>('all')
  playing = $state(false)
  speed = $state(1)
  last = $derived(this.opened?.moves.length ?? 0)
  marks = $derived(this.opened ? marks(this.opened.moments, this.last) : [])
  private readonly rulebook = new Rulebook()
  private readonly frames = new Map<string, Frame[]>()
  private told: Told[] = []
  /** What lies on the table, which may still be on its way to where the time line stands. */
  private shown: Place | null = null
  private fetching = false
  private closed = false

  constructor(
    document: string,
    start: Place,
    private readonly hear: (news: News) => void,
  ) {
    this.rulebook.onready = () => (this.step = 'record')
    this.rulebook.open(document).then(
      (opened) => {
        this.told = opened.moves.map(([seat, move], i) => ({
          n: i + 1,
          kind: 'moved',
          seat,
          move,
          happened: opened.happened[i]!,
        }))
        this.opened = opened
        const { move, viewer } = within(start, opened.moves.length, opened.seats)
        this.at = move
        this.viewer = viewer
        this.show()
      },
      (error: unknown) => {
        this.gone = error instanceof NotByTheRules ? error.refusal : failed
        this.link = 'gone'
      },
    )
  }

  get n(): number {
    return this.at
  }

  get place(): Place {
    return { move: this.at, viewer: this.viewer }
  }

  // --- Going through it ---

  go(move: number): void {
    this.at = Math.max(0, Math.min(move, this.last))
    this.show()
  }

  /** One move on, as it happened, or back. */
  turn(by: 1 | -1): void {
    this.go(this.at + by)
  }

  toMark(by: 1 | -1): void {
    this.go((by === 1 ? after : before)(this.marks, this.at))
  }

  look(viewer: Viewer): void {
    this.viewer = viewer
    this.show()
  }

  play(on: boolean): void {
    if (on && this.at === this.last) this.go(0)
    this.playing = on
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed
  }

  /** The record up to here, for whoever plays on. */
  record = () => this.rulebook.until(this.at)

  // --- Showing it ---

  private show(): void {
    if (this.frame()) this.tell()
    void this.fetch()
  }

  /** Gets the deal that is looked at, and then the next one, before somebody asks for it. */
  private async fetch(): Promise<void> {
    if (this.fetching) return
    this.fetching = true
    for (let deal = this.missing(); deal && !this.closed; deal = this.missing()) {
      const { viewer } = this
      this.frames.set(`${viewer}/${deal}`, await this.rulebook.frames(viewer, deal))
      if (this.frame()) this.tell()
    }
    this.fetching = false
  }

  private missing(): number | null {
    const { deals } = this.opened!
    const here = deals[this.at]!
    const wanted = [here, Math.min(here + 1, deals.at(-1)!)]
    return wanted.find((deal) => !this.frames.has(`${this.viewer}/${deal}`)) ?? null
  }

  private frame(): Frame | undefined {
    const { deals } = this.opened!
    const deal = deals[this.at]!
    return this.frames.get(`${this.viewer}/${deal}`)?.[this.at - deals.indexOf(deal)]
  }

  private tell(): void {
    const { shown, place } = this
    if (this.closed || (shown?.move === place.move && shown.viewer === place.viewer)) return
    const { view, result } = this.frame()!
    const state: State = { table: tableOf(this.opened!, result.finished), view, result, own: NOTHING_OWN }
    const happens = shown?.viewer === place.viewer && shown.move === place.move - 1
    this.shown = place
    this.link = 'open'
    this.hear({
      state,
      events: happens ? [this.told[place.move - 1]!] : this.told.slice(0, place.move),
      first: !happens,
      undone: 0,
      chat: null,
    })
  }

  // --- Nobody can change what has happened ---

  say(): Promise<Answer> {
    return Promise.resolve({ n: this.at })
  }

  takeOver(): void {}

  close(): void {
    this.closed = true
    this.rulebook.close()
  }
}

const failed: Wrong = { message: 'no-rulebook', arguments: {}, rule: null, move: null, deal: null }
