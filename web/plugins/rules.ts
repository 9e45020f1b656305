import { readFileSync } from 'node:fs'
import MarkdownIt from 'markdown-it'
import type { Plugin } from 'vite'

/** A section of a page for players: what it shows and, in the rules of a game, which numbered rules it explains. */
export interface Section {
  id: string
  title: string
  /** The rules as they stand in the heading: `X8–X13`; nothing in tips. */
  range: string
  rules: string[]
  html: string
}

const PAGE = /\/docs\/(rules|tips)\/\w+\/\w+\.md$/
const markdown = new MarkdownIt({ typographer: false })

/**
 * A text as a page shows it. Links to other pages for players lead to where they are in the client; links to other
 * documents are no links there. A quotation that begins
 * with bold words and a rule, '**The rulebook is silent (X17).**', is a ruling: it has a look and an address, `#ruling-X17`.
 * The picture of a position becomes a place where the client draws it itself.
 */
export function shown(text: string): string {
  return markdown
    .render(text)
    .replace(/href="\.\.\/\.\.\/(rules|tips)\/\w+\/(\w+)\.md"/g, 'href="/$1/$2"')
    .replace(/<a href="[^"]*\.md">(.*?)<\/a>/g, '$1')
    .replace(
      /<p><img src="\.\.\/positions\/([\w-]+)\.png" alt="([^"]*)"><\/p>/g,
      '<figure data-position="$1"><figcaption>$2</figcaption></figure>',
    )
    .replace(/<blockquote>\n<p>(<strong>[^<]*\(([XHK]\d+)\)\.<\/strong>)/g, '<blockquote class="ruling" id="ruling-$2">\n<p>$1')
}

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
    intro: shown(intro.join('\n')),
    sections: parts.map((part, number) => {
      const [heading, ...body] = part.split('\n')
      const found = /^(.*?)\s*\(([A-Z]\d+[^)]*)\)\s*$/.exec(heading!)
      return {
        id: `s${number + 1}`,
        title: found?.[1] ?? heading!,
        range: found?.[2] ?? '',
        rules: found ? named(found[2]!) : [],
        html: shown(body.join('\n')),
      }
    }),
  }
}

/** The rules on which the pages have a ruling. */
export const ruled = (text: string) => [...shown(text).matchAll(/id="ruling-(\w+)"/g)].map((match) => match[1]!)

/** Pages for players, `docs/rules/fr/hilo.md` or `docs/tips/fr/hilo.md`, are modules: rendered when the client is built. */
export function rules(): Plugin {
  return {
    name: 'atout:rules',
    load(id) {
      return PAGE.test(id) ? `export default ${JSON.stringify(sections(readFileSync(id, 'utf8')))}` : undefined
    },
  }
}
