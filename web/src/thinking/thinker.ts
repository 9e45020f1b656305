/** Thinks, apart from the page and from the rulebook: search may take its time without holding either up. */
import { modules } from 'virtual:search'
import { Search, type Question } from './search'

/**
 * Seconds after the start of a worker until its first answer, also where everything is slow; unless the module comes late: it
 * thinks for `LEAST` all the same.
 */
const FIRST = 0.4
const LEAST = 0.15

const searches = new Map<string, Promise<Search>>()
let isFirst = true

async function load(kind: string): Promise<Search> {
  const address = modules[kind]
  if (!address) throw new Error(`no search for ${kind}`)
  return new Search(await WebAssembly.compileStreaming(fetch(address)))
}

/** It is fetched when the first question of its kind comes; what failed is tried again. */
function searchOf(kind: string): Promise<Search> {
  const known = searches.get(kind)
  if (known) return known
  const search = load(kind)
  searches.set(kind, search)
  search.catch(() => searches.delete(kind))
  return search
}

/** Seconds for a question: what it took to get going is taken off the first. */
function time({ seconds }: Question): number {
  if (!isFirst) return seconds
  isFirst = false
  return Math.min(seconds, Math.max(LEAST, FIRST - performance.now() / 1000))
}

onmessage = async (message: MessageEvent<{ number: number; question: Question }>) => {
  const { number, question } = message.data
  try {
    const search = await searchOf(question.kind)
    postMessage({ number, thought: search.think({ ...question, seconds: time(question) }) })
  } catch (error) {
    postMessage({ number, failed: String(error) })
  }
}
