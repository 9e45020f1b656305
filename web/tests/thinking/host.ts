/**
 * Search as the browser has it, for whoever compares it with the same search elsewhere: a question a line in, what came of it a line
 * out. `node host.ts` in Node 24 (tests/bots/test_search_in_the_browser.py, benchmarks/browser.py).
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Search, type Question } from '../../src/thinking/search.ts'

/** Milliseconds of processor time. */
const worked = () => process.cpuUsage().user / 1000

const modules = new Map<string, WebAssembly.Module>()
const kept = new Map<string, Search>()

for await (const line of createInterface({ input: process.stdin })) {
  const { file, question, afresh } = JSON.parse(line) as { file: string; question: Question; afresh: boolean }
  if (!modules.has(file)) modules.set(file, new WebAssembly.Module(readFileSync(file)))
  const search = afresh || !kept.has(file) ? new Search(modules.get(file)!) : kept.get(file)!
  kept.set(file, search)
  const begun = worked()
  search.imagine(question)
  const imagined = worked()
  const { worlds } = search.thought()
  if (worlds) search.simulate(question.simulations)
  const simulated = worked()
  const hash = (place: string) => createHash('sha256').update(search.bytes(place)).digest('hex')
  const answer = { ...search.thought(), hash: hash('thought'), dice: hash('dice') }
  console.log(JSON.stringify({ answer, imagine: imagined - begun, simulate: simulated - imagined }))
}
