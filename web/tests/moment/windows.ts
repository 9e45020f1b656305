/**
 * A moment in many windows at once. Each is a frame of exactly its size: what asks for the size of the window (media queries,
 * `dvh`, `innerWidth`) gets that of the frame, so it is laid out as in a window of its own. On the sheet they stand reduced.
 */
import type { Position } from './moment.svelte'

type Size = [width: number, height: number]

/** How high a window is on the sheet. */
const HIGH = 220
/** Below this, in its shorter side, a window is touched. */
const TOUCH = 1000
/** How often what is wrong is looked at again: words that do not fit are still being fitted. */
const AGAIN = 40
const LANGUAGES = ['en', 'fr', 'cs']

declare global {
  interface Window {
    openWindows(sizes: Size[]): Promise<void>
    present(position: Position, turn: number, where: number[]): Promise<Record<string, string[]>>
  }
}

interface Frame {
  size: Size
  within: Window
  figure: HTMLElement
}
let frames: Frame[] = []

function framed(size: Size): Promise<Frame> {
  const [width, height] = size
  const figure = document.createElement('figure')
  figure.innerHTML = '<div><iframe src="./index.html"></iframe></div><figcaption></figcaption>'
  const scale = HIGH / height
  const frame = figure.querySelector('iframe')!
  figure.querySelector('div')!.style.width = `${width * scale}px`
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` })
  document.querySelector('main')!.append(figure)
  return new Promise((resolve) => {
    frame.onload = async () => {
      const within = frame.contentWindow!
      while (!within.document.documentElement.dataset.ready) await new Promise((done) => setTimeout(done, 20))
      resolve({ size, within, figure })
    }
  })
}

window.openWindows = async (sizes) => {
  frames = []
  for (const size of sizes) frames.push(await framed(size))
}

/** What is wrong in which of these windows. The languages go round: in the next turn each window speaks another one. */
window.present = async (position, turn, where) => {
  const shown = where.map((i) => ({ ...frames[i]!, language: LANGUAGES[(i + turn) % LANGUAGES.length]! }))
  await Promise.all(shown.map(({ within, language }) => within.show(position, language)))
  const look = ({ size, within }: Frame) => within.measure(Math.min(...size) < TOUCH)
  const wrong = shown.map(look)
  for (let time = 0; time < AGAIN && wrong.some((found) => found.length); time++) {
    await new Promise((done) => setTimeout(done, 25))
    wrong.forEach((found, i) => found.length && (wrong[i] = look(shown[i]!)))
  }
  const said = shown.map(({ size, language }) => `${size.join(' x ')} ${language}`)
  shown.forEach(({ figure }, i) => {
    figure.className = wrong[i]!.length ? 'wrong' : 'right'
    figure.querySelector('figcaption')!.textContent = [said[i], ...wrong[i]!].join('\n')
  })
  return Object.fromEntries(said.map((name, i) => [name, wrong[i]!]).filter(([, found]) => found!.length))
}
document.documentElement.dataset.ready = 'yes'
