/** Where a record comes from: a match of the server, the match of a table, or a file. */
import { recordOf } from '../server/api'

export interface Source {
  /** The record, as it was written. */
  document: string
  /** The page that shows it, without a place in it. */
  page: string
  /** Others can open it by its address. */
  hasLink: boolean
  /** Under which notes were taken while it was played. */
  table: string
  name: string
}

/** More than any record of a match has, by far. */
const LARGEST = 8_000_000
const KEY = 'atout.replay'

/** What a page is about: `m/share`, `t/code`, or nothing, for what was opened from a file. */
export async function sourceOf(argument: string): Promise<Source | null> {
  const [kind, name] = argument.split('/')
  if (!name) return keptFile()
  const page = `/replay/${kind}/${encodeURIComponent(name)}`
  return { document: await recordOf(kind!, name), page, hasLink: true, table: kind === 't' ? name : '', name }
}

/** A file, or null if it is so large that it is none of ours. */
export async function opened(file: File): Promise<Source | null> {
  return file.size > LARGEST ? null : fromText(await file.text(), file.name)
}

/** A record that is only here. It is kept as long as this window is open, so that one can come back to it. */
export function fromText(document: string, name: string): Source {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ document, name }))
  } catch {
    // then it is gone when the page is loaded again
  }
  return fileOf(document, name)
}

const fileOf = (document: string, name: string): Source => ({ document, page: '/replay', hasLink: false, table: '', name })

function keptFile(): Source | null {
  const kept = sessionStorage.getItem(KEY)
  if (!kept || !location.search) return null
  const { document, name } = JSON.parse(kept) as { document: string; name: string }
  return fileOf(document, name)
}

/** Gives somebody a record as a file. */
export function save(document: string, name: string): void {
  const link = window.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([document], { type: 'application/json' }))
  link.download = name.endsWith('.json') ? name : `${name}.atout.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
