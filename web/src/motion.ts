/** Things move from where they were to where they are. Whatever has a `data-key` is the same thing before and after. */
import { pace } from './settings.svelte'

export type Places = Map<string, DOMRect>
/** From a key to the key of the place that something comes from, or goes to. */
export type Ways = Record<string, string>

const LONG = 260

export function places(root: ParentNode = document): Places {
  const found: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]'))
    found.set(element.dataset.key!, element.getBoundingClientRect())
  return found
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Copies of what is about to disappear, to be sent on their way. */
export function leaving(exits: Ways): HTMLElement[] {
  return Object.keys(exits).flatMap((key) => {
    const element = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (!element) return []
    const copy = element.cloneNode(true) as HTMLElement
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: '0',
      zIndex: '50',
      pointerEvents: 'none',
    })
    copy.dataset.goesTo = exits[key]
    delete copy.dataset.key
    copy.setAttribute('aria-hidden', 'true')
    return [copy]
  })
}

/** Stops whatever is on its way: everything is where it is. */
export function still(): void {
  for (const ghost of document.querySelectorAll('[data-goes-to]')) ghost.remove()
  for (const element of document.querySelectorAll('[data-key]')) for (const one of element.getAnimations()) one.cancel()
}

/** Shows how things came from where they were before. */
export function move(before: Places, origins: Ways = {}, ghosts: HTMLElement[] = []): void {
  const duration = LONG * pace()
  if (!duration) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-key]')) {
    const key = element.dataset.key!
    const was = before.get(key) ?? before.get(origins[key] ?? '')
    const is = element.getBoundingClientRect()
    if (!was || !is.width || !was.width) {
      if (!before.has(key) && before.size) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2 })
      continue
    }
    const [x, y] = [was.left - is.left, was.top - is.top]
    const [w, h] = [was.width / is.width, was.height / is.height]
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(w - 1) < 0.05 && Math.abs(h - 1) < 0.05) continue
    const frames = calm()
      ? [{ opacity: 0.2 }, { opacity: 1 }]
      : [
          { transform: `translate(${x}px, ${y}px) scale(${w}, ${h})`, transformOrigin: '0 0' },
          { transform: 'none', transformOrigin: '0 0' },
        ]
    element.animate(frames, { duration, easing: 'cubic-bezier(.2,.7,.3,1)' })
  }
  for (const ghost of ghosts) sendOff(ghost, duration)
}

function sendOff(ghost: HTMLElement, duration: number): void {
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(ghost.dataset.goesTo ?? '')}"]`)
  document.body.append(ghost)
  const is = ghost.getBoundingClientRect()
  const to = target?.getBoundingClientRect()
  const away =
    to && !calm()
      ? `translate(${to.left + to.width / 2 - is.left - is.width / 2}px, ${to.top + to.height / 2 - is.top - is.height / 2}px) scale(.3)`
      : 'none'
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: away, opacity: 0 },
    ],
    { duration, easing: 'ease-in', fill: 'forwards' },
  ).onfinish = () => ghost.remove()
}
