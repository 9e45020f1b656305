/** A text table of Xylotar: hands that are put in order, notes on slots, and whether one wants to bid. */
import type { XylotarView } from '../../server/types'
import type { Seated } from '../../table/seated.svelte'
import { announcer } from '../../text/announcer.svelte'
import { labelled } from '../../text/described'
import { after } from '../../text/dictionary'
import { card, nameOf } from '../../words/say'
import { t } from '../../words/words.svelte'
import type { TextDesk } from '../on-table'
import { exchangeableWith } from './arranging'
import { asksToBid, Bidding } from './bidding.svelte'
import { Hands, passing, swapped, type Hand } from './hands.svelte'
import { notesOf } from './notes.svelte'
import TextBidding from './TextBidding.svelte'
import TextOwn from './TextOwn.svelte'

export class XylotarDesk implements TextDesk {
  readonly Doing = TextBidding
  readonly Own = TextOwn
  readonly hands = new Hands()
  readonly bidding: Bidding
  readonly notes = $derived.by(() => notesOf(this.seated.code, this.deal))
  readonly mine = $derived.by(() => this.view().xylos.find((xylo) => xylo.seat === this.seated.seat))
  private readonly deal = $derived.by(() => this.view().deal)

  constructor(
    readonly seated: Seated,
    readonly view: () => XylotarView,
  ) {
    this.bidding = new Bidding(seated, view)
  }

  /** Whether somebody who is not asked can say now that they want to bid. */
  get canWant(): boolean {
    return this.mine !== undefined && !this.mine.bid && !asksToBid(this.seated)
  }

  get lying(): Hand[] {
    return this.hands.of(this.view(), this.seated.legal)
  }

  /** While hands are put in order, they are what one holds. */
  hand(): string[] | null {
    return this.lying.length ? this.lying.flatMap((hand) => this.inOrder(hand)) : null
  }

  /** A hand that is put in order: place by place, with what can be exchanged. */
  inOrder({ receiver, cards, exchangeable }: Hand): string[] {
    const places = cards.map((name, i) => {
      const friends = exchangeableWith(exchangeable, i).length > 1 ? `, ${t('can-be-exchanged')}` : ''
      return labelled(i + 1, card(name) + friends)
    })
    return [`${t('arrange-for', { name: nameOf(this.seated.state!, receiver) })}.`, ...places]
  }

  /** `note 4 low` writes on a slot of one's own. */
  command(text: string): boolean {
    const [slot, ...note] = after(text, 'ask-note')?.split(' ') ?? []
    const { seat } = this.view()
    if (!slot || !/^\d+$/.test(slot) || seat === null) return false
    this.notes.write(seat, Number(slot), note.join(' '))
    announcer.reply([t('text-noted', { slot })])
    return true
  }

  /** `swap 3 4` exchanges two cards of a hand, `arrange` passes one on as it lies. */
  typed(words: string[]): boolean {
    if (words[0] === 'swap') return this.view().phase === 'arrange' && this.exchanged(words.slice(1).map(Number))
    if (words[0] !== 'arrange' || words.length > 2) return false
    this.seated.refusal = null
    const hand = this.lying.find((one) => String(one.receiver) === words[1]) ?? this.lying[0]
    if (hand) this.seated.propose(passing(hand))
    return hand !== undefined
  }

  /** Two cards of a hand that is still to be passed on change places; the umpire says why not. */
  private exchanged([one, other]: (number | undefined)[]): boolean {
    const [hand] = this.lying
    const there = (place: number | undefined) => place !== undefined && hand?.cards[place - 1] !== undefined
    if (!hand || !there(one) || !there(other)) return false
    this.seated.refusal = null
    if (this.hands.exchange(hand, one!, other!)) announcer.reply(this.inOrder(this.lying[0]!))
    else this.seated.ask(swapped(hand, one!, other!))
    return true
  }
}
