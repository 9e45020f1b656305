/** A part of a game that is loaded when somebody needs it, and at hand from then on. */
export class Later<Part> {
  private part: Part | undefined
  private coming: Promise<Part> | undefined

  constructor(private readonly load: () => Promise<Part>) {}

  /** Whoever asks again after a failure, tries again. */
  open(): Promise<Part> {
    this.coming ??= this.load().then(
      (part) => (this.part = part),
      (error: unknown) => {
        this.coming = undefined
        throw error
      },
    )
    return this.coming
  }

  /** For those who are there because it has been opened. */
  get here(): Part {
    if (this.part === undefined) throw new Error('open this part of the game first')
    return this.part
  }
}
