/** The streets that lie before a player. */
import type { StreetsTable } from '../../../server/types'

/** As they were laid, three cards each, the lowest first. */
export function streetsOf({ streets }: StreetsTable, player: number): string[][] {
  const laid = streets[player]!
  return laid.flatMap((_, i) => (i % 3 ? [] : [laid.slice(i, i + 3)]))
}
