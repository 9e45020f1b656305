/** A table that is nowhere but here, described as the server describes its own. */
import type { Game, Level, Seat, State, TableInfo } from '../server/types'

/** Where there is nobody to hear, to ask or to play again with. */
export const NOTHING_OWN: State['own'] = { muted: [], take_back: false, again: false }

export interface Here {
  game: Game
  options: Record<string, unknown>
  players: { seat: Seat; name: string }[]
  bots?: Record<Seat, Level>
  finished: boolean
}

export function tableHere({ game, options, players, bots = {}, finished }: Here): TableInfo {
  return {
    code: '',
    game,
    options,
    agreement: {
      pace: 0,
      grace: 0,
      stand_in: null,
      clock: null,
      take_back: false,
      spectators: false,
      public: false,
      possible: false,
      chat: 'off',
    },
    status: finished ? 'finished' : 'playing',
    locked: true,
    host: null,
    seats: players.map(({ seat, name }) => ({
      seat,
      name,
      kind: bots[seat] ? 'bot' : 'person',
      bot: bots[seat] ?? null,
      away_since: null,
      waited_for_until: null,
      shows_hand: false,
    })),
    request: null,
    clock: null,
    share: null,
    rematch: null,
    ready: [],
    again: false,
    shuffle: null,
  }
}
