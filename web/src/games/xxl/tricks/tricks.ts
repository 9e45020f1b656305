/** What variants with tricks have in common. */
import type { State, TrickCard, XxlView } from '../../../server/types'
import { leads, trickLines } from '../../../text/described'
import { card, cards, colour } from '../../../words/say'
import { list, t } from '../../../words/words.svelte'
import type { Verbs } from '../variant'
import { showTrick } from './stages'

/** A view of a variant with tricks. */
export type InTricks = Extract<XxlView, { table: { trick: TrickCard[] } }>

export const inTricks = { stock: null, tricks: true, show: showTrick } as const

/** `open`: the colours that follow; `lead`: what is asked of whoever leads. */
export function taskInTrick({ table }: InTricks, verbs: Verbs, open: string[], lead: string): string {
  if (!table.trick.length) return lead
  const may = verbs.has('pass') ? '-or-pass' : ''
  return t(`${table.follow ? 'task-follow' : 'task-any'}${may}`, { colour: list(open.map(colour), 'disjunction') })
}

/** The cards of a trick, or who leads. */
export const trickInWords = (state: State, { table }: InTricks): string[] =>
  table.trick.length ? trickLines(state, table.trick, card) : [leads(state, table.leader)]

export const trickInOneBreath = (state: State, { table }: InTricks): string =>
  table.trick.length ? cards(table.trick.map((lies) => lies.card)) : leads(state, table.leader)
