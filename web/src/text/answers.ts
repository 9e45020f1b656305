/** Answers to what people ask at the command line, line by line. */
import { tableOf } from '../games/games'
import { aboutTies, inBrackets } from '../table/account'
import { accountInWords, lineInWords } from '../table/log'
import type { Seated } from '../table/seated.svelte'
import { situation } from '../table/status'
import { lastTrick } from '../table/tricks'
import { card as inWords, nameOf } from '../words/say'
import { printed, t } from '../words/words.svelte'
import { labelled, leads, spoken, trickLines, type Described } from './described'
import { QUESTIONS, type Question } from './dictionary'
import { grouped, kindOfMoves, ofMove } from './moves'

/** How many lines of the log an answer has. */
const LINES = 12

export function hand({ own }: Described): string[] {
  return own ? spoken(own) : [t('text-no-cards')]
}

export const table = (described: Described): string[] => spoken(described.table)

/** The totals, best first, and how everybody stands in this round. */
export function scores(seated: Seated, { own, others }: Described): string[] {
  const { view, result } = seated.state!
  const totals = view!.players
    .map((player, i) => ({ ...player, total: result!.totals[i] ?? 0, place: result!.places[i] ?? 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ seat, total }) => labelled(nameOf(seated.state!, seat), printed(total)))
  const mine = own && view!.seat !== null ? [labelled(nameOf(seated.state!, view!.seat), own.tally)] : []
  const now = [...mine, ...others.map(({ title, tally }) => labelled(title, tally))]
  const why = accountInWords(seated.state!, result!.deals.at(-1)?.account)
  const tie = aboutTies(result!, (seat) => nameOf(seated.state!, seat))
  const last = [...(why.length ? [t('text-last-round'), ...why] : []), ...(tie ? [inBrackets(tie)] : [])]
  return [t('text-rounds-over', { count: result!.deals.length }), ...totals, ...last, t('text-this-round'), ...now]
}

/** Every move; of many of a kind only how many they are. */
export function legal(seated: Seated): string[] {
  const moves = seated.legal
  const state = seated.state!
  if (!moves.length) return [seated.seat === null ? t('watching') : situation(seated)]
  const listed = grouped(moves).flatMap(({ verb, moves: own, many }) =>
    many ? [kindOfMoves(verb, own.length, state)] : own.map((move) => ofMove(move, state)),
  )
  return [t('text-moves-count', { count: moves.length }), ...listed]
}

/** The last trick; where there are none, what has happened since one's own last move. */
export function last(seated: Seated): string[] {
  const trick = lastTrick(seated.log)
  if (trick) {
    const you = trick.taker === seated.seat ? 'yes' : 'no'
    const took = t('took', { name: nameOf(seated.state!, trick.taker), you })
    return [`${t('last-trick')}.`, ...trickLines(seated.state!, trick.cards, inWords), took]
  }
  const mine = seated.log.findLastIndex((line) => line.happened?.seat === seated.seat && seated.seat !== null)
  const since = sentences(seated, mine < 0 ? 0 : mine)
  return since.length ? since : [t('log-empty')]
}

export function log(seated: Seated): string[] {
  const lines = sentences(seated, 0)
  return lines.length ? lines : [t('log-empty')]
}

const sentences = (seated: Seated, from: number) =>
  seated.log
    .slice(from)
    .map((line) => lineInWords(seated.state!, line, seated.seat))
    .filter(Boolean)
    .slice(-LINES)

/** Whose turn it is, who leads, and who sits here. */
export function who(seated: Seated): string[] {
  const state = seated.state!
  const view = state.view!
  const players = state.table.seats.map((chair) => {
    const marks = [
      chair.seat === seated.seat ? t('this-is-you') : '',
      chair.bot ? t(`level-${chair.bot}`) : '',
      chair.away_since ? t('away') : '',
      view.to_act.includes(chair.seat) ? t('to-move') : '',
    ].filter(Boolean)
    return labelled(t('seat-number', { seat: chair.seat }), [nameOf(state, chair.seat), ...marks].join(', '))
  })
  const leader = tableOf(view.game).leader?.(view) ?? null
  const leading = leader === null ? [] : [leads(state, leader)]
  return [(seated.mine ? `${t('your-turn')}. ` : '') + situation(seated), ...leading, ...players]
}

/** What a question asks for. Where there are no tricks, `last` is about the last turns. */
export function labelOf(question: Question, seated: Seated): string {
  const view = seated.view!
  const tricks = tableOf(view.game).inTricks(view)
  return t(question === 'last' && !tricks ? 'answers-since' : `answers-${question}`)
}

export const help = (seated: Seated): string[] => [
  t('text-help'),
  t(`text-help-${seated.state!.table.game}`),
  t('text-help-questions'),
  ...QUESTIONS.map((question) => labelled(t(`ask-${question}`), labelOf(question, seated))),
  labelled(t('ask-say'), t('answers-say')),
  ...(tableOf(seated.state!.table.game).help?.() ?? []),
  t('text-help-keys'),
]

/** What the game is about, and where its rules stand. */
export function rules(seated: Seated): { lines: string[]; link: { href: string; text: string } } {
  const { view, table } = seated.state!
  const part = tableOf(table.game).part?.(view!)
  return {
    lines: [part?.goal ?? t(`about-${table.game}`)],
    link: {
      href: `/rules/${table.game}${part ? `#${part.anchor}` : ''}`,
      text: t('rules-of', { game: t(`game-${table.game}`) }),
    },
  }
}
