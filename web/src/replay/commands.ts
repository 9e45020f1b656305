/** What keys do in a replay. */
import type { Replaying } from './replaying.svelte'

/** The keys of a slider belong to it while it has the focus. */
const OF_SLIDERS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']

/** Obeys a key; whether there was something to obey. */
export function obey(replaying: Replaying, key: string): boolean {
  switch (key) {
    case ' ':
      replaying.play(!replaying.playing)
      return true
    case 'ArrowRight':
      replaying.turn(1)
      return true
    case 'ArrowLeft':
      replaying.turn(-1)
      return true
    case 'ArrowDown':
      replaying.toMark(1)
      return true
    case 'ArrowUp':
      replaying.toMark(-1)
      return true
    case 'Home':
      replaying.go(0)
      return true
    case 'End':
      replaying.go(replaying.last)
      return true
    case '+':
    case '-':
      replaying.faster(key === '+' ? 1 : -1)
      return true
    case '0':
      replaying.look('all')
      return true
    case '9':
      replaying.look(null)
      return true
  }
  const seat = Number(key)
  if (!replaying.opened?.seats.includes(seat)) return false
  replaying.look(seat)
  return true
}

/** Whether what has the focus needs a key for itself. */
export function isTaken(key: string, focus: Element): boolean {
  if (focus instanceof HTMLSelectElement) return true
  if (key === ' ') return focus.matches('button, a, summary')
  if (!OF_SLIDERS.includes(key)) return false
  return focus.matches('input') || focus.closest('[data-scrolls]') !== null
}
