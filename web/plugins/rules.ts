import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import MarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'

/** A section of the rules of a game: what a page shows, and which numbered rules it explains. */
export interface Section {
  id: string
  title: string
  /** The rules as they stand in the heading: `X8–X13`. */
  range: string
  rules: string[]
  html: string
}

const PREFIX = 'virtual:rules/'
const DOCS = fileURLToPath(new URL('../../docs/rules/', import.meta.url))
const markdown = new MarkdownIt({ typographer: false })

/** `X8–X13, X15` names X8, X9 … X13 and X15. */
export function named(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first, last] = part.trim().split('–')
    const letter = first![0]!
    const from = Number(first!.slice(1))
    const to = last ? Number(last.slice(1)) : from
    return Array.from({ length: to - from + 1 }, (_, i) => `${letter}${from + i}`)
  })
}

/** The page of a game, cut at its headings. */
export function sections(text: string): { title: string; intro: string; sections: Section[] } {
  const [head, ...parts] = text.split(/^## /m)
  const [title, ...intro] = head!.trim().split('\n')
  return {
    title: title!.replace(/^# /, ''),
    intro: markdown.render(intro.join('\n')),
    sections: parts.map((part, number) => {
      const [heading, ...body] = part.split('\n')
      const found = /^(.*?)\s*\(([A-Z]\d+[^)]*)\)\s*$/.exec(heading!)
      return {
        id: `s${number + 1}`,
        title: found?.[1] ?? heading!,
        range: found?.[2] ?? '',
        rules: found ? named(found[2]!) : [],
        html: markdown.render(body.join('\n')),
      }
    }),
  }
}

/** `virtual:rules/fr/hilo` is the page docs/rules/fr/hilo.md, rendered when the client is built. */
export function rules(): Plugin {
  return {
    name: 'atout:rules',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const path = `${DOCS}${id.slice(PREFIX.length + 1)}.md`
      this.addWatchFile(path)
      return `export default ${JSON.stringify(sections(readFileSync(path, 'utf8')))}`
    },
  }
}
