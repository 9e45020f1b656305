/**
 * What screen readers are told. Every announcement is a new paragraph of a live region, so it is heard although its words
 * are those of the last one; what comes quickly is collected into one, so that nothing is skipped.
 */

export interface Said {
  id: number
  text: string
}

/** An answer to something that was asked: it may be read again at leisure. */
export interface Answer {
  id: number
  lines: string[]
  link?: { href: string; text: string } | undefined
}

/** Milliseconds without news after which the collected ones are told, and the longest that they wait. */
const PAUSE = 120
const LONGEST = 500
/** Milliseconds for which a paragraph stays: screen readers have to fetch it. */
const KEPT = 15_000

export class Announcer {
  told = $state.raw<Said[]>([])
  answer = $state.raw<Answer | null>(null)
  /** What was heard last, unasked. */
  last = ''
  private collected: string[] = []
  private since = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0

  /** Something has happened: told when what is being said now has been said. */
  tell(text: string): void {
    if (!text) return
    if (!this.collected.length) this.since = Date.now()
    this.collected.push(text)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), Math.max(0, Math.min(PAUSE, this.since + LONGEST - Date.now())))
  }

  /** Somebody has asked: they want to hear it at once. */
  reply(lines: string[], link?: Answer['link']): void {
    this.answer = { id: ++this.count, lines, link }
  }

  /** Something that is heard anyway, such as an alert: remembered to be repeated. */
  note(text: string): void {
    if (text) this.last = text
  }

  private flush(): void {
    const text = this.collected.join(' ')
    this.collected = []
    this.last = text
    const said = { id: ++this.count, text }
    this.told = [...this.told, said]
    setTimeout(() => (this.told = this.told.filter((one) => one !== said)), KEPT)
  }
}

export const announcer = new Announcer()
