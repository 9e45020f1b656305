/** The WebSocket of a table. It comes back by itself; what was said and not answered is said again, with the same id. */
import { session } from './api'
import { patched } from './patch'
import type { Answer, News, Umpire } from '../table/umpire'
import type { Message, Refusal, Seat, State } from './types'

interface Said {
  id: string
  command: Record<string, unknown>
  resolve?: (answer: Answer) => void
  reject?: (refusal: Refusal) => void
}

const GONE = 4404
const REPLACED = 4001
const IMPOLITE = 1008
const SLOWEST = 5000
const SILENCE = 20_000
/** What changes nothing on the table: nobody waits for it. */
const TALK = ['say', 'mute']

const isTalk = ({ command }: Said) => TALK.includes(command.do as string)

/** Random enough; `crypto.randomUUID` is missing on pages without TLS. */
const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-')

export class Live implements Umpire {
  readonly remote = true
  link = $state<'connecting' | 'open' | 'lost' | 'replaced' | 'gone'>('connecting')
  gone = $state.raw<Refusal | null>(null)
  waiting = $state(0)
  n = 0
  /** The last entry that we have made ourselves: it may be acknowledged before we are told of it. */
  private made = 0
  seat = $state<Seat | null>(null)
  private state: State | null = null
  /** How many moves have been made in the match. */
  private moves = 0
  private socket: WebSocket | null = null
  private said: Said[] = []
  private attempts = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  private pulse: ReturnType<typeof setInterval> | undefined
  private closed = false

  constructor(
    readonly code: string,
    private readonly onNews: (news: News) => void,
  ) {
    this.said = this.kept()
    this.count()
    addEventListener('online', this.hurry)
    addEventListener('offline', this.lose)
    document.addEventListener('visibilitychange', this.hurry)
    void this.connect()
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.lose)
    document.removeEventListener('visibilitychange', this.hurry)
    clearTimeout(this.again)
    clearInterval(this.pulse)
    this.socket?.close()
  }

  /** The promise is kept when the server has committed it, also after a lost connection. */
  say(command: Record<string, unknown>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const said = { id: newId(), command, resolve, reject }
      this.said.push(said)
      this.keep()
      this.send(said)
    })
  }

  takeOver(): void {
    this.link = 'connecting'
    void this.connect()
  }

  private send(said: Said): void {
    if (this.link === 'open') this.socket?.send(JSON.stringify({ ...said.command, id: said.id }))
  }

  private hurry = (): void => {
    if (this.link === 'lost' || this.link === 'connecting') {
      clearTimeout(this.again)
      if (this.socket?.readyState !== WebSocket.OPEN) void this.connect()
    }
  }

  private lose = (): void => {
    this.socket?.close()
    this.dropped(0)
  }

  private async connect(): Promise<void> {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return
    try {
      await session()
    } catch {
      this.dropped(0)
      return
    }
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return
    const address = new URL(`/api/tables/${this.code}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = (this.socket = new WebSocket(address))
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', ...(this.state ? { since: this.n } : { recent: true }) }))
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now()
      for (const part of JSON.parse(message.data) as Message[]) this.hear(part)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.dropped(event.code)
    }
    clearInterval(this.pulse)
    this.heard = Date.now()
    this.pulse = setInterval(() => this.beat(socket), SILENCE / 2)
  }

  /** Asks whether the other side is still there; a line that stays silent is a lost one. */
  private beat(socket: WebSocket): void {
    if (socket !== this.socket || socket.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.heard > SILENCE) this.lose()
    else socket.send('{"do":"ping"}')
  }

  private dropped(code: number): void {
    this.socket = null
    clearInterval(this.pulse)
    if (this.closed) return
    if (code === GONE || (code === IMPOLITE && this.gone?.message === 'crowded')) this.link = 'gone'
    else if (code === REPLACED) this.link = 'replaced'
    else {
      if (this.link === 'open' || this.attempts > 1) this.link = 'lost'
      const wait = Math.min(SLOWEST, 150 * 2 ** this.attempts++) * (0.5 + Math.random())
      clearTimeout(this.again)
      this.again = setTimeout(() => void this.connect(), wait)
    }
  }

  private hear(message: Message): void {
    switch (message.type) {
      case 'state': {
        const first = this.state === null
        this.state = message.state
        this.n = message.n
        this.seat = message.seat
        this.count()
        const undone = first ? 0 : Math.max(0, this.moves - message.moves.length)
        this.moves = message.moves.length
        this.onNews({ state: message.state, events: message.events, first, undone, chat: message.chat })
        this.opened()
        break
      }
      case 'update':
        this.state = patched(this.state!, message.change)
        this.n = message.n
        this.count()
        this.moves += message.events.filter((told) => told.kind === 'moved').length
        this.onNews({ state: this.state, events: message.events, first: false, undone: 0, chat: null })
        break
      case 'done': {
        const said = this.answered(message.id ?? '')
        if (said && !isTalk(said)) this.made = Math.max(this.made, message.n)
        this.count()
        said?.resolve?.(message)
        break
      }
      case 'refused':
        if (message.id === null) this.gone = message
        else this.answered(message.id ?? '')?.reject?.(message)
        break
    }
  }

  private opened(): void {
    this.attempts = 0
    if (this.link === 'open') return
    this.link = 'open'
    for (const said of this.said) this.send(said)
  }

  private answered(id: string): Said | undefined {
    const said = this.said.find((one) => one.id === id)
    this.said = this.said.filter((one) => one !== said)
    this.keep()
    return said
  }

  /** What is not answered yet outlives a reload of the page. */
  private keep(): void {
    this.count()
    sessionStorage.setItem(`atout.said.${this.code}`, JSON.stringify(this.said.map(({ id, command }) => ({ id, command }))))
  }

  private count(): void {
    this.waiting = this.said.filter((one) => !isTalk(one)).length + (this.made > this.n ? 1 : 0)
  }

  private kept(): Said[] {
    return JSON.parse(sessionStorage.getItem(`atout.said.${this.code}`) ?? '[]') as Said[]
  }
}
