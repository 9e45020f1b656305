/** A page that shows a table at one moment: no server, no rulebook. Tests put one recorded position after the other on it. */
import { mount, tick } from 'svelte'
import '../../src/base.css'
import { gameCalled } from '../../src/games/games'
import { dress, settings } from '../../src/settings.svelte'
import { begin } from '../../src/words/words.svelte'
import Moment from './Moment.svelte'
import { measure } from './measure'
import { moment, tell, type Position } from './moment.svelte'
import { shifted, watch, watched } from './watch'

declare global {
  interface Window {
    show(position: Position): Promise<void>
    measure: typeof measure
    watch: typeof watch
    watched(position: Position, own: boolean): Promise<void>
    shifted: typeof shifted
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
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
window.measure = measure
window.watch = watch
window.shifted = shifted
window.watched = (position, own) => {
  tell(position)
  return watched(tick(), own)
}
document.documentElement.dataset.ready = 'yes'
