/** Where the client begins: words, settings, then the first page. */
import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { pageAt } from './pages/pages'
import { session } from './server/api'
import { begin } from './words/words.svelte'

// What is needed next is on its way while the words come.
pageAt(location.pathname)?.page.catch(() => {})
if (location.pathname.startsWith('/t/')) session().catch(() => {})
await begin()
mount(App, { target: document.getElementById('app')! })

/** Nobody waits for what comes after the page. */
function later(work: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2000))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  later(() => {
    const script = new URL(import.meta.url).pathname
    import('./offline/keeping').then(({ keepPages }) => keepPages(script)).catch(() => {})
  })
