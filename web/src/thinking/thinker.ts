/** Thinks, apart from the page and from the rulebook: search may take its time without holding either up. */
import { modules } from 'virtual:search'
import { Search, type Question } from './search'

const searches = new Map<string, Promise<Search>>()

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

onmessage = async (message: MessageEvent<{ number: number; question: Question }>) => {
  const { number, question } = message.data
  try {
    postMessage({ number, thought: (await searchOf(question.kind)).think(question) })
  } catch (error) {
    postMessage({ number, failed: String(error) })
  }
}
