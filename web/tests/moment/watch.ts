/**
 * What has moved though somebody else moved something: the cumulative layout shift of the web vitals, in the worst window of five
 * seconds, with a move a second. It leaves out what follows from one’s own moves.
 */
interface Shift extends PerformanceEntry {
  value: number
}
const shifts: Shift[] = []
let moves: { from: number; to: number; own: boolean }[] = []
const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])))

export function watch(): void {
  shifts.length = 0
  moves = []
  observer.observe({ type: 'layout-shift', buffered: false })
}

export async function watched(happens: Promise<void>, own: boolean): Promise<void> {
  const from = performance.now()
  await happens
  await new Promise(requestAnimationFrame)
  moves.push({ from, to: performance.now(), own })
}

export function shifted(): number {
  const moved = moves.map(({ from, to, own }) =>
    own ? 0 : shifts.filter(({ startTime }) => startTime >= from && startTime <= to).reduce((sum, { value }) => sum + value, 0),
  )
  return Math.max(...moved.map((_, i) => moved.slice(i, i + 5).reduce((sum, value) => sum + value, 0)))
}
