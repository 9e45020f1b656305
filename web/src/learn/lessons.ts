/** Lessons are files: a record, and notes on its moves (docs/lessons.md). Whoever puts one into `web/lessons/` has added it. */
import { GAMES } from '../games/games'
import type { Game, Seat } from '../server/types'
import { language } from '../words/words.svelte'

/** The same words in every language. */
export type Text = { en: string } & Record<string, string>

export interface Note {
  /** How many moves have been made when it is shown. */
  at: number
  says: Text
  /** What is pointed at: names of `web/lessons/places.json`. */
  points?: string[]
  rules?: string[]
  /** Moves that it waits for; without any it waits for 'go on'. */
  do?: string[]
  /** What is said when somebody makes another legal move. */
  otherwise?: Text
}

export interface Lesson {
  title: Text
  goal: Text
  minutes: number
  /** Where the newcomer sits. */
  seat: Seat
  record: {
    format: string
    game: Game
    players: string[]
    options: Record<string, unknown>
    deals: object[]
    moves: [Seat, string][]
  }
  notes: Note[]
  learnt: Text[]
}

const files = import.meta.glob<Lesson>('../../lessons/*.lesson.json', { import: 'default' })
const path = (name: string) => `../../lessons/${name}.lesson.json`

/** Game by game, and then whatever else there is. */
const rank = (file: string) => (GAMES.findIndex(({ name }) => file.startsWith(name)) + 1 || GAMES.length + 1) + file
export const LESSONS = Object.keys(files)
  .map((file) => file.slice(path('').indexOf('.lesson'), -'.lesson.json'.length))
  .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))

export const loadLesson = (name: string): Promise<Lesson> | null => files[path(name)]?.() ?? null

export const inWords = (text: Text): string => text[language()] ?? text.en
