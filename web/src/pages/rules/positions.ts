/** Positions that the rules show: moments of lessons, written by tools/positions.py. */
import { playOn } from '../../rulebook/laid-out'
import type { Seat } from '../../server/types'
import { settings } from '../../settings.svelte'
import { t } from '../../words/words.svelte'

export interface Row {
  kind: 'bars' | 'trick' | 'pile' | 'panes' | 'flags' | 'tags'
  /** `null` is a gap. */
  cards: (string | null)[]
  /** Those that can be chosen now, counted from 0. */
  may: number[]
  /** The highest card of each colour, which the backs of bars tell. */
  highest?: Record<string, number>
}

export interface Position {
  /** The rule that it shows. */
  rule: string
  seat: Seat
  /** What led to it, to play on from. */
  record: { game: string; players: string[] }
  rows: Row[]
}

const FILES = import.meta.glob<Position>('../../../../docs/rules/positions/*.json', { import: 'default' })

export const positionCalled = (name: string): Promise<Position> => FILES[`../../../../docs/rules/positions/${name}.json`]!()

/** The same position at one's own desk, against bots. */
export function tryIt({ record, seat, rule }: Position): void {
  const others = record.players.map((_, i) => i + 1).filter((one) => one !== seat)
  const player = settings.name.trim() || t('learn-you')
  const players = record.players.map((name, i) => (i + 1 === seat ? player : name))
  playOn({
    record: { ...record, players },
    seat,
    bots: Object.fromEntries(others.map((one) => [one, settings.level])),
    from: `/rules/${record.game}#${rule}`,
  })
}
