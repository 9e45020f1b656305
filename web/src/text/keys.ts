/**
 * Keys that ask. Alt with a letter works in the command line as well, and in screen readers' reading mode, which keeps single
 * letters for itself; none of these letters is taken by NVDA, JAWS, VoiceOver or Orca together with Alt alone.
 */
import { shortcut } from '../table/keys'
import type { Question } from './dictionary'

export const KEYS: Record<string, Question> = { h: 'hand', t: 'table', s: 'scores', l: 'legal', p: 'last', r: 'repeat' }

export function asked(event: KeyboardEvent): Question | null {
  if (event.altKey) return withAlt(event)
  const question = KEYS[shortcut(event)] ?? null
  return question
}

function withAlt(event: KeyboardEvent): Question | null {
  // the right Alt key writes signs in many languages
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.getModifierState('AltGraph')) return null
  const { target } = event
  if (target instanceof HTMLInputElement && !target.dataset.command) return null
  if (document.querySelector('dialog[open]')) return null
  // with Alt a Mac writes another sign; these letters lie on the same keys everywhere
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.slice(3).toLowerCase()
  return KEYS[letter] ?? null
}

/** How a key is announced: both ways. */
export const keysFor = (question: Question) => {
  const letter = Object.keys(KEYS).find((key) => KEYS[key] === question)
  return letter && `Alt+${letter.toUpperCase()} ${letter.toUpperCase()}`
}
