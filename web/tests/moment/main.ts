/** A page that shows a table at one moment: no server, no Python. Tests put one recorded position after the other on it. */
import { mount, tick } from 'svelte'
import '../../src/base.css'
import { gameCalled } from '../../src/games/games'
import { keepProgress } from '../../src/learn/progress'
import { inAddress } from '../../src/replay/place'
import { dress, settings } from '../../src/settings.svelte'
import { begin, language, speak } from '../../src/words/words.svelte'
import Moment from './Moment.svelte'
import { measure } from './measure'
import { moment, tell, type AtATable, type Position } from './moment.svelte'
import { answer } from './rulebook'
import { shifted, watch, watched } from './watch'

declare global {
  interface Window {
    show(position: Position, language?: string): Promise<void>
    measure: typeof measure
    watch: typeof watch
    watched(position: AtATable, own: boolean): Promise<void>
    shifted: typeof shifted
    tell: typeof tell
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
window.show = async (position, wanted = language()) => {
  if (wanted !== language()) {
    moment.position = null
    await speak(wanted)
  }
  if (position.kind === 'table') await gameCalled(position.view.game).table.open()
  else {
    answer(position)
    history.replaceState(null, '', position.kind === 'replay' ? inAddress({ move: position.move, viewer: 'all' }) : '?')
    if (position.kind === 'lesson') keepProgress(position.name, { step: position.step, chosen: {}, done: false })
  }
  moment.position = position
  await tick()
  while (!document.querySelector('.board')) await new Promise(requestAnimationFrame)
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}
window.measure = measure
window.watch = watch
window.shifted = shifted
window.tell = tell
window.watched = (position, own) => {
  tell(position)
  return watched(tick(), own)
}
document.documentElement.dataset.ready = 'yes'
