/** Measures a table as it lies on the screen: nothing beyond the window, nothing on top of another, no words cut off, no target too small. */

const THINGS =
  '.plate, .slot:has(.bar), .pane, .spot, .pile > .card, .mini, .stock .back, .stacked .top, .hand button, .market button, ' +
  '.step, .wanted .chip, .facts > *, .place > .status, .coach, .pair button, .board .icon-button, .replay .buttons > *'
/** On a sheet of paper that lies on the table one can read on; what everybody waits for is within reach all the time. */
const WITHIN_REACH = 'dialog[open], dialog h2, dialog .icon-button[aria-label], dialog [data-next], dialog .big'
/** What must not cover each other. Streets do: their cards lie on each other as on a table. */
const APART = [
  '.plate, .slot .bar, .pane, .spot, .pile > .card, .hand button, .market button, .stock .back, .stacked .top, ' +
    '.wanted .chip, .facts > *, .place > .status, .coach, .pair button, .step',
  'dialog .who, dialog .score, dialog .why, dialog .total, dialog .place, dialog .podium strong',
  'dialog h2, dialog header .icon-button',
  '.on-board > header :is(h1 > *, .icon-button, .viewer)',
  '.replay .buttons > *',
]
const WORDS =
  '.board .plate, .board .said, .board .name, .board .label, .board .facts > *, .board .words, .board .button, .goal, header h1, ' +
  '.board .pair b, .board .pair small, dialog h2, dialog h3, dialog p, dialog .who, dialog .score, dialog .why, dialog .total, ' +
  'dialog .place, dialog .podium strong, dialog .button'
const TARGETS = ':is(.on-board, dialog[open]) :is(button, a, select, input, summary)'
/** What may be as small as the words that it stands among. */
const AMONG_WORDS = 'p, li, aside, .why, .tie, [data-scrolls]'

type Edges = [left: number, right: number, top: number, bottom: number]

const box = (element: Element) => element.getBoundingClientRect()
const name = (element: Element) =>
  `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`
const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  getComputedStyle(element).clipPath === 'none' &&
  box(element).width > 1.5
const all = (what: string) => [...document.querySelectorAll(what)].filter(isShown)
const rounded = (element: Element) => {
  const { x, y, width, height } = box(element)
  return [x, y, width, height].map(Math.round).join()
}

export function measure(touch: boolean): string[] {
  const wrong = [...tooMuch(), ...outside(), ...covered(), ...clipped(), ...small(touch ? 44 : 24)]
  return [...new Set(wrong)].slice(0, 6)
}

function* tooMuch() {
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) yield `scrolls: ${scrollWidth} x ${scrollHeight}`
  const main = document.querySelector('main')!
  if (main.scrollHeight > main.clientHeight) yield `the table is ${main.scrollHeight - main.clientHeight} px too high`
  for (const dialog of all('dialog[open]'))
    if (dialog.scrollWidth > dialog.clientWidth) yield `the sheet is ${dialog.scrollWidth - dialog.clientWidth} px too wide`
}

function* outside() {
  for (const thing of all(`${THINGS}, ${WITHIN_REACH}`)) {
    const { left, right, top, bottom } = box(thing)
    if (left < -0.6 || top < -0.6 || right > innerWidth + 0.6 || bottom > innerHeight + 0.6)
      yield `outside: ${name(thing)} ${rounded(thing)}`
  }
}

/** Where something lies that may be lifted. */
function flat(element: Element): Edges {
  const { left, right, top, bottom } = box(element)
  const lifted = getComputedStyle(element.closest('.can, .cannot, .picked') ?? element).translate.split(' ')[1]
  const lift = parseFloat(lifted ?? '0') || 0
  return [left + 1, right - 1, top + 1 - lift, bottom - 1 - lift]
}

function* covered() {
  for (const kind of APART) {
    const things = all(kind)
    const edges = things.map(flat)
    for (let i = 0; i < things.length; i++)
      for (let j = i + 1; j < things.length; j++) {
        const [a, b] = [things[i]!, things[j]!]
        if (overlap(edges[i]!, edges[j]!) && !a.contains(b) && !b.contains(a))
          yield `${name(a)} ${rounded(a)} and ${name(b)} ${rounded(b)} overlap`
      }
  }
}

const overlap = (a: Edges, b: Edges) => a[0] < b[1] && b[0] < a[1] && a[2] < b[3] && b[2] < a[3]

function* clipped() {
  for (const words of all(WORDS)) {
    const high = words.scrollHeight > words.clientHeight + 2 && getComputedStyle(words).overflow !== 'visible'
    if (getComputedStyle(words).display !== 'inline' && (words.scrollWidth > words.clientWidth + 1.5 || high))
      yield `clipped: ${cut(words)} “${words.textContent!.trim().slice(0, 40)}”`
  }
  for (const slip of all('.place > .status, .coach')) if (slip.scrollHeight > slip.clientHeight + 1) yield `clipped: ${cut(slip)}`
}

const cut = (words: Element) =>
  `${name(words)} ${words.scrollWidth}>${words.clientWidth} ${words.scrollHeight}>${words.clientHeight}`

function* small(least: number) {
  for (const target of all(TARGETS)) {
    if (target.closest(AMONG_WORDS) && !target.matches('.button, .icon-button')) continue
    const { width, height } = box(target)
    if (Math.min(width, height) < least - 0.6) yield `small: ${name(target)} ${width.toFixed(1)} x ${height.toFixed(1)}`
  }
}
