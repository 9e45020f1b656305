/** Whether the server can be reached, as far as we know: the browser says so, and every answer that comes or does not. */

const AGAIN = 5000

let answers = $state(true)
let connected = $state(navigator.onLine)
let timer: ReturnType<typeof setTimeout> | undefined

/** What an attempt to reach the server came to. */
export function reached(now: boolean): void {
  answers = now
  clearTimeout(timer)
  if (!now) timer = setTimeout(() => void tryAgain(), AGAIN)
}

async function tryAgain(): Promise<void> {
  if (!navigator.onLine) return reached(false)
  await fetch('/health', { cache: 'no-store' }).then(
    ({ status }) => reached(status < 500),
    () => reached(false),
  )
}

addEventListener('online', () => {
  connected = true
  void tryAgain()
})
addEventListener('offline', () => (connected = false))

/** Why the server cannot be reached, or null where it can. */
export const missing = (): 'offline' | 'offline-server' | null => (!connected ? 'offline' : answers ? null : 'offline-server')
