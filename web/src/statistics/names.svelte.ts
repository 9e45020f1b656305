/** Who is who: one person under two names, and who does not count. Remembered in this browser. */
import type { Figures, Names } from './types'

const KEY = 'atout.statistics'

interface Chosen {
  names: Names
  bots: boolean
}

const remembered = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>
export const chosen = $state<Chosen>({ names: remembered.names ?? {}, bots: remembered.bots ?? false })

export function remember(): void {
  localStorage.setItem(KEY, JSON.stringify(chosen))
}

/** Everybody in these matches who is not a bot, by the names that stand there, with the number of matches. */
export function namesIn(figures: Figures[]): { name: string; matches: number }[] {
  const counts = new Map<string, Set<string>>()
  for (const match of figures)
    match.players.forEach((name, i) => {
      if (!match.bots?.[i]) counts.set(name, (counts.get(name) ?? new Set()).add(match.match))
    })
  return [...counts]
    .map(([name, matches]) => ({ name, matches: matches.size }))
    .sort((a, b) => b.matches - a.matches || a.name.localeCompare(b.name))
}

/** Who somebody could be: those with a name of their own whom they, under whatever name, have never met at a table. */
export function couldBe(name: string, figures: Figures[], names: Names): string[] {
  const called = (other: string) => (other in names ? names[other] : other)
  const everybody = namesIn(figures).map((one) => one.name)
  const own = new Set(everybody.filter((other) => other === name || called(other) === name))
  const met = new Set<string>()
  for (const match of figures) {
    const there = match.players.filter((_, i) => !match.bots?.[i])
    if (there.some((one) => own.has(one))) for (const one of there) if (!own.has(one)) met.add(called(one) ?? one)
  }
  return everybody.filter((other) => other !== name && called(other) === other && !met.has(other))
}
