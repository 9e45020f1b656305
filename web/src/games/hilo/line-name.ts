/** What the lines of a tableau are called, and the ways in which one slides together. */
import { t } from '../../words/words.svelte'

export function line(name: string): string {
  const [kind, which] = name.split(' ')
  return t(`line-${kind}`, { which: which ?? '' })
}

export const way = (name: string) => t(`way-${name}`)
