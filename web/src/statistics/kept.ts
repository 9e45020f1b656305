/** Figures of matches, kept in this browser, so that a record is counted once. Where nothing can be kept, they last as long as the page. */
import type { Figures } from './types'

export interface Kept {
  /** `server:SHARE`, or `file:` and the match's fingerprint. */
  key: string
  figures: Figures
  /** Of a file: what it was called, and the record, to count it again when figures change. */
  file?: string
  record?: string
}

const SHELF = 'figures'
const memory = new Map<string, Kept>()

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('not kept'))
  })

async function shelf(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('atout.statistics', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(SHELF, { keyPath: 'key' })
  const base = await done(opening)
  const work = base.transaction(SHELF, mode)
  work.oncomplete = () => base.close()
  return work.objectStore(SHELF)
}

export async function allKept(): Promise<Kept[]> {
  try {
    for (const one of await done<Kept[]>((await shelf('readonly')).getAll())) memory.set(one.key, one)
  } catch {
    // a private window: what was counted in this one is all there is
  }
  return [...memory.values()]
}

export async function keep(one: Kept): Promise<void> {
  memory.set(one.key, one)
  await shelf('readwrite')
    .then((open) => done(open.put(one)))
    .catch(() => {})
}

export async function forget(key: string): Promise<void> {
  memory.delete(key)
  await shelf('readwrite')
    .then((open) => done(open.delete(key)))
    .catch(() => {})
}
