/** Telling somebody that it is their turn, in the ways that they have chosen. */
import { settings } from './settings.svelte'
import { bell } from './sound'
import { t } from './words/words.svelte'

const ICON = '/icon.svg'
let asked = false

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')

/** The icon with a dot, drawn on the spot. */
function dotted(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 32 })
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#1c2336'
  pen.fillRect(0, 0, 32, 32)
  pen.fillStyle = '#f45b02'
  pen.beginPath()
  pen.arc(16, 16, 11, 0, 7)
  pen.fill()
  return canvas.toDataURL()
}

export function alert(): void {
  if (document.visibilityState === 'visible' && document.hasFocus()) {
    if (settings.alertSound) bell()
    return
  }
  asked = true
  if (settings.alertTitle) document.title = `● ${t('your-turn')} · Atout`
  if (settings.alertIcon) iconLink()!.href = dotted()
  if (settings.alertSound) bell()
  if (settings.alertNotification && 'Notification' in window && Notification.permission === 'granted') {
    const note = new Notification(t('your-turn'), { body: 'Atout', tag: 'turn', icon: ICON })
    note.onclick = () => {
      focus()
      note.close()
    }
  }
}

/** The usual title and icon, unless somebody who looks elsewhere has still to be told. */
export function calm(title: string): void {
  if (asked && !document.hasFocus()) return
  document.title = title
  if (!asked) return
  asked = false
  iconLink()!.href = ICON
}

/** Asks the browser for permission; false: it was not given. */
export async function permission(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
