/** A pad that lies open. Whatever is written is kept at once; the rulebook works it out meanwhile, and nobody waits for it. */
import { Rulebook } from '../rulebook/rulebook'
import * as kept from './kept'
import type { Answer, Draft, Line, Pad } from './pad'

const UNDOABLE = 100

let rulebook: Rulebook | null = null
const book = () => (rulebook ??= new Rulebook())

/** Has the rulebook opened before it is asked. */
export const prepare = () => void book()

export class OpenPad {
  pad: Pad = $state.raw(null!)
  /** Whether this browser keeps what is written. */
  isKept = $state(true)
  /** Whether the rulebook could not be opened: there is no connection, and it was not here yet. */
  isStuck = $state(false)

  constructor(pad: Pad) {
    this.pad = pad
    this.reckon()
    if (!this.answer?.result.finished) prepare()
  }

  /** The rulebook's answer to the lines as they stand, or null while it works. */
  get answer(): Answer | null {
    return this.pad.answered === JSON.stringify(this.pad.lines) ? this.pad.answer : null
  }

  write(index: number, line: Line): void {
    this.change(index < this.pad.lines.length ? this.pad.lines.with(index, line) : [...this.pad.lines, line])
  }

  removeLine(index: number): void {
    this.change(this.pad.lines.toSpliced(index, 1))
  }

  get canUndo(): boolean {
    return this.pad.past.length > 0
  }

  undo(): void {
    this.keep({ lines: this.pad.past.at(-1)!, past: this.pad.past.slice(0, -1), draft: null })
    this.reckon()
  }

  draft(draft: Draft | null): void {
    this.keep({ draft })
  }

  rename(players: string[]): void {
    this.keep({ players })
    kept.rememberNames(this.pad.game, players)
  }

  /** Takes over what another window has written. */
  follow(pad: Pad): void {
    this.pad = pad
  }

  private change(lines: Line[]): void {
    this.keep({ lines, past: [...this.pad.past, this.pad.lines].slice(-UNDOABLE), draft: null })
    this.reckon()
  }

  private keep(changes: Partial<Pad>): void {
    this.pad = { ...this.pad, ...changes, changed: Date.now() }
    this.isKept = kept.save(this.pad)
  }

  reckon(): void {
    if (this.answer) return
    const { game, players, options, dealer, lines } = this.pad
    book()
      .keepScore(game, players.length, options, dealer, lines)
      .then(
        (answer) => {
          this.isStuck = false
          if (this.pad.lines === lines) this.keep({ answer, answered: JSON.stringify(lines) })
        },
        () => {
          this.isStuck = true
          rulebook?.close()
          rulebook = null
        },
      )
  }
}
