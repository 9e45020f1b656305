/**
 * Makes the pages work without a connection. It knows the files of one build (plugins/offline.ts) and nothing of anybody's
 * matches: whatever lies under /api goes to the server, always.
 *
 * Pages come from the network while there is one, so a stale or broken cache never stands in their way. Files whose names
 * change with their contents come from the cache. A new build waits until no page of the old one is open.
 */

declare const VERSION: string
/** Path and fingerprint: a file that is not exactly the one of this build is not kept. */
declare const FILES: Record<string, string>
declare const PYTHON: Record<string, string>

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Waitable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
    claim(): Promise<void>
  }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waitable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'message', listener: (event: Waitable & { data: Said }) => void): void
}
/** What pages say: the rulebook is wanted; a page whose own script lies there has been opened. */
export type Said = { do: 'keep-python' } | { do: 'take-over'; script: string }

const worker = self as unknown as Worker
const PREFIX = 'atout-'
const OURS = PREFIX + VERSION
const DOCUMENT = '/'
const files = FILES
const python = PYTHON
/** Milliseconds after which a page comes from the cache, because the network is there only in name. */
const PATIENCE = 4000

const named = (path: string) => path.startsWith('/assets/')

/** Puts files into our cache: those of an older build that are the same, the others from the server. */
async function keep(wanted: Record<string, string>): Promise<void> {
  const ours = await caches.open(OURS)
  for (const [path, integrity] of Object.entries(wanted)) {
    if (await ours.match(path)) continue
    const known = named(path) ? await caches.match(path) : undefined
    const options: RequestInit = { integrity, priority: 'low', credentials: 'omit', cache: named(path) ? 'default' : 'no-cache' }
    const file = known ?? (await fetch(path, options))
    if (!file.ok) throw new Error(`${path}: ${file.status}`)
    await ours.put(path, file)
  }
}

/** Takes over what an older build has of the rulebook; it is not fetched for that. */
async function inherit(): Promise<void> {
  const ours = await caches.open(OURS)
  for (const path of Object.keys(python)) {
    const known = await caches.match(path)
    if (known) await ours.put(path, known)
  }
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== OURS) await caches.delete(name)
}

const kept = async (path: string) => {
  try {
    return (await (await caches.open(OURS)).match(path)) ?? (await caches.match(path))
  } catch {
    return undefined // no cache is no reason to show nothing
  }
}

/** A page: as the server has it, or as we have it. */
async function page(request: Request): Promise<Response> {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), PATIENCE)
  try {
    const answer = await fetch(request, { signal: given.signal })
    if (answer.status < 500) return answer
    return (await kept(DOCUMENT)) ?? answer
  } catch {
    return (await kept(DOCUMENT)) ?? fetch(request)
  } finally {
    clearTimeout(timer)
  }
}

/** A file whose name changes with its contents. */
async function asset(path: string, event: Fetching): Promise<Response> {
  const known = await kept(path)
  if (known) return known
  if (!python[path]) return fetch(event.request)
  const answer = await fetch(path, { integrity: python[path], credentials: 'omit' })
  const copy = answer.clone()
  event.waitUntil(
    caches
      .open(OURS)
      .then((ours) => ours.put(path, copy))
      .catch(() => {}),
  )
  return answer
}

/** Any other file of ours. */
async function file(path: string, request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await kept(path)) ?? Response.error()
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keep(files).then(inherit)))

worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())))

worker.addEventListener('message', (event) => {
  const said = event.data
  if (said.do === 'keep-python') event.waitUntil(keep(python).catch(() => {}))
  // The only page that is open is already one of this build: nobody needs the old one any more.
  if (said.do === 'take-over' && said.script in files)
    event.waitUntil(
      worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((open) => {
        if (open.length <= 1) return worker.skipWaiting()
      }),
    )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  if (named(pathname)) event.respondWith(asset(pathname, event))
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname in files) event.respondWith(file(pathname, request))
})
