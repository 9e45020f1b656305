/** What makes a page installable: icons of every size, drawn from our own, and a manifest in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { bars, draw, png } from './drawing.ts'

const HERE = fileURLToPath(new URL('../', import.meta.url))
const { size: SIZE, bars: BARS } = bars(readFileSync(`${HERE}public/icon.svg`, 'utf8'))
const [GROUND, ...FRONT] = BARS as [(typeof BARS)[0], ...typeof BARS]
/** Devices cut a maskable icon into a shape of theirs: four fifths of its width are safe, and our bars reach into the corners. */
const SAFE = 0.72

const plain = (pixels: number) => png(draw(BARS, pixels, pixels / SIZE, 0), pixels)

/** The ground goes to the edge, and the rest is drawn smaller. */
function filled(pixels: number, share: number): Buffer {
  const scale = (pixels / SIZE) * share
  const offset = (pixels * (1 - share)) / 2
  const ground = { ...GROUND, x: -SIZE, y: -SIZE, width: 3 * SIZE, height: 3 * SIZE, radius: 0 }
  return png(draw([ground, ...FRONT], pixels, scale, offset), pixels)
}

export const ICONS: Record<string, () => Buffer> = {
  'icons/192.png': () => plain(192),
  'icons/512.png': () => plain(512),
  'icons/maskable-512.png': () => filled(512, SAFE),
  'icons/apple-touch-icon.png': () => filled(180, 0.9),
}

const WORDS = `${HERE}../src/atout/words/`
const LANGUAGES = readdirSync(WORDS).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? [])
/** Pages that a device offers beside the first one. */
const SHORTCUTS = { pad: 'pad', rules: 'nav-rules', tables: 'nav-tables', matches: 'nav-matches' }

export function manifest(language: string): object {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(`${WORDS}${language}.ftl`, 'utf8')))
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!)
  return {
    id: '/',
    name: 'Atout',
    short_name: 'Atout',
    description: say('app-description'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#17454b',
    theme_color: '#17454b',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: Object.entries(SHORTCUTS).map(([page, name]) => ({
      name: say(name),
      url: `/${page}`,
      icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}

export function installable(): Plugin {
  return {
    name: 'atout:installable',
    apply: 'build',
    generateBundle() {
      for (const [fileName, make] of Object.entries(ICONS)) this.emitFile({ type: 'asset', fileName, source: make() })
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifest(language), null, 2)
        this.emitFile({ type: 'asset', fileName: `manifest/${language}.webmanifest`, source })
      }
    },
  }
}
