/** A page that shows a table at one moment: no server, no rulebook. Tests put one recorded position after the other on it. */
import { mount, tick } from 'svelte'
import '../../src/base.css'
import { gameCalled } from '../../src/games/games'
import { dress, settings } from '../../src/settings.svelte'
import { begin } from '../../src/words/words.svelte'
import Moment from './Moment.svelte'
import { moment, tell, type Position } from './moment.svelte'

declare global {
  interface Window {
    show(position: Position): Promise<void>
    tell(position: Position): Promise<void>
    set(part: Partial<typeof settings>): void
  }
}

await begin()
dress(document.documentElement)
mount(Moment, { target: document.getElementById('app')! })
window.set = (part) => {
  Object.assign(settings, part)
  dress(document.documentElement)
}
window.show = async (position) => {
  await gameCalled(position.view.game).table.open()
  moment.position = position
  await tick()
  await document.fonts.ready
  await new Promise(requestAnimationFrame)
}
window.tell = async (position) => {
  tell(position)
  await tick()
  await new Promise(requestAnimationFrame)
}
document.documentElement.dataset.ready = 'yes'
