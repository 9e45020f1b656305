/** What has moved though nobody moved it: the layout shift of the web vitals, move by move. */
interface Shift extends PerformanceEntry {
  value: number
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
interface Seen {
  own: boolean
  shifted: number
  what: string[]
}
let seen: Seen[] = []
let now: Seen | null = null
const named = ({ node, previousRect: was, currentRect: is }: Shift['sources'][number]) =>
  `${node instanceof Element ? node.className : node?.nodeName} ${[was.x, was.y, is.x, is.y].map(Math.round).join()}`
const observer = new PerformanceObserver((list) => note(list.getEntries() as Shift[]))

function note(shifts: Shift[]) {
  for (const { value, sources } of shifts) {
    if (!now) continue
    now.shifted += value
    now.what.push(...sources.map(named))
  }
}

export function watch(): void {
  seen = []
  observer.observe({ type: 'layout-shift', buffered: false })
}

export async function watched(happens: Promise<void>, own: boolean): Promise<void> {
  now = { own, shifted: 0, what: [] }
  seen.push(now)
  await happens
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  note(observer.takeRecords() as Shift[])
}

/**
 * `cumulative`: as the web vitals have it, the worst five seconds, with a move a second, without what follows from one's own moves;
 * `others`: the same of the whole deal; and the worst move, with what it moved.
 */
export function shifted() {
  const theirs = seen.map(({ own, shifted }) => (own ? 0 : shifted))
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const worst = seen.filter(({ own }) => !own).toSorted((a, b) => b.shifted - a.shifted)[0]
  const cumulative = Math.max(...theirs.map((_, i) => sum(theirs.slice(i, i + 5))))
  return { moves: seen.length, cumulative, others: sum(theirs), worst }
}
