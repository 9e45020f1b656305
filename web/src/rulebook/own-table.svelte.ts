/** A table at one's own desk: the rulebook is the umpire, the others are bots. No server is asked. */
import type { Refusal, Seat, State, Told } from '../server/types'
import { settings } from '../settings.svelte'
import { Thinking } from '../thinking/thinking'
import type { Answer, News, Umpire } from '../table/umpire'
import { keep, type LaidOut } from './laid-out'
import { refusalOf, Rulebook, type Moved, type Now, STALE } from './rulebook'
import { NOTHING_OWN, tableHere } from './table-info'

export class OwnTable implements Umpire {
  readonly remote = false
  link = $state<'connecting' | 'open' | 'gone'>('connecting')
  gone = $state.raw<Refusal | null>(null)
  waiting = $state(0)
  n = 0
  readonly seat: Seat
  private readonly rulebook = new Rulebook()
  private readonly thinking = new Thinking()
  private closed = false

  constructor(
    private readonly match: LaidOut,
    private readonly hear: (news: News) => void,
  ) {
    this.seat = match.seat
    this.rulebook.begin(JSON.stringify(match.record), match.seat, match.bots).then(
      (now) => {
        this.link = 'open'
        this.tell(now)
        return this.goOn(now)
      },
      (error: unknown) => {
        this.gone = refusalOf(error)
        this.link = 'gone'
      },
    )
  }

  async say(command: Record<string, unknown>): Promise<Answer> {
    if (command.do !== 'move') return { n: this.n } // there is nobody else whom it would concern
    this.waiting++
    try {
      if (command.version !== this.n) throw STALE
      const moved = await this.rulebook.play(this.seat, command.move as string)
      this.tell(moved)
      void this.goOn(moved)
      return { n: this.n }
    } catch (error) {
      throw refusalOf(error)
    } finally {
      this.waiting--
    }
  }

  /** What follows without a decision of ours: the bots' moves, and our own where there is only one and we want that. */
  private async goOn(now: Now): Promise<void> {
    for (let next: Now | null = now; next && !this.closed;) {
      next = await this.following(next)
      if (next) this.tell(next)
    }
    if (!this.closed) keep({ ...this.match, record: await this.rulebook.record() })
  }

  private async following({ view: { legal } }: Now): Promise<Moved | null> {
    if (settings.playForced && legal.length === 1) return this.rulebook.play(this.seat, legal[0]!)
    const move = await this.rulebook.bot()
    return move && 'question' in move ? this.rulebook.thought(await this.thinking.think(move.question)) : move
  }

  private tell(now: Now | Moved): void {
    if (this.closed) return
    this.n = now.moves
    const { game, options, players } = now.view
    const state: State = {
      table: tableHere({ game, options, players, bots: this.match.bots, finished: now.result.finished }),
      view: now.view,
      result: now.result,
      own: NOTHING_OWN,
    }
    const events: Told[] = 'moved' in now ? [{ n: this.n, kind: 'moved', ...now.moved }] : []
    this.hear({ state, events, first: !('moved' in now), undone: 0, chat: null })
  }

  /** The match so far. */
  record = () => this.rulebook.record()

  takeOver(): void {}

  close(): void {
    this.closed = true
    this.thinking.close()
    this.rulebook.close()
  }
}
