// A trick-taking game of the size of Xylotar: four players, fifteen cards each, hands that the others do not see.
const PLAYERS = 4
const CARDS = 15

const deal = (random) => {
  const deck = random.Shuffle(Array.from({ length: PLAYERS * CARDS }, (_, card) => card))
  return Array.from({ length: PLAYERS }, (_, player) => deck.slice(player * CARDS, (player + 1) * CARDS))
}

const follows = (G, hand) => {
  if (G.trick.length === 0) return hand
  const led = Math.floor(G.trick[0].card / CARDS)
  const same = hand.filter((card) => Math.floor(card / CARDS) === led)
  return same.length ? same : hand
}

exports.Tricks = {
  name: 'tricks',
  setup: ({ random }) => ({ hands: deal(random), trick: [], won: [0, 0, 0, 0], deals: 0 }),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, player) => (String(player) === playerID ? hand : hand.map(() => null))),
  }),
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, events, random }, card) => {
        const hand = G.hands[playerID]
        if (!follows(G, hand).includes(card)) return 'INVALID_MOVE'
        hand.splice(hand.indexOf(card), 1)
        G.trick.push({ player: Number(playerID), card })
        if (G.trick.length < PLAYERS) {
          events.endTurn({ next: String((Number(playerID) + 1) % PLAYERS) })
          return
        }
        const led = Math.floor(G.trick[0].card / CARDS)
        const best = G.trick.filter((c) => Math.floor(c.card / CARDS) === led).reduce((a, b) => (b.card > a.card ? b : a))
        G.won[best.player] += 1
        G.trick = []
        if (G.hands.every((other) => other.length === 0)) {
          G.hands = deal(random)
          G.deals += 1
        }
        events.endTurn({ next: String(best.player) })
      },
    },
  },
}
exports.follows = follows
exports.PLAYERS = PLAYERS
