/** What is counted: one's own matches of this server and records from files. Everything is computed here, by the rulebook. */
import { NotByTheRules, Rulebook } from '../rulebook/rulebook'
import { myMatches, recordOf, Refused } from '../server/api'
import type { Finished } from '../server/types'
import { refusal } from '../words/say'
import { t } from '../words/words.svelte'
import { allKept, forget, keep, type Kept } from './kept'
import { chosen } from './names.svelte'
import type { Figures, Together } from './types'

export class Counting {
  kept = $state.raw<Kept[]>([])
  /** What could not be counted, and why. */
  bad = $state.raw<{ name: string; why: string }[]>([])
  /** How many matches are to be read, and how many have been. */
  work = $state({ done: 0, of: 0 })
  ready = $state(false)
  serverAway = $state(false)
  game = $state<string>('all')
  found = $state.raw<Together | null>(null)
  private readonly rulebook = new Rulebook()
  private asked = 0

  async begin(): Promise<void> {
    const kept = await allKept()
    const version = await this.rulebook.figuresVersion()
    this.kept = kept.filter((one) => one.figures.version === version)
    await this.workThrough(
      kept.filter((one) => one.record !== undefined && one.figures.version !== version),
      (one) => this.countFile(one.file!, one.record!, one.figures.at ?? null),
    )
    try {
      const { finished } = await myMatches()
      const known = new Set(finished.map((match) => `server:${match.share}`))
      this.kept = this.kept.filter((one) => one.file !== undefined || known.has(one.key))
      const counted = new Set(this.kept.map((one) => one.key))
      await this.workThrough(
        finished.filter((match) => !counted.has(`server:${match.share}`)),
        (match) => this.countMatch(match),
      )
    } catch {
      this.serverAway = true // what was counted before is still here, and so are files
    }
    this.ready = true
  }

  close(): void {
    this.rulebook.close()
  }

  // --- Reading ---

  async add(files: Iterable<File>): Promise<void> {
    this.bad = []
    await this.workThrough([...files], async (file) => this.countFile(file.name, await file.text(), file.lastModified / 1000))
  }

  async remove(one: Kept): Promise<void> {
    this.kept = this.kept.filter((other) => other !== one)
    await forget(one.key)
  }

  private async workThrough<T>(things: T[], count: (thing: T) => Promise<void>): Promise<void> {
    this.work.of += things.length
    for (const thing of things) {
      await count(thing)
      this.work.done++
    }
    if (this.work.done === this.work.of) this.work = { done: 0, of: 0 }
  }

  private async countFile(name: string, record: string, at: number | null): Promise<void> {
    try {
      const figures: Figures = { ...(await this.rulebook.figures(record)), at }
      await this.take({ key: `file:${figures.match}`, figures, file: name, record })
    } catch (error) {
      this.note(name, error)
    }
  }

  private async countMatch(match: Finished): Promise<void> {
    try {
      const figures = await this.rulebook.figures(await recordOf('m', match.share))
      await this.take({ key: `server:${match.share}`, figures: { ...figures, at: match.finished_at, bots: match.bots } })
    } catch (error) {
      this.note(t('labelled', { label: t(`game-${match.game}`), text: match.players.join(', ') }), error)
    }
  }

  private async take(one: Kept): Promise<void> {
    this.kept = [...this.kept.filter((other) => other.key !== one.key), one]
    await keep($state.snapshot(one))
  }

  private note(name: string, error: unknown): void {
    const said = error instanceof NotByTheRules || error instanceof Refused ? error.refusal : null
    const why = said && (error instanceof Refused || said.message === 'not-finished') ? refusal(said, null) : ''
    this.bad = [...this.bad, { name, why: why || t('stats-not-a-record') }]
  }

  // --- Adding up ---

  /** Adds up what there is now; the last question counts. */
  async addUp(): Promise<void> {
    const number = ++this.asked
    const game = this.game === 'all' ? null : this.game
    const found = await this.rulebook.together(
      this.kept.map((one) => one.figures),
      chosen.names,
      game,
      chosen.bots,
    )
    if (number === this.asked) this.found = found
  }
}
