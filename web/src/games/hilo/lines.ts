/** Lines and slides of a tableau, as far as they are shown before they are chosen. */
import type { HiloCell } from '../../server/types'

/** The cells (counted from 1) of `row 1`, `column 2`, `diagonal \`, `diagonal /`. */
export function cellsOf(line: string, rows: number, columns: number): number[] {
  const [kind, which] = line.split(' ')
  const cell = (row: number, column: number) => row * columns + column + 1
  if (kind === 'row') return Array.from({ length: columns }, (_, column) => cell(Number(which) - 1, column))
  if (kind === 'column') return Array.from({ length: rows }, (_, row) => cell(row, Number(which) - 1))
  return Array.from({ length: rows }, (_, row) => cell(row, which === '\\' ? row : columns - 1 - row))
}

/** What a slide makes of a tableau that a diagonal has left: cards keep their order within a row, or within a column (H11). */
export function slid(rows: HiloCell[][], way: 'left' | 'down'): string[][] {
  const cards = (line: HiloCell[]) => line.filter((card): card is string => card !== null)
  if (way === 'left') return rows.map(cards)
  const columns = rows[0]!.map((_, column) => cards(rows.map((row) => row[column]!)))
  return columns[0]!.map((_, row) => columns.map((column) => column[row]!))
}
