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
