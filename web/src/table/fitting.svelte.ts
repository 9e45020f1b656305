/** Words in a place of fixed size: what does not fit is written smaller, step by step. */
import type { Attachment } from 'svelte/attachments'

const STEPS = ['', 'small', 'smaller', 'smallest']

/** What has `data-whole` may not be cut off either. */
const isWhole = (element: Element) =>
  element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth
const isFitted = (place: HTMLElement) => [place, ...place.querySelectorAll('[data-whole]')].every(isWhole)

/** Places whose words have changed, or that have. */
const changed = new Set<HTMLElement>()
/** The words that were fitted last. */
const fitted = new WeakMap<HTMLElement, string>()

/** All places of a table take each step together: the browser lays out a page once for a step, and not once for a place. */
function fitAll(): void {
  let places = [...changed]
  changed.clear()
  for (const step of STEPS) {
    for (const place of places) place.dataset.fits = step
    places = places.filter((place) => !isFitted(place))
    if (!places.length) return
  }
}

function fit(place: HTMLElement): void {
  if (!changed.size) queueMicrotask(fitAll)
  changed.add(place)
}

/** `depends`: what the words are made of; they are measured again when others stand there, and when the place or the typeface changes. */
export const fitting =
  (depends: () => unknown): Attachment<HTMLElement> =>
  (element) => {
    $effect(() => {
      depends()
      const words = element.textContent
      if (fitted.get(element) === words) return
      fitted.set(element, words)
      fit(element)
    })
    const again = () => fit(element)
    const observer = new ResizeObserver(again)
    observer.observe(element, { box: 'border-box' }) // smaller words have less room around them: that is no other place
    document.fonts.addEventListener('loadingdone', again) // in its own typeface a word is as wide as it is
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }
