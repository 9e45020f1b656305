/** What was laid in this deal, from the log. */
import type { Line } from '../../table/seated.svelte'

/** What was laid in the deal that is going on, as far as the log remembers it: on one pile, and by column. */
export function played(log: readonly Line[]): { pile: string[]; columns: Record<number, string[]> } {
  let pile: string[] = []
  let columns: Record<number, string[]> = {}
  for (const { happened } of log) {
    if (happened?.event === 'deal-over') {
      pile = []
      columns = {}
    } else if (happened?.event === 'play') {
      const card = (happened.cards as string[] | undefined)?.[0]
      if (!card) continue
      pile.push(card)
      if (happened.column) (columns[happened.column] ??= []).push(card)
    }
  }
  return { pile, columns }
}
