/** Whose work is part of the client, and under which licence: one text file beside it, made of the packages themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const WEB = fileURLToPath(new URL('../', import.meta.url))

interface Package {
  name: string
  version: string
  license: string
  repository?: string | { url: string }
  dependencies?: Record<string, string>
}

const described = (folder: string) => JSON.parse(readFileSync(join(WEB, folder, 'package.json'), 'utf8')) as Package
const installed = (name: string) => join('node_modules', name)

/** The packages that the client is made of, by name: what it depends on, and what those depend on. */
export function parts(): string[] {
  const found = new Set<string>()
  const add = (folder: string) => {
    for (const name of Object.keys(described(folder).dependencies ?? {})) {
      if (found.has(name) || !existsSync(join(WEB, installed(name), 'package.json'))) continue
      found.add(name)
      add(installed(name))
    }
  }
  add('.')
  return [...found].sort()
}

function notice(name: string): string {
  const folder = installed(name)
  const { version, license, repository } = described(folder)
  const source = typeof repository === 'string' ? repository : repository?.url
  const file = readdirSync(join(WEB, folder)).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file ? readFileSync(join(WEB, folder, file), 'utf8').trim() : ''
  return [`${name} ${version}: ${license}`, ...(source ? [source] : []), ...(text ? ['', text] : [])].join('\n')
}

export function notices(): Plugin {
  return {
    name: 'atout:notices',
    apply: 'build',
    generateBundle() {
      const heading = `The pages of Atout contain work of others, unchanged, under licences of their own. Pyodide contains CPython and its
standard library (PSF-2.0, copyright Python Software Foundation).`
      const source = [heading, ...parts().map(notice)].join(`\n\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', name: 'third-party.txt', source: `${source}\n` })
    },
  }
}
