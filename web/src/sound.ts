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

const LOUD = 0.15

export interface Partial {
  frequency: number
  loud: number
  /** Seconds until it has died away. */
  length: number
}

/** What a wooden bar sounds of: a warm tone that rings, one above it that tells the colour, and the short knock of the mallet. */
export const partials = ({ frequency, letter, loud = LOUD }: Tone): Partial[] => [
  { frequency, loud, length: 0.45 + 110 / frequency },
  { frequency: frequency * (OVERTONES[letter] ?? 3), loud: loud / 4, length: 0.16 },
  { frequency: frequency * 9.2, loud: loud / 14, length: 0.03 },
]

/** Everything goes through here: bright edges are taken off, and a chord is no louder than a tone. */
let desk: AudioNode | null = null

function deskOf(context: AudioContext): AudioNode {
  if (desk) return desk
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 3200, Q: 0.3 })
  const even = new DynamicsCompressorNode(context, { threshold: -22, knee: 18, ratio: 6, attack: 0.004, release: 0.2 })
  soft.connect(even).connect(context.destination)
  return (desk = soft)
}

function play(tone: Tone): void {
  if (!context) return
  const start = context.currentTime + (tone.delay ?? 0)
  for (const { frequency, loud, length } of partials(tone)) {
    const oscillator = new OscillatorNode(context, { frequency })
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(loud, start + 0.007)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
    oscillator.connect(gain).connect(deskOf(context))
    oscillator.start(start)
    oscillator.stop(start + length)
  }
}

function ready(): boolean {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return true
}

/** A small scale, for whoever has just said that they want to hear something. */
export function greeting(): void {
  if (ready()) ['B2', 'G4', 'Y5', 'R7'].flatMap((card, i) => tonesOf(card, i * 0.13)).forEach(play)
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
