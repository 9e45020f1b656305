/** The address says which page is shown. */

let path = $state(location.pathname)
let hash = $state(location.hash)

addEventListener('popstate', () => {
  path = location.pathname
  hash = location.hash
})

export const here = () => path
export const fragment = () => hash

export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address)
  path = location.pathname
  hash = location.hash
  scrollTo(0, 0)
}

/** Links inside of Atout change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
