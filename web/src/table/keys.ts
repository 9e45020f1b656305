/** Keys as shortcuts at a table. */
import { settings } from '../settings.svelte'

/** The key that somebody at a table has pressed as a shortcut; empty while they write, hold a modifier, or look at a dialog. */
export function shortcut(event: KeyboardEvent): string {
  if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey) return ''
  if ((event.target instanceof HTMLInputElement && event.target.type !== 'range') || document.querySelector('dialog[open]'))
    return ''
  return event.key
}
