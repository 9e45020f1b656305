// boardgame.io's own clients, four at each table, moving as fast as they are answered.
const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')
const { Tricks, follows, PLAYERS } = require('./game.cjs')

const [port, tables, seconds] = process.argv.slice(2).map(Number)
const times = []
let counting = false

const join = (table, player) => {
  const client = Client({
    game: Tricks,
    numPlayers: PLAYERS,
    matchID: `table${table}`,
    playerID: String(player),
    multiplayer: SocketIO({ server: `http://127.0.0.1:${port}` }),
    debug: false,
  })
  let sent = 0
  let movedAt = -1
  client.subscribe((state) => {
    if (!state || state._stateID <= movedAt) return
    if (sent) {
      if (counting) times.push(performance.now() - sent)
      sent = 0
    }
    if (state.ctx.currentPlayer !== String(player)) return
    movedAt = state._stateID
    const cards = follows(state.G, state.G.hands[player])
    sent = performance.now()
    client.moves.play(cards[Math.floor(Math.random() * cards.length)])
  })
  client.start()
}

for (let table = 0; table < tables; table++) for (let player = 0; player < PLAYERS; player++) join(table, player)
setTimeout(() => (counting = true), 2000)
setTimeout(() => {
  times.sort((a, b) => a - b)
  const at = (share) => Math.round(10 * times[Math.floor(share * times.length)]) / 10
  const result = { tables, moves_per_second: Math.round(times.length / seconds), p50_ms: at(0.5), p99_ms: at(0.99) }
  console.log(JSON.stringify(result))
  process.exit(0)
}, 2000 + 1000 * seconds)
