/** Measures a table as it lies on the screen: nothing beyond the window, nothing on top of another, no words cut off, no target too small. */

const THINGS =
  '.plate, .slot:has(.bar), .pane, .spot, .pile > .card, .mini, .stock .back, .stacked .top, .hand button, .market button, ' +
  '.step, .wanted .chip, .facts > *, .place > .status, .coach, .pair button, .board .icon-button'
/** What must not cover each other. Streets do: their cards lie on each other as on a table. */
const APART =
  '.plate, .slot .bar, .pane, .spot, .pile > .card, .hand button, .market button, .stock .back, .stacked .top, ' +
  '.wanted .chip, .facts > *, .place > .status, .coach, .pair button, .step'
const WORDS =
  '.board .plate, .board .said, .board .name, .board .label, .board .facts > *, .board .words, .board .button, .goal, header h1, ' +
  '.board .pair b, .board .pair small'

export function measure(touch: boolean): string[] {
  const wrong: string[] = []
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    element.getBoundingClientRect().width > 1.5
  const all = (what: string) => [...document.querySelectorAll(what)].filter(shown)
  const box = (element: Element) => element.getBoundingClientRect()
  const root = document.documentElement
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight)
    wrong.push(`scrolls: ${root.scrollWidth} x ${root.scrollHeight}`)
  const main = document.querySelector('main')!
  if (main.scrollHeight > main.clientHeight) wrong.push(`the table is ${main.scrollHeight - main.clientHeight} px too high`)
  const lies = (element: Element) => {
    const { left, right, top, bottom } = box(element)
    return left >= -0.6 && top >= -0.6 && right <= innerWidth + 0.6 && bottom <= innerHeight + 0.6
  }
  const things = all(THINGS)
  for (const thing of things)
    if (!lies(thing))
      wrong.push(`outside: ${name(thing)} ${[box(thing).x, box(thing).y, box(thing).width, box(thing).height].map(Math.round)}`)
  // What lies in different places of the board, and what lies side by side in one, covers nothing else.
  const flat = (element: Element) => {
    const { left, right, top, bottom } = box(element)
    const lift =
      parseFloat(getComputedStyle(element.closest('.can, .cannot, .picked') ?? element).translate.split(' ')[1] ?? '0') || 0
    return [left + 1, right - 1, top + 1 - lift, bottom - 1 - lift]
  }
  const overlap = (a: number[], b: number[]) => a[0]! < b[1]! && b[0]! < a[1]! && a[2]! < b[3]! && b[2]! < a[3]!
  const apart = all(APART)
  const boxes = apart.map(flat)
  for (let i = 0; i < apart.length; i++)
    for (let j = i + 1; j < apart.length; j++)
      if (overlap(boxes[i]!, boxes[j]!) && !apart[i]!.contains(apart[j]!) && !apart[j]!.contains(apart[i]!))
        wrong.push(
          `${name(apart[i]!)} and ${name(apart[j]!)} overlap in ${name(apart[i]!.closest('.other, .centre, .own, .status')!)}`,
        )
  // Words are whole.
  for (const words of all(WORDS))
    if (
      words.scrollWidth > words.clientWidth + 1.5 ||
      (words.scrollHeight > words.clientHeight + 2 && getComputedStyle(words).overflow !== 'visible')
    )
      wrong.push(
        `clipped: ${name(words)} “${words.textContent!.trim().slice(0, 40)}” ${words.scrollWidth}>${words.clientWidth} ${words.scrollHeight}>${words.clientHeight}`,
      )
  for (const slip of all('.place > .status, .coach'))
    if (slip.scrollHeight > slip.clientHeight + 1) wrong.push(`clipped: ${name(slip)} ${slip.scrollHeight}>${slip.clientHeight}`)
  const least = touch ? 44 : 24
  for (const target of all('.playing button, .playing a, .playing select'))
    if (!target.closest('p, aside')) {
      const { width, height } = box(target)
      if (Math.min(width, height) < least - 0.6) wrong.push(`small: ${name(target)} ${width.toFixed(1)} x ${height.toFixed(1)}`)
    }
  return [...new Set(wrong)].slice(0, 6)
}
