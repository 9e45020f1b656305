/** A wooden tone for every card: pitch by value, timbre by colour. Off until somebody turns it on; never says more than the screen. */
import type { Happened, View } from './server/types'
import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** A pentatonic scale: whatever sounds together is a chord. */
const SCALE = [0, 2, 4, 7, 9]
export const pitch = (value: number) => 220 * 2 ** ((12 * Math.floor((value + 1) / 5) + SCALE[(value + 1) % 5]!) / 12)
const OVERTONES: Record<string, number> = { R: 2, O: 2.4, Y: 2.76, G: 3, T: 3.4, B: 3.9, V: 4.2, P: 5 }

function tone(frequency: number, letter: string, delay = 0, loud = 0.18): void {
  if (!context) return
  const start = context.currentTime + delay
  for (const [factor, volume, length] of [
    [1, loud, 0.5],
    [OVERTONES[letter] ?? 3, loud / 3, 0.12],
  ] as const) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    oscillator.frequency.value = frequency * factor
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(volume, start + 0.004)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(start)
    oscillator.stop(start + length)
  }
}

function ready(): boolean {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return true
}

const sounds = (card: string) => card.split('/').map((side) => [pitch(Number(side.slice(1))), side[0]!] as const)

const CADENCE = [
  [0, 4, 7],
  [5, 9, 12],
  [7, 11, 14],
  [0, 4, 7, 12],
]

/** Whether the viewer has just been paid for a bid. */
const madeBid = ({ account }: Happened, view: View): boolean =>
  account?.[view.players.findIndex((player) => player.seat === view.seat)]?.some((line) => line.what === 'bid-made') ?? false

/** What is heard when something happens; `view` is what lies on the table then. */
export function sound(happened: Happened, view: View): void {
  if (!settings.sound || !ready()) return
  const named = happened.card ? [happened.card] : ((happened.cards ?? []) as (string | string[])[]).flat()
  switch (happened.event) {
    case 'trick': {
      const trick = view.game === 'xylotar' ? view.trick.map((played) => played.card) : named
      trick.forEach((card, i) => sounds(card).forEach(([frequency, letter]) => tone(frequency, letter, 0.25 + i * 0.03, 0.08)))
      break
    }
    case 'bid':
      sounds(named[0]!).forEach(([frequency, letter]) =>
        [1, 1.25, 1.5, 2].forEach((factor, i) => tone(frequency * factor, letter, i * 0.11)),
      )
      break
    case 'deal-over':
      if (madeBid(happened, view))
        CADENCE.forEach((chord, i) => chord.forEach((step) => tone(196 * 2 ** (step / 12), 'O', i * 0.28, 0.09)))
      else [0, 4, 7, 12].forEach((step, i) => tone(262 * 2 ** (step / 12), 'G', i * 0.14))
      break
    default:
      named
        .slice(0, 4)
        .forEach((card, i) =>
          sounds(card).forEach(([frequency, letter]) => tone(frequency, letter, i * 0.09, view.game === 'xxl' ? 0.1 : 0.18)),
        )
  }
}

export function bell(): void {
  if (ready()) [0, 5].forEach((step, i) => tone(523 * 2 ** (step / 12), 'T', i * 0.16))
}
