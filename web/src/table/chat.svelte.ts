/** What is said at a table, as somebody reads it: the messages, which of them are new, and the one that has just come. */
import type { Seat, Spoken, Told } from '../server/types'
import { t } from '../words/words.svelte'

/** What the server offers to say without typing, in the order in which a match needs it. */
export const PHRASES = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'nice-move',
  'well-played',
  'that-was-close',
  'oops',
  'sorry',
  'thanks',
  'play-again',
  'goodbye',
] as const

export const LONGEST_TEXT = 200
const KEPT = 200

/** Entries that are talk, or nothing that concerns us: nothing on the table changes with them. */
export const isTalk = (told: Told) => told.kind === 'said' || told.kind === 'quiet'

/** A message in words: a text as it was written, a phrase in our own language. */
export const wordsOf = (message: Spoken) => message.text ?? t(`phrase-${message.phrase}`)

/** Milliseconds for which a message that has just come is shown beside its speaker. */
export const showing = (text: string) => Math.min(9000, 3500 + 50 * text.length)

export class Chat {
  messages = $state.raw<Spoken[]>([])
  /** Whether the messages are in sight. */
  open = $state(false)
  /** What somebody else has just said, while the messages are not in sight. */
  latest = $state.raw<Spoken | null>(null)
  private read = $state(0)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly own: () => Seat | null) {}

  get unread(): number {
    if (this.open) return 0
    return this.messages.filter((message) => message.n > this.read && message.seat !== this.own()).length
  }

  /** The messages as the server lists them: when we come, when we come back, and when we want to hear others than before. */
  begin(messages: Spoken[], first: boolean): void {
    if (first) this.read = messages.at(-1)?.n ?? 0
    const last = this.messages.at(-1)?.n ?? this.read
    this.messages = messages
    this.show(messages.filter((message) => message.n > last))
  }

  /** What has been said since. */
  hear(events: readonly Told[]): void {
    const last = this.messages.at(-1)?.n ?? 0
    const said = events.filter((told) => told.kind === 'said' && told.n > last) as (Told & Spoken)[]
    if (!said.length) return
    this.messages = [...this.messages, ...said].slice(-KEPT)
    this.show(said)
  }

  look(): void {
    this.open = true
    this.forget()
  }

  lookAway(): void {
    this.read = this.messages.at(-1)?.n ?? this.read
    this.open = false
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private show(said: Spoken[]): void {
    const latest = said.findLast((message) => message.seat !== this.own())
    if (!latest || this.open) return
    this.latest = latest
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.forget(), showing(wordsOf(latest)))
  }

  private forget(): void {
    clearTimeout(this.timer)
    this.latest = null
  }
}
