/**
 * Things move from where they were to where they are. Whatever has a `data-key` is the same thing before and after.
 *
 * What goes far flies as a copy of itself on a layer above everything, in its own proportions; what only makes room slides where
 * it is. Nothing but transforms and opacity changes, so that the browser lays out nothing meanwhile, and nobody has to wait: the
 * thing itself is where it belongs all the time, and can be tapped.
 */
import { pace } from './settings.svelte'

export type Places = Map<string, DOMRect>
/** From a key to the key of the place that something comes from, or goes to. */
export type Ways = Record<string, string>

const LONG = 280
/** What has moved by less slides; by more, it flies. In pixels. */
const NEAR = 40
const EASE = 'cubic-bezier(.2,.7,.3,1)'

export function places(root: ParentNode = document): Places {
  const found: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]'))
    found.set(element.dataset.key!, element.getBoundingClientRect())
  return found
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where cards of somebody are, if their hand lies there; else where they sit. */
export const handOf = (place: string) => `hand-${place}`

/** What is on its way, and what it must not leave behind. */
const underway = new Map<Animation, HTMLElement | null>()

function go(element: Element, frames: Keyframe[], duration: number, copy: HTMLElement | null = null, easing = EASE): void {
  const animation = element.animate(frames, { duration, easing })
  underway.set(animation, copy)
  const done = () => {
    underway.delete(animation)
    copy?.remove()
  }
  animation.onfinish = done
  animation.oncancel = done
}

/** Stops whatever is on its way: everything is where it is. */
export function still(): void {
  for (const [animation, copy] of underway) {
    animation.cancel()
    copy?.remove()
  }
  underway.clear()
}

/** The layer above the table, with its colours. */
function layer(): HTMLElement {
  const board = document.querySelector<HTMLElement>('.on-board') ?? document.body
  const found = board.querySelector<HTMLElement>(':scope > [data-flying]')
  if (found) return found
  const made = document.createElement('div')
  made.dataset.flying = ''
  made.setAttribute('aria-hidden', 'true')
  board.append(made)
  return made
}

/** A thing as it looks where it lies, to be sent on its way. */
function copyOf(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  const looks = getComputedStyle(element)
  copy.removeAttribute('data-key')
  for (const inner of copy.querySelectorAll('[data-key]')) inner.removeAttribute('data-key')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    padding: looks.padding,
    color: looks.color,
    translate: 'none',
  })
  copy.style.setProperty('--card', looks.getPropertyValue('--card'))
  return copy
}

/** Copies of what is about to disappear, with where they go. */
export function leaving(exits: Ways): [HTMLElement, string][] {
  return Object.entries(exits).flatMap(([key, to]) => {
    const element = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    return element ? [[copyOf(element, element.getBoundingClientRect()), to] as [HTMLElement, string]] : []
  })
}

/** From the middle of one place to the middle of another, in its own proportions. */
function across(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const scale = Math.min(2.5, Math.max(0.25, Math.min(from.width / to.width, from.height / to.height)))
  return `translate(${x}px, ${y}px) scale(${scale})`
}

interface Moved {
  element: HTMLElement
  was: DOMRect
  is: DOMRect
}

/** Shows how things came from where they were before. */
export function move(before: Places, origins: Ways = {}, ghosts: [HTMLElement, string][] = []): void {
  const duration = LONG * pace()
  if (!duration) return
  const { moved, fresh } = compare(before, origins)
  const near = ({ was, is }: Moved) =>
    Math.hypot(was.left - is.left, was.top - is.top) < NEAR && Math.abs(was.width / is.width - 1) < 0.3
  if (calm()) {
    for (const { element } of moved) go(element, [{ opacity: 0.2 }, { opacity: 1 }], duration)
  } else {
    const flying = moved.filter((one) => !near(one))
    const copies = flying.map(({ element, is }) => copyOf(element, is))
    layer().append(...copies)
    flying.forEach(({ element, was, is }, i) => {
      go(copies[i]!, [{ transform: across(was, is) }, { transform: 'none' }], duration, copies[i]!)
      go(element, [{ opacity: 0 }, { opacity: 0 }], duration)
    })
    for (const { element, was, is } of moved.filter(near))
      go(element, [{ transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)` }, { transform: 'none' }], duration)
  }
  for (const element of fresh) go(element, [{ opacity: 0 }, { opacity: 1 }], duration / 2)
  sendOff(ghosts, duration)
}

/** What has moved, and what was not there. All is read before anything is set going. */
function compare(before: Places, origins: Ways): { moved: Moved[]; fresh: HTMLElement[] } {
  const moved: Moved[] = []
  const fresh: HTMLElement[] = []
  for (const element of document.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset.key!
    const origin = origins[key] ?? ''
    const was = before.get(key) ?? before.get(handOf(origin)) ?? before.get(origin)
    const is = element.getBoundingClientRect()
    if (!was?.width || !is.width) {
      if (!before.has(key) && before.size) fresh.push(element)
    } else if (Math.abs(was.left - is.left) + Math.abs(was.top - is.top) >= 2 || Math.abs(was.width / is.width - 1) > 0.05)
      moved.push({ element, was, is })
  }
  return { moved, fresh }
}

/** What has gone flies to whoever got it. */
function sendOff(ghosts: [HTMLElement, string][], duration: number): void {
  const ways = ghosts.map(([ghost, to]) => {
    const target = document.querySelector(`[data-key="${CSS.escape(to)}"]`)?.getBoundingClientRect()
    const { left, top, width, height } = ghost.style
    const from = new DOMRect(parseFloat(left), parseFloat(top), parseFloat(width), parseFloat(height))
    const away = target && !calm() ? across(target, from).replace(/scale\(.*\)/, 'scale(.3)') : 'none'
    return [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: away, opacity: 0 },
    ]
  })
  if (ghosts.length) layer().append(...ghosts.map(([ghost]) => ghost))
  ghosts.forEach(([ghost], i) => go(ghost, ways[i]!, duration * 1.2, ghost, 'cubic-bezier(.5,0,.8,.6)'))
}
