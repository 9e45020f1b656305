/**
 * The rulebook, for tables where one looks at a moment: it was asked before, by whoever has recorded that moment, and says
 * the same here. So replays and lessons are themselves, and need not wait for Python.
 */
import type { Frame, Now, Opened } from '../../src/rulebook/rulebook'
import type { Happened } from '../../src/server/types'

export interface Answers {
  /** What there is to see in a record. */
  opened: Partial<Opened> & { happened: Happened[][] }
  /** The one moment that is looked at. */
  frame: Frame
}

let answers: Answers | null = null
export const answer = (recorded: Answers | null) => (answers = recorded)

export const STALE = { message: 'stale', arguments: {}, rule: null }
export const refusalOf = (error: unknown) => error
export class NotByTheRules extends Error {}

export class Rulebook {
  private readonly known = answers!
  onready = () => {}
  close(): void {}
  open = () => Promise.resolve(this.known.opened)
  /** Whichever moment of its deal it is: no other is looked at. */
  frames = () => Promise.resolve(this.known.opened.deals!.map(() => this.known.frame))
  begin = (record: string): Promise<Now> =>
    Promise.resolve({ ...this.known.frame, moves: (JSON.parse(record) as { moves: unknown[] }).moves.length })
}
