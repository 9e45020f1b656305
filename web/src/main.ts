import { mount } from 'svelte'
import App from './App.svelte'
import './base.css'
import { begin } from './words/words.svelte'

await begin()
mount(App, { target: document.getElementById('app')! })
