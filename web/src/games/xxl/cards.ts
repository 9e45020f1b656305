/** Cards of XXL as they are written: `Y7/R0`, the higher value first. */
export const valuesOf = (card: string) => card.split('/').map((side) => Number(side.slice(1))) as [number, number]

export function higherFirst(card: string): string {
  const [a, b] = valuesOf(card)
  return (a > b ? card : card.split('/').reverse().join('/')).toUpperCase()
}
