/** Playing again: who comes along, and how one gets to the table where that happens. */
import { go } from '../router.svelte'
import type { Chair, Seat, TableInfo } from '../server/types'
import type { Seated } from './seated.svelte'

/** The people of a table; bots are always ready. */
export const people = ({ seats }: TableInfo): Chair[] => seats.filter((chair) => chair.kind === 'person')

/** Whether these people are there, and everybody else need not be asked. */
export const allThere = (table: TableInfo): boolean => people(table).every((chair) => chair.away_since === null)

/** Who starts by themselves when all are there: one of those who are, and always the same one. */
export const starter = (table: TableInfo): Seat | undefined => people(table).find((chair) => chair.away_since === null)?.seat

/** Says that one plays again, and goes where. A refusal stays with `seated`, for whoever shows it. */
export async function playAgain(seated: Seated): Promise<void> {
  const table = seated.state!.table
  const isReady = seated.seat !== null && table.ready.includes(seated.seat)
  if (!isReady) {
    const answer = await seated.do({ do: 'rematch' })
    if (answer?.code) return go(`/t/${answer.code}`)
    if (seated.refusal?.message !== 'rematch-made') return
    seated.refusal = null
  }
  const code = seated.state!.table.rematch
  if (code) go(`/t/${code}`)
}

/** The same, but nobody starts before the host has changed what they want to change. */
export async function playOtherwise(seated: Seated, command: (code: string) => Promise<unknown>): Promise<void> {
  const table = seated.state!.table
  const answer = table.rematch ? { code: table.rematch } : await seated.do({ do: 'rematch' })
  const code = answer?.code ?? seated.state!.table.rematch
  if (!code) return
  await command(code).catch(() => {}) // it may have begun already: then that is what one comes to
  go(`/t/${code}`)
}
