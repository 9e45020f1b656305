/** Who sits where around the table, as the viewer sees it. */
import type { Seat } from '../server/types'

/** The others as they sit, clockwise from the viewer's left; everybody, for somebody who only watches. */
export function around(seats: readonly Seat[], viewer: Seat | null): Seat[] {
  if (viewer === null) return [...seats]
  const at = seats.indexOf(viewer)
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}
