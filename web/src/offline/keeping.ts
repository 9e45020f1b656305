/** Has the browser keep the pages for use without a connection. Where it cannot, everything goes on as before. */
import type { Said } from './service-worker'

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }
}

const say = (to: ServiceWorker | null, what: Said) => to?.postMessage(what)

/** `script` is one that belongs to this build alone. The rulebook is large: who saves data gets it when it is used. */
export async function keepPages(script: string): Promise<void> {
  const workers = navigator.serviceWorker
  const registration = await workers.register('/service-worker.js', { updateViaCache: 'none' })
  if (!registration) return
  const offer = () => say(registration.waiting, { do: 'take-over', script })
  const watch = () => registration.installing?.addEventListener('statechange', offer)
  registration.addEventListener('updatefound', watch)
  watch()
  offer()
  const { active } = await workers.ready
  if (!navigator.connection?.saveData) say(active, { do: 'keep-python' })
}
