/** A table in words, as it is read: the same lines stand under the headings and answer questions. */
import type { Seat, State } from '../server/types'
import { nameOf } from '../words/say'
import { t } from '../words/words.svelte'

export interface Part {
  title: string
  lines: string[]
  /** A tableau, cell by cell: read as a table. */
  grid?: string[][]
}

/** Somebody's cards, and how they stand in this round. */
export interface Holding extends Part {
  tally: string
}

export interface Player extends Holding {
  seat: Seat
}

export interface Described {
  /** One's own cards, or those of whom one looks over the shoulder; null for other spectators. */
  own: Holding | null
  table: Part
  others: Player[]
  /** What matters most on the table now, in one breath. */
  gist: string
}

export const labelled = (label: string | number, text: string) => t('labelled', { label, text })

/** `1: red; 2: blue 7` */
export const inARow = (things: string[]) =>
  things.length ? things.reduce((before, after) => t('text-then', { before, after })) : ''

/** `row 1`, `diagonal /` as what it is called, not as what is done to it. */
export const lineName = (name: string) => {
  const [kind, which = ''] = name.split(' ')
  return t(`text-${kind}`, { which })
}

/** Everything that a part says, line by line. */
export const spoken = ({ lines, grid = [] }: Part): string[] => [
  ...grid.map((row, i) => labelled(lineName(`row ${i + 1}`), inARow(row))),
  ...lines,
]

/** Cards of a trick with who has played them, or who leads. */
export function trickLines(state: State, trick: { seat: Seat; card: string }[], inWords: (card: string) => string): string[] {
  return trick.map((lies) => labelled(nameOf(state, lies.seat), inWords(lies.card)))
}

export const leads = (state: State, leader: Seat) =>
  t('leads-now', { name: nameOf(state, leader), you: leader === state.view!.seat ? 'yes' : 'no' })
