/** Points at places of the table. A style sheet of its own follows them wherever they go; no table knows that it is pointed at. */
import places from '../../lessons/places.json'

const SELECTORS: Record<string, string> = places

/** `slot-4` is the place `slot-*` with 4 for the star. */
export function selector(place: string): string | null {
  if (SELECTORS[place]) return SELECTORS[place]
  const [kind, ...which] = place.split('-')
  return SELECTORS[`${kind}-*`]?.replaceAll('*', which.join('-')) ?? null
}

const sheet = new CSSStyleSheet()
const POINTED = `outline: 4px dotted var(--ink) !important; outline-offset: 3px !important; border-radius: 10px;`

/** Marks these places, and no others. */
export function pointAt(names: string[]): void {
  const found = names.map(selector).filter((one) => one !== null)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync(found.length ? `:is(${found.join(', ')}) { ${POINTED} }` : '')
}
