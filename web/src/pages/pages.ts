/** Pages other than the first are loaded when somebody opens them. */
import type { Component } from 'svelte'

type Loaded = { default: Component<{ argument: string }> }

const PAGES: { path: RegExp; load: () => Promise<Loaded> }[] = [
  { path: /^\/t\/([^/]+)$/, load: () => import('./Table.svelte') },
  { path: /^\/m\/([^/]+)$/, load: () => import('./Match.svelte') },
  { path: /^\/fair(?:\/([mt]\/[^/]+))?$/, load: () => import('./Fair.svelte') },
  { path: /^\/replay(?:\/([mt]\/[^/]+))?$/, load: () => import('./Replay.svelte') },
  { path: /^\/desk$/, load: () => import('./Desk.svelte') },
  { path: /^\/learn(?:\/([\w-]+))?$/, load: () => import('./Learn.svelte') },
  { path: /^\/rules(?:\/(\w+))?$/, load: () => import('./Rules.svelte') },
  { path: /^\/tips\/(\w+)$/, load: () => import('./Tips.svelte') },
  { path: /^\/pad(?:\/(\w+))?$/, load: () => import('./Pad.svelte') },
  { path: /^\/tables$/, load: () => import('./Tables.svelte') },
  { path: /^\/matches$/, load: () => import('./Matches.svelte') },
  { path: /^\/statistics$/, load: () => import('./Statistics.svelte') },
  { path: /^\/settings$/, load: () => import('./Settings.svelte') },
]

/** Whether there is such a page, beside the first. */
export const isPage = (path: string) => PAGES.some(({ path: shape }) => shape.test(path))

/** The page of a path, on its way; null for the first page. */
export function pageAt(path: string): { page: Promise<Loaded>; argument: string } | null {
  for (const { path: shape, load } of PAGES) {
    const match = shape.exec(path)
    if (match) return { page: load(), argument: decodeURIComponent(match[1] ?? '') }
  }
  return path === '/' ? null : { page: import('./NoSuchPage.svelte'), argument: path }
}
