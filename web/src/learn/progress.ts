/** How far somebody has got in each lesson, remembered on this device. */
import type { Lesson } from './lessons'

export interface Progress {
  /** The note that is shown next. */
  step: number
  /** Where the newcomer has chosen another of the accepted moves: by the number of moves before it. */
  chosen: Record<number, string>
  /** Has been at the end once. */
  done: boolean
}

const KEY = 'atout.lessons'
const NEW: Progress = { step: 0, chosen: {}, done: false }

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

export const progressIn = (name: string): Progress => ({ ...NEW, ...all()[name] })

export function keepProgress(name: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [name]: progress }))
}

export type Standing = 'new' | 'begun' | 'done'

/** A lesson that was begun once more is begun, although it was done before. */
export function standing({ step, done }: Progress, { notes }: Lesson): Standing {
  if (step > 0 && step < notes.length) return 'begun'
  return done ? 'done' : 'new'
}
