/** What somebody has set for themselves, remembered on this device. */
import { USUAL_LEVEL } from './server/known'
import type { Level } from './server/types'

/** How much is told in words. */
export type Verbosity = 'brief' | 'normal' | 'full'

/** What concerns one game only is kept here, too (games/own-settings.ts). */
export interface Settings {
  name: string
  theme: 'auto' | 'light' | 'dark'
  contrast: boolean
  cardSize: 'small' | 'medium' | 'large'
  speed: 'slow' | 'normal' | 'fast' | 'none'
  confirm: boolean
  shortcuts: boolean
  playForced: boolean
  sound: boolean
  /** Somebody has been asked whether they want to hear something. */
  soundOffered: boolean
  alertTitle: boolean
  alertIcon: boolean
  alertSound: boolean
  alertNotification: boolean
  /** How many play each game, where somebody has chosen. */
  players: Record<string, number>
  level: Level
  /** Games are told in words, for people who do not see them. */
  textTable: boolean
  verbosity: Verbosity
}

const KEY = 'atout.settings'
const DEFAULTS: Settings = {
  name: '',
  theme: 'auto',
  contrast: false,
  cardSize: 'medium',
  speed: 'normal',
  confirm: false,
  shortcuts: true,
  playForced: false,
  sound: false,
  soundOffered: false,
  alertTitle: true,
  alertIcon: true,
  alertSound: false,
  alertNotification: false,
  players: {},
  level: USUAL_LEVEL,
  textTable: false,
  verbosity: 'normal',
}

function remembered(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    return { ...DEFAULTS, ...kept }
  } catch {
    return DEFAULTS
  }
}

export const settings: Settings = $state(remembered())

export function remember(): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
}

let tempo = 1

/** Lets everything on screen go so many times as fast, for a while. */
export function hasten(times: number): void {
  tempo = times
}

/** How much longer things take on screen than they would at the normal speed. */
export function pace(): number {
  if (settings.textTable) return 0 // words wait for whoever reads them
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return settings.speed === 'none' ? 0 : 1 / tempo
  return { slow: 1.8, normal: 1, fast: 0.45, none: 0 }[settings.speed] / tempo
}

/** What the stylesheet needs to know. */
export function dress(root: HTMLElement): void {
  root.dataset.theme = settings.theme
  root.dataset.contrast = settings.contrast ? 'more' : 'normal'
  root.dataset.size = settings.cardSize
}
