/** A line that somebody types becomes an answer, or a move. */
import type { XxlView } from '../server/types'
import type { Seated } from '../table/seated.svelte'
import { t } from '../words/words.svelte'
import { meant } from '../games/xxl/choosing'
import { announcer } from './announcer.svelte'
import * as answers from './answers'
import { describe } from './describe'
import { after, dictionary, questionIn, type Question } from './dictionary'
import { passing, swapped, type Hands } from '../games/xylotar/hands.svelte'
import { ofMove } from './moves'
import { meantMoves, words } from './notation'
import type { Notes } from '../games/xylotar/notes.svelte'
import { handInOrder } from '../games/xxl/in-words'

export interface Desk {
  seated: Seated
  hands: Hands
  notes: Notes
}

export function command(desk: Desk, text: string): void {
  const { seated } = desk
  const question = questionIn(text)
  if (question) return ask(desk, question)
  const message = after(text, 'ask-say')
  if (message && seated.seat !== null && seated.umpire.remote) return void seated.do({ do: 'say', text: message })
  if (noted(desk, text)) return
  const typed = words(text, dictionary())
  if (!typed.length) return
  if (seated.seat === null) announcer.reply([t('text-watching')])
  else if (!exchanged(desk, typed)) move(desk, typed)
}

export function ask(desk: Desk, question: Question): void {
  const { seated, notes } = desk
  const described = describe(seated, notes)
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
      return announcer.reply(handLines(desk) ?? answers.hand(described))
    case 'table':
      return announcer.reply(answers.table(described))
    case 'scores':
      return announcer.reply(answers.scores(seated, described))
    default:
      return announcer.reply(answers[question](seated))
  }
}

/** While hands are put in order, they are what one holds. */
function handLines({ seated, hands }: Desk): string[] | null {
  const view = seated.view!
  if (view.game !== 'xylotar') return null
  const lying = hands.of(view, seated.legal)
  return lying.length ? lying.flatMap((hand) => answers.arranging(seated, hand)) : null
}

/** `note 4 low` writes on a slot of one's own. */
function noted({ seated, notes }: Desk, text: string): boolean {
  const [slot, ...note] = after(text, 'ask-note')?.split(' ') ?? []
  const view = seated.view!
  if (!slot || !/^\d+$/.test(slot) || view.game !== 'xylotar' || view.seat === null) return false
  notes.write(view.seat, Number(slot), note.join(' '))
  announcer.reply([t('text-noted', { slot })])
  return true
}

/** `swap 3 4` exchanges two cards of a hand that is still to be passed on; the server says why not. */
function exchanged({ seated, hands }: Desk, typed: string[]): boolean {
  const view = seated.view!
  if (view.game !== 'xylotar' || view.phase !== 'arrange' || typed[0] !== 'swap') return false
  const [hand] = hands.of(view, seated.legal)
  const [one, other] = typed.slice(1).map(Number)
  const there = (place: number | undefined) => place !== undefined && hand?.cards[place - 1] !== undefined
  if (!hand || !there(one) || !there(other)) return false
  seated.refusal = null
  if (hands.exchange(hand, one!, other!)) {
    const [now] = hands.of(view, seated.legal)
    announcer.reply(answers.arranging(seated, now!))
  } else seated.ask(swapped(hand, one!, other!))
  return true
}

function move({ seated, hands }: Desk, typed: string[]): void {
  const view = seated.view!
  seated.refusal = null
  if (view.game === 'xylotar' && typed[0] === 'arrange' && typed.length < 3) {
    const lying = hands.of(view, seated.legal)
    const hand = lying.find((one) => String(one.receiver) === typed[1]) ?? lying[0]
    if (hand) return seated.propose(passing(hand))
  }
  const said = view.game === 'xxl' ? withCards(view, typed) : typed
  const moves = meantMoves(said, seated.legal)
  if (moves.length === 1) return seated.propose(moves[0]!)
  if (moves.length > 1) return announcer.reply([t('text-which'), ...moves.map((one) => ofMove(one, seated.state!))])
  seated.offer(view.game === 'xxl' ? explained(view, said) : said.join(' '))
}

/** In XXL a number stands for a card of the hand, after `for` for one in the middle; one side is enough where only one card has it. */
function withCards(view: XxlView, typed: string[]): string[] {
  const hand = handInOrder(view)
  const middle = view.variant === 4 ? view.table.middle : []
  const known = [...hand, ...middle]
  return typed.map((word, i) => {
    if (/^\d+$/.test(word) && typed[i - 1] !== 'on') {
      const from = typed[i - 1] === 'for' ? middle : hand
      return from[Number(word) - 1]?.toLowerCase() ?? word
    }
    const cards = known.filter((card) => card.toLowerCase().split('/').includes(word))
    return cards.length === 1 && /\d/.test(word) ? cards[0]!.toLowerCase() : word
  })
}

/** A move of XXL that cannot be made, written so that the server can say why. */
function explained(view: XxlView, said: string[]): string {
  const cards = said.filter((word) => word.includes('/')).map((word) => word.toUpperCase())
  const bare = cards.length > 0 && !said.some((word) => ['on', 'as'].includes(word))
  if (bare && ['play', 'swap', 'street'].includes(said[0]!)) return meant(view, cards)
  return said.join(' ')
}
