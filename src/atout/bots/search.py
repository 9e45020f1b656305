"""Information-set Monte Carlo tree search, written once for all games. A template (atout.compiled.template).

A node of the tree is what a seat knows: its key is a hash of the seat's observation. Chance needs no nodes of its own; a
card that is drawn or shown changes what is seen, and so leads to another node. One simulation takes a world, plays it to the
end, and adds the outcome to the nodes on its way. There are three things to it:

* Every simulation has a learner and is played in a world drawn from that seat's own knowledge: if it teaches seat 2, in one
  that seat 2 could imagine, also in what the thinking seat knows better. Only the nodes of seat 2 learn from it. At the
  nodes of other seats it plays what they have learnt, or by the rules of play of `club`.
* Beyond the tree everybody plays by the rules of play of `club`, with some moves at random.
* What counts is the chance to win the match (`weigh`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from atout.bots.skills import CLUB
from atout.chance import advance, fraction, no_reshuffle, pick, roll, shuffle
from atout.compiled import copy, record
from atout.rules.bits import lowest, next_in, size, words_for

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.game.kind import Kind
    from atout.rules.rulebook import rules

    own: Kind = None  # type: ignore[assignment]  # whose rules these are

belief: Any = own.belief
play: Any = own.play

WORDS = words_for(rules.ACTIONS)
SEATS = rules.SEATS
NONE = -1
SPECTATOR = -1

POOL = 256
"""Worlds that the thinking seat imagines."""
OTHERS = 64
"""Worlds that each other seat imagines."""
TRIES = 40
"""Draws that a world may cost on average."""
SLOTS = 1 << 16
"""Nodes and edges of a tree; a power of two."""
FULL = SLOTS * 3 // 4
DEPTH = 128
TRUST = 8
"""Simulations after which another seat plays what it has learnt."""
NEAR = 5
"""Decisions within which others are asked what they have learnt: further on it rests on too little."""
EXPLORATION = 1.0
"""In standard deviations of the outcome."""
USUAL = 0.4
"""How much of the attention at first goes to what the rules of play suggest; the rest is shared among all alternatives."""

STAKES = record(
    ("plays", np.int8, SEATS),  # 1 for players, 0 for automata and empty seats
    ("totals", np.float64, SEATS),  # before this deal
    ("more_is_better", np.int8),  # in a deal
    ("adds_places", np.int8),  # places are added, the fewer the better; else points
    ("last", np.int8),  # the match ends with this deal
    ("limit", np.int32),  # or when somebody reaches this total; 0: it does not
    ("spread", np.float64),  # of what the deals to come can change
)

THOUGHT = record(
    ("seat", np.int8),
    ("noise", np.int32),  # percent of random moves in simulations
    ("curiosity", np.float64),  # how evenly the alternatives are looked at
    ("sharing", np.int32),  # every how many simulations another seat learns; 0: never
    ("first", np.int8),  # 1: the next decision of the thinking seat is the one in question
    ("chosen", np.int32),  # what it was this time
    ("count", np.int32, SEATS),  # worlds
    ("picked", np.int32, SEATS * POOL),
    ("weight", np.float64, POOL),
    ("simulations", np.int32),
    ("visits", np.int32, rules.ACTIONS),
    ("worth", np.float64, rules.ACTIONS),
    ("points", np.float64, rules.ACTIONS),
    ("squares", np.float64, rules.ACTIONS),  # of points
    ("outcomes", np.float64),  # of all simulations of the thinking seat
    ("outcome_squares", np.float64),
    ("taught", np.int32),
    # The tree: nodes and edges in one hash table. An edge is keyed by its node and its action.
    ("used", np.int32),
    ("key", np.int64, SLOTS),
    ("times", np.int32, SLOTS),
    ("sum", np.float64, SLOTS),
    # The way through the tree.
    ("steps", np.int32),
    ("decisions", np.int32),  # since the one in question
    ("slot", np.int32, DEPTH),
    ("mover", np.int8, DEPTH),
    ("result", np.float64, SEATS),
)


@compiled
def all_words(s: Any) -> int:
    return WORDS


reshuffle = getattr(rules, "reshuffle", no_reshuffle)
words_of = getattr(rules, "words", all_words)
"""How many words of a set of actions are in use."""


# --- Worlds -----------------------------------------------------------------------------------------------------------


@compiled
def imagine(
    h: Any,
    k: Any,
    m: Any,
    base: Any,
    log: Any,
    moves: int,
    t: Any,
    m2: Any,
    dealt: Any,
    now: Any,
    scratch: Any,
    actions: Any,
    dice: Any,
) -> None:
    """Draws the worlds of the thinking seat and, where seats know different things, those of the other players."""
    forget(h)
    belief.prepare(m, base, log, moves, t)
    first = h.seat * POOL
    count = 0
    for _ in range(TRIES * POOL):
        h.weight[count] = belief.sample(m, base, log, moves, t, dealt[first + count], now[first + count], actions, dice)
        if h.weight[count] > 0:
            count += 1
            if count == POOL:
                break
    resample(h, h.seat, count, dice)
    if not belief.PRIVATE or h.sharing == 0 or count == 0:
        return
    for seat in range(now[first].seats):
        if seat != h.seat and k.plays[seat]:
            imagine_as(h, seat, log, moves, t, m2, dealt, now, scratch, actions, dice)


@compiled
def imagine_as(
    h: Any, seat: int, log: Any, moves: int, t: Any, m2: Any, dealt: Any, now: Any, scratch: Any, actions: Any, dice: Any
) -> None:
    """The worlds of another seat: what it would know in some worlds of the thinking seat, and what it could imagine then."""
    count = 0
    own = h.seat * POOL
    for i in range(OTHERS):
        world = own + h.picked[own + i % h.count[h.seat]]
        belief.remember(dealt[world], now[world], log, moves, seat, scratch, m2)
        belief.prepare(m2, dealt[world], log, moves, t)
        target = seat * POOL + count
        h.weight[count] = 0.0
        tries = TRIES
        while h.weight[count] == 0 and tries > 0:
            h.weight[count] = belief.sample(m2, dealt[world], log, moves, t, dealt[target], now[target], actions, dice)
            tries -= 1
        if h.weight[count] > 0:
            count += 1
    resample(h, seat, count, dice)


@compiled
def resample(h: Any, seat: int, count: int, dice: Any) -> None:
    """Picks as many worlds as there are, each as often as its weight asks for."""
    h.count[seat] = count
    total = 0.0
    for i in range(count):
        total += h.weight[i]
    reached = 0.0
    i = 0
    offset = fraction(dice)
    for n in range(count):
        while i < count - 1 and reached + h.weight[i] <= (n + offset) * total / count:
            reached += h.weight[i]
            i += 1
        h.picked[seat * POOL + n] = i


@compiled
def forget(h: Any) -> None:
    for slot in range(SLOTS):
        h.key[slot] = 0
    for action in range(rules.ACTIONS):
        h.visits[action] = 0
        h.worth[action] = 0.0
        h.points[action] = 0.0
        h.squares[action] = 0.0
    h.used = 0
    h.simulations = 0
    h.outcomes = 0.0
    h.outcome_squares = 0.0
    h.taught = 0
    for seat in range(SEATS):
        h.count[seat] = 0


# --- Simulations ------------------------------------------------------------------------------------------------------


@compiled
def simulate(
    h: Any, k: Any, now: Any, s: Any, o: Any, words: Any, actions: Any, order: Any, scores: Any, dice: Any, simulations: int
) -> None:
    for _ in range(simulations):
        learner = next_learner(h, now)
        world = learner * POOL + h.picked[learner * POOL + roll(dice, h.count[learner])]
        copy(now[world], s)
        play_to_the_end(h, s, learner, o, words, actions, order, dice)
        rules.score(s, scores)
        weigh(k, s, scores, h.result)
        learn(h, scores)
        h.simulations += 1


@compiled
def next_learner(h: Any, now: Any) -> int:
    """Mostly the thinking seat; every now and then another one, in turn."""
    if h.sharing == 0 or h.simulations % h.sharing != h.sharing - 1:
        return h.seat + 0
    others = now[h.seat * POOL].seats - 1
    learner = (h.seat + 1 + h.simulations // h.sharing % others) % (others + 1)
    return learner if h.count[learner] else h.seat + 0


@compiled
def play_to_the_end(h: Any, s: Any, learner: int, o: Any, words: Any, actions: Any, order: Any, dice: Any) -> None:
    h.steps = 0
    h.decisions = 0
    h.first = 1
    h.chosen = NONE
    inside = True
    while True:
        seats = rules.waiting(s)
        if seats == 0:
            if rules.over(s):
                return
            dice[0] = shuffle(order, rules.deck(s, order), dice[0])
            reshuffle(s, order)
            continue
        seat = h.seat + 0 if h.first and seats >> h.seat & 1 else lowest(seats)
        rules.legal(s, seat, actions)
        action = NONE
        if h.first and seat == h.seat:
            action = begin(h, s, seat, learner, actions, dice)
            h.first = 0
        elif inside:
            action = only(s, actions)
            if action == NONE:
                action = choose_in_tree(h, s, seat, learner, o, words, actions, dice)
                inside = action != NONE
        if action == NONE:
            action = choose_outside(h, s, seat, actions, dice)
            if h.steps and h.slot[h.steps - 1] < 0:
                name_edge(h, action)
        rules.play(s, seat, action)


@compiled
def only(s: Any, actions: Any) -> int:
    """The one action of a set that has no other; NONE if it has."""
    first = next_in(actions, words_of(s), -1)
    return first if next_in(actions, words_of(s), first) < 0 else NONE


@compiled
def choose_outside(h: Any, s: Any, seat: int, actions: Any, dice: Any) -> int:
    if h.noise == 100 or (h.noise > 0 and roll(dice, 100) < h.noise):
        dice[0] = advance(dice[0])
        return pick(actions, words_of(s), dice[0])
    return play.choose(s, seat, actions, CLUB, dice)


# --- The decision in question -----------------------------------------------------------------------------------------


@compiled
def begin(h: Any, s: Any, seat: int, learner: int, actions: Any, dice: Any) -> int:
    """The alternative that promises most. Other seats learn what to do about those that are looked at most."""
    best = -1.0
    chosen = NONE
    usual = play.choose(s, seat, actions, CLUB, dice)
    reach = h.curiosity * exploration(h) * math.sqrt(h.taught + 1.0)
    mean = h.outcomes / max(1, h.taught)
    share = (1.0 - USUAL) / size(actions, words_of(s))
    action = next_in(actions, words_of(s), -1)
    while action >= 0:
        prior = share + USUAL if action == usual else share
        promised = promise(h.visits[action], h.worth[action], mean, reach * prior)
        if promised > best:
            best = promised
            chosen = action
        action = next_in(actions, words_of(s), action)
    if learner == h.seat:
        h.chosen = chosen
    return chosen


@compiled
def promise(times: int, total: float, mean: float, bonus: float) -> float:
    """What an alternative has brought, as if it had also been tried once with the usual outcome, and a bonus for the untried."""
    return (total + mean + bonus) / (times + 1)


@compiled
def exploration(h: Any) -> float:
    taught = max(1, h.taught)
    mean = h.outcomes / taught
    return EXPLORATION * math.sqrt(max(0.0001, h.outcome_squares / taught - mean * mean))


# --- The tree ---------------------------------------------------------------------------------------------------------


@compiled
def choose_in_tree(h: Any, s: Any, seat: int, learner: int, o: Any, words: Any, actions: Any, dice: Any) -> int:
    """What the node of this seat says; NONE where the tree ends, which then grows by this node if the seat learns."""
    learns = seat == learner or not belief.PRIVATE
    h.decisions += 1
    if not learns and (h.sharing == 0 or h.decisions > NEAR):
        return choose_outside(h, s, seat, actions, dice)
    key = node_key(h, s, seat, o, words)
    node = find(h, key)
    known = h.key[node] == key
    if not learns:
        if known and h.times[node] >= TRUST:
            return most_played(h, s, key, actions)
        return choose_outside(h, s, seat, actions, dice)
    if h.used >= FULL or h.steps + 2 > DEPTH:
        return NONE
    if not known:
        add_slot(h, node, key)
        step(h, node, seat)
        step(h, NONE, seat)  # the edge is named when the first action has been chosen
        return NONE
    action = most_promising(h, s, seat, node, key, actions, dice)
    step(h, node, seat)
    step(h, find_or_add(h, edge_key(key, action)), seat)
    return action


@compiled
def node_key(h: Any, s: Any, seat: int, o: Any, words: Any) -> int:
    """What the seat sees. The thinking seat knows what it knows; of others only what all see is the same in every world."""
    rules.observe(s, seat if seat == h.seat or not belief.PRIVATE else SPECTATOR, o)
    key = seat + 1
    for i in range(words.shape[0]):
        key = advance(key ^ words[i])
    return advance(advance(key)) | 1


@compiled
def edge_key(key: int, action: int) -> int:
    return advance(advance(key ^ action + 1)) | 1


@compiled
def find(h: Any, key: int) -> int:
    """The slot of a key, or the empty one where it belongs."""
    slot = (key ^ key >> 32) & SLOTS - 1
    while h.key[slot] != 0 and h.key[slot] != key:
        slot = slot + 1 & SLOTS - 1
    return slot


@compiled
def add_slot(h: Any, slot: int, key: int) -> None:
    h.key[slot] = key
    h.times[slot] = 0
    h.sum[slot] = 0.0
    h.used += 1


@compiled
def find_or_add(h: Any, key: int) -> int:
    slot = find(h, key)
    if h.key[slot] == 0:
        add_slot(h, slot, key)
    return slot


@compiled
def step(h: Any, slot: int, seat: int) -> None:
    h.slot[h.steps] = slot
    h.mover[h.steps] = seat
    h.steps += 1


@compiled
def name_edge(h: Any, action: int) -> None:
    """The first action of a new node is the one that the rules of play suggest."""
    key = h.key[h.slot[h.steps - 2]]
    h.slot[h.steps - 1] = find_or_add(h, edge_key(key, action))


@compiled
def most_promising(h: Any, s: Any, seat: int, node: int, key: int, actions: Any, dice: Any) -> int:
    best = -1.0
    chosen = NONE
    usual = play.choose(s, seat, actions, CLUB, dice)
    times = max(1, h.times[node])
    mean = h.sum[node] / times
    reach = exploration(h) * math.sqrt(times)
    share = (1.0 - USUAL) / size(actions, words_of(s))
    action = next_in(actions, words_of(s), -1)
    while action >= 0:
        wanted = edge_key(key, action)
        edge = find(h, wanted)
        known = h.key[edge] == wanted
        prior = share + USUAL if action == usual else share
        promised = promise(h.times[edge] if known else 0, h.sum[edge] if known else 0.0, mean, reach * prior)
        if promised > best:
            best = promised
            chosen = action
        action = next_in(actions, words_of(s), action)
    return chosen


@compiled
def most_played(h: Any, s: Any, key: int, actions: Any) -> int:
    most = -1
    chosen = NONE
    action = next_in(actions, words_of(s), -1)
    while action >= 0:
        wanted = edge_key(key, action)
        edge = find(h, wanted)
        times = h.times[edge] if h.key[edge] == wanted else 0
        if times > most:
            most = times
            chosen = action
        action = next_in(actions, words_of(s), action)
    return chosen


@compiled
def learn(h: Any, scores: Any) -> None:
    for i in range(h.steps):
        slot = h.slot[i]
        if slot >= 0:
            h.times[slot] += 1
            h.sum[slot] += h.result[h.mover[i]]
    if h.chosen == NONE:
        return
    action = h.chosen
    outcome = h.result[h.seat]
    h.visits[action] += 1
    h.worth[action] += outcome
    h.points[action] += scores[h.seat]
    h.squares[action] += scores[h.seat] * scores[h.seat]
    h.outcomes += outcome
    h.outcome_squares += outcome * outcome
    h.taught += 1


# --- What an outcome is worth -----------------------------------------------------------------------------------------


@compiled
def weigh(k: Any, s: Any, scores: Any, out: Any) -> None:
    """The chance of each seat to win the match after this deal, 0 to 1.

    If the match is over then, this is known, but for a trace of the margin, so that a lost match is still played well. If
    not, a lead is worth the more the less the deals to come can change.
    """
    best = -1.0e9
    highest_total = -1.0e9
    for seat in range(s.seats):
        if k.plays[seat]:
            out[seat] = standing(k, s, scores, seat)
            best = max(best, out[seat])
            highest_total = max(highest_total, k.totals[seat] + scores[seat])
    over = k.last == 1 or (k.limit > 0 and highest_total >= k.limit)
    winners = 0
    total = 0.0
    for seat in range(s.seats):
        if k.plays[seat]:
            if out[seat] == best:
                winners += 1
            out[seat] = math.exp((out[seat] - best) / k.spread)  # 1 for the best
            total += out[seat]
    for seat in range(s.seats):
        if not k.plays[seat]:
            out[seat] = 0.0
        elif over:
            out[seat] = 0.9 * (1.0 / winners if out[seat] == 1.0 else 0.0) + 0.1 * out[seat] / total
        else:
            out[seat] /= total


@compiled
def standing(k: Any, s: Any, scores: Any, seat: int) -> float:
    """A seat's total after the deal, the more the better."""
    sign = 1 if k.more_is_better else -1
    if not k.adds_places:
        return sign * (k.totals[seat] + scores[seat])
    better = 0
    for other in range(s.seats):
        if sign * scores[other] > sign * scores[seat]:
            better += 1
    return -(k.totals[seat] + 1 + better)
