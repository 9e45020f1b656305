/** A line that somebody types becomes an answer, or a move. */
import type { TextDesk } from '../games/on-table'
import type { Seated } from '../table/seated.svelte'
import { t } from '../words/words.svelte'
import { announcer } from './announcer.svelte'
import * as answers from './answers'
import { describe } from './describe'
import { after, dictionary, questionIn, type Question } from './dictionary'
import { ofMove } from './moves'
import { meantMoves, words } from './notation'

export interface Desk {
  seated: Seated
  /** What the game has of its own at a text table. */
  own: TextDesk | null
}

export function command(desk: Desk, text: string): void {
  const { seated, own } = desk
  const question = questionIn(text)
  if (question) return ask(desk, question)
  const message = after(text, 'ask-say')
  if (message && seated.seat !== null && seated.umpire.remote) return void seated.do({ do: 'say', text: message })
  if (own?.command?.(text)) return
  const typed = words(text, dictionary())
  if (!typed.length) return
  if (seated.seat === null) announcer.reply([t('text-watching')])
  else if (!own?.typed?.(typed)) move(desk, typed)
}

export function ask(desk: Desk, question: Question): void {
  const { seated, own } = desk
  const described = describe(seated, own)
  switch (question) {
    case 'yes':
      if (seated.proposed) void seated.make(seated.proposed)
      return
    case 'no':
      seated.proposed = null
      return
    case 'rules': {
      const { lines, link } = answers.rules(seated)
      return announcer.reply(lines, link)
    }
    case 'repeat':
      return announcer.reply([announcer.last || t('log-empty')])
    case 'hand':
      return announcer.reply(own?.hand?.() ?? answers.hand(described))
    case 'table':
      return announcer.reply(answers.table(described))
    case 'scores':
      return announcer.reply(answers.scores(seated, described))
    default:
      return announcer.reply(answers[question](seated))
  }
}

function move({ seated, own }: Desk, typed: string[]): void {
  seated.refusal = null
  const said = own?.spelled?.(typed) ?? typed
  const moves = meantMoves(said, seated.legal)
  if (moves.length === 1) return seated.propose(moves[0]!)
  if (moves.length > 1) return announcer.reply([t('text-which'), ...moves.map((one) => ofMove(one, seated.state!))])
  seated.offer(own?.refused?.(said) ?? said.join(' '))
}
