/** Private notes on slots: of one deal at one table, on this device only. */
export class Notes {
  private kept = $state<Record<string, string>>({})

  constructor(private readonly key: string) {
    try {
      this.kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string>
    } catch {
      this.kept = {}
    }
  }

  at(seat: number, slot: number): string {
    return this.kept[`${seat}.${slot}`] ?? ''
  }

  write(seat: number, slot: number, text: string): void {
    const key = `${seat}.${slot}`
    if (text) this.kept[key] = text.slice(0, 12)
    else delete this.kept[key]
    localStorage.setItem(this.key, JSON.stringify(this.kept))
  }
}

/** One's own notes on the cards of a round. */
export const notesOf = (code: string, deal: number) => new Notes(`atout.notes.${code}.${deal}`)
