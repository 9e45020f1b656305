/** A wooden tone for every card: pitch by value, timbre by colour. Off until somebody turns it on; never says more than the screen. */
import { tableOf } from './games/games'
import type { Happened, View } from './server/types'
import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** A pentatonic scale: whatever sounds together is a chord. */
const SCALE = [0, 2, 4, 7, 9]
export const pitch = (value: number) => 220 * 2 ** ((12 * Math.floor((value + 1) / 5) + SCALE[(value + 1) % 5]!) / 12)
const OVERTONES: Record<string, number> = { R: 2, O: 2.4, Y: 2.76, G: 3, T: 3.4, B: 3.9, V: 4.2, P: 5 }

/** One tone: of a pitch, in the timbre of a colour. */
export interface Tone {
  frequency: number
  letter: string
  /** Seconds from now. */
  delay?: number
  loud?: number
}

const LOUD = 0.18

function play({ frequency, letter, delay = 0, loud = LOUD }: Tone): void {
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

/** What a card sounds like: a tone for each of its sides. */
export const tonesOf = (card: string, delay = 0, loud = LOUD): Tone[] =>
  card.split('/').map((side) => ({ frequency: pitch(Number(side.slice(1))), letter: side[0]!, delay, loud }))

/** The cards that something is about. */
export const cardsIn = ({ card, cards }: Happened): string[] => (card ? [card] : ((cards ?? []) as (string | string[])[]).flat())

/** What is heard when something happens, unless a game has a sound of its own for it. */
export function usually(happened: Happened, loud = LOUD): Tone[] {
  const cards = cardsIn(happened)
  if (happened.event === 'deal-over')
    return [0, 4, 7, 12].map((step, i) => ({ frequency: 262 * 2 ** (step / 12), letter: 'G', delay: i * 0.14 }))
  if (happened.event === 'trick') return cards.flatMap((card, i) => tonesOf(card, 0.25 + i * 0.03, 0.08))
  return cards.slice(0, 4).flatMap((card, i) => tonesOf(card, i * 0.09, loud))
}

/** What is heard when something happens; `view` is what lies on the table then. */
export function sound(happened: Happened, view: View): void {
  if (!settings.sound || !ready()) return
  const tones = tableOf(view.game).sounds?.(happened, view) ?? usually(happened)
  tones.forEach(play)
}

export function bell(): void {
  if (ready()) [0, 5].forEach((step, i) => play({ frequency: 523 * 2 ** (step / 12), letter: 'T', delay: i * 0.16 }))
}
