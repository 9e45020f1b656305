/** Words in a place of fixed size: what does not fit is written smaller, step by step. */
import type { Attachment } from 'svelte/attachments'

const STEPS = ['', 'small', 'smaller', 'smallest']

/** What has `data-whole` may not be cut off either. */
const isWhole = (element: Element) =>
  element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth

/** `depends`: what the words are made of; they are measured again when it changes, and when the place does. */
export const fitting =
  (depends: () => unknown): Attachment<HTMLElement> =>
  (element) => {
    const fit = () => {
      for (const step of STEPS) {
        element.dataset.fits = step
        if ([element, ...element.querySelectorAll('[data-whole]')].every(isWhole)) return
      }
    }
    $effect(() => {
      depends()
      fit()
    })
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    const frame = requestAnimationFrame(fit)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }
