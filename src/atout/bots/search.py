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

from atout.belief.known import Known
from atout.bots.exponential import exponential
from atout.bots.skills import CLUB
from atout.bots.space import Space, Worlds
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
def imagine(thought: Any, stakes: Any, known: Known, worlds: Worlds, space: Space) -> None:
    """Draws the worlds of the thinking seat and, where seats know different things, those of the other players."""
    forget(thought)
    belief.prepare(known, space.tables)
    first = thought.seat * POOL
    count = 0
    for _ in range(TRIES * POOL):
        thought.weight[count] = draw(known, worlds, first + count, space)
        if thought.weight[count] > 0:
            count += 1
            if count == POOL:
                break
    resample(thought, thought.seat, count, space.dice)
    if not belief.PRIVATE or thought.sharing == 0 or count == 0:
        return
    for seat in range(worlds.now[first].seats):
        if seat != thought.seat and stakes.plays[seat]:
            imagine_as(thought, seat, known, worlds, space)


@compiled
def draw(known: Known, worlds: Worlds, i: int, space: Space) -> float:
    """Writes a world that fits what is known, and returns how much it counts."""
    return belief.sample(known, space.tables, worlds.dealt[i], worlds.now[i], space.actions, space.dice)


@compiled
def imagine_as(thought: Any, seat: int, known: Known, worlds: Worlds, space: Space) -> None:
    """The worlds of another seat: what it would know in some worlds of the thinking seat, and what it could imagine then."""
    count = 0
    own_worlds = thought.seat * POOL
    for i in range(OTHERS):
        world = own_worlds + thought.picked[own_worlds + i % thought.count[thought.seat]]
        dealt = worlds.dealt[world]
        belief.remember(dealt, worlds.now[world], known.log, known.moves, seat, space.state, space.other_memory)
        known_there = Known(space.other_memory, dealt, known.log, known.moves)
        belief.prepare(known_there, space.tables)
        thought.weight[count] = 0.0
        tries = TRIES
        while thought.weight[count] == 0 and tries > 0:
            thought.weight[count] = draw(known_there, worlds, seat * POOL + count, space)
            tries -= 1
        if thought.weight[count] > 0:
            count += 1
    resample(thought, seat, count, space.dice)


@compiled
def resample(thought: Any, seat: int, count: int, dice: Any) -> None:
    """Picks as many worlds as there are, each as often as its weight asks for."""
    thought.count[seat] = count
    total = 0.0
    for i in range(count):
        total += thought.weight[i]
    reached = 0.0
    i = 0
    offset = fraction(dice)
    for n in range(count):
        while i < count - 1 and reached + thought.weight[i] <= (n + offset) * total / count:
            reached += thought.weight[i]
            i += 1
        thought.picked[seat * POOL + n] = i


@compiled
def forget(thought: Any) -> None:
    for slot in range(SLOTS):
        thought.key[slot] = 0
    for action in range(rules.ACTIONS):
        thought.visits[action] = 0
        thought.worth[action] = 0.0
        thought.points[action] = 0.0
        thought.squares[action] = 0.0
    thought.used = 0
    thought.simulations = 0
    thought.outcomes = 0.0
    thought.outcome_squares = 0.0
    thought.taught = 0
    for seat in range(SEATS):
        thought.count[seat] = 0


# --- Simulations ------------------------------------------------------------------------------------------------------


@compiled
def simulate(thought: Any, stakes: Any, worlds: Worlds, space: Space, simulations: int) -> None:
    for _ in range(simulations):
        learner = next_learner(thought, worlds)
        world = learner * POOL + thought.picked[learner * POOL + roll(space.dice, thought.count[learner])]
        copy(worlds.now[world], space.state)
        play_to_the_end(thought, learner, space)
        rules.score(space.state, space.scores)
        weigh(stakes, space.state, space.scores, thought.result)
        learn(thought, space.scores)
        thought.simulations += 1


@compiled
def next_learner(thought: Any, worlds: Worlds) -> int:
    """Mostly the thinking seat; every now and then another one, in turn."""
    if thought.sharing == 0 or thought.simulations % thought.sharing != thought.sharing - 1:
        return thought.seat + 0
    others = worlds.now[thought.seat * POOL].seats - 1
    learner = (thought.seat + 1 + thought.simulations // thought.sharing % others) % (others + 1)
    return learner if thought.count[learner] else thought.seat + 0


@compiled
def play_to_the_end(thought: Any, learner: int, space: Space) -> None:
    s, actions, order, dice = space.state, space.actions, space.order, space.dice
    thought.steps = 0
    thought.decisions = 0
    thought.first = 1
    thought.chosen = NONE
    inside = True
    while True:
        seats = rules.waiting(s)
        if seats == 0:
            if rules.over(s):
                return
            dice[0] = shuffle(order, rules.deck(s, order), dice[0])
            reshuffle(s, order)
            continue
        seat = thought.seat + 0 if thought.first and seats >> thought.seat & 1 else lowest(seats)
        rules.legal(s, seat, actions)
        action = NONE
        if thought.first and seat == thought.seat:
            action = begin(thought, s, seat, learner, actions, dice)
            thought.first = 0
        elif inside:
            action = only(s, actions)
            if action == NONE:
                action = choose_in_tree(thought, seat, learner, space)
                inside = action != NONE
        if action == NONE:
            action = choose_outside(thought, s, seat, actions, dice)
            if thought.steps and thought.slot[thought.steps - 1] < 0:
                name_edge(thought, action)
        rules.play(s, seat, action)


@compiled
def only(s: Any, actions: Any) -> int:
    """The one action of a set that has no other; NONE if it has."""
    first = next_in(actions, words_of(s), -1)
    return first if next_in(actions, words_of(s), first) < 0 else NONE


@compiled
def choose_outside(thought: Any, s: Any, seat: int, actions: Any, dice: Any) -> int:
    if thought.noise == 100 or (thought.noise > 0 and roll(dice, 100) < thought.noise):
        dice[0] = advance(dice[0])
        return pick(actions, words_of(s), dice[0])
    return play.choose(s, seat, actions, CLUB, dice)


# --- The decision in question -----------------------------------------------------------------------------------------


@compiled
def begin(thought: Any, s: Any, seat: int, learner: int, actions: Any, dice: Any) -> int:
    """The alternative that promises most. Other seats learn what to do about those that are looked at most."""
    best = -1.0
    chosen = NONE
    usual = play.choose(s, seat, actions, CLUB, dice)
    reach = thought.curiosity * exploration(thought) * math.sqrt(thought.taught + 1.0)
    mean = thought.outcomes / max(1, thought.taught)
    share = (1.0 - USUAL) / size(actions, words_of(s))
    action = next_in(actions, words_of(s), -1)
    while action >= 0:
        prior = share + USUAL if action == usual else share
        promised = promise(thought.visits[action], thought.worth[action], mean, reach * prior)
        if promised > best:
            best = promised
            chosen = action
        action = next_in(actions, words_of(s), action)
    if learner == thought.seat:
        thought.chosen = chosen
    return chosen


@compiled
def promise(times: int, total: float, mean: float, bonus: float) -> float:
    """What an alternative has brought, as if it had also been tried once with the usual outcome, and a bonus for the untried."""
    return (total + mean + bonus) / (times + 1)


@compiled
def exploration(thought: Any) -> float:
    taught = max(1, thought.taught)
    mean = thought.outcomes / taught
    return EXPLORATION * math.sqrt(max(0.0001, thought.outcome_squares / taught - mean * mean))


# --- The tree ---------------------------------------------------------------------------------------------------------


@compiled
def choose_in_tree(thought: Any, seat: int, learner: int, space: Space) -> int:
    """What the node of this seat says; NONE where the tree ends, which then grows by this node if the seat learns."""
    s, actions, dice = space.state, space.actions, space.dice
    learns = seat == learner or not belief.PRIVATE
    thought.decisions += 1
    if not learns and (thought.sharing == 0 or thought.decisions > NEAR):
        return choose_outside(thought, s, seat, actions, dice)
    key = node_key(thought, seat, space)
    node = find(thought, key)
    known = thought.key[node] == key
    if not learns:
        if known and thought.times[node] >= TRUST:
            return most_played(thought, s, key, actions)
        return choose_outside(thought, s, seat, actions, dice)
    if thought.used >= FULL or thought.steps + 2 > DEPTH:
        return NONE
    if not known:
        add_slot(thought, node, key)
        step(thought, node, seat)
        step(thought, NONE, seat)  # the edge is named when the first action has been chosen
        return NONE
    action = most_promising(thought, s, seat, node, key, actions, dice)
    step(thought, node, seat)
    step(thought, find_or_add(thought, edge_key(key, action)), seat)
    return action


@compiled
def node_key(thought: Any, seat: int, space: Space) -> int:
    """What the seat sees. The thinking seat knows what it knows; of others only what all see is the same in every world."""
    viewer = seat if seat == thought.seat or not belief.PRIVATE else SPECTATOR
    rules.observe(space.state, viewer, space.observation)
    key = seat + 1
    for i in range(space.words.shape[0]):
        key = advance(key ^ space.words[i])
    return advance(advance(key)) | 1


@compiled
def edge_key(key: int, action: int) -> int:
    return advance(advance(key ^ action + 1)) | 1


@compiled
def find(thought: Any, key: int) -> int:
    """The slot of a key, or the empty one where it belongs."""
    slot = (key ^ key >> 32) & SLOTS - 1
    while thought.key[slot] != 0 and thought.key[slot] != key:
        slot = slot + 1 & SLOTS - 1
    return slot


@compiled
def add_slot(thought: Any, slot: int, key: int) -> None:
    thought.key[slot] = key
    thought.times[slot] = 0
    thought.sum[slot] = 0.0
    thought.used += 1


@compiled
def find_or_add(thought: Any, key: int) -> int:
    slot = find(thought, key)
    if thought.key[slot] == 0:
        add_slot(thought, slot, key)
    return slot


@compiled
def step(thought: Any, slot: int, seat: int) -> None:
    thought.slot[thought.steps] = slot
    thought.mover[thought.steps] = seat
    thought.steps += 1


@compiled
def name_edge(thought: Any, action: int) -> None:
    """The first action of a new node is the one that the rules of play suggest."""
    key = thought.key[thought.slot[thought.steps - 2]]
    thought.slot[thought.steps - 1] = find_or_add(thought, edge_key(key, action))


@compiled
def most_promising(thought: Any, s: Any, seat: int, node: int, key: int, actions: Any, dice: Any) -> int:
    best = -1.0
    chosen = NONE
    usual = play.choose(s, seat, actions, CLUB, dice)
    times = max(1, thought.times[node])
    mean = thought.sum[node] / times
    reach = exploration(thought) * math.sqrt(times)
    share = (1.0 - USUAL) / size(actions, words_of(s))
    action = next_in(actions, words_of(s), -1)
    while action >= 0:
        wanted = edge_key(key, action)
        edge = find(thought, wanted)
        known = thought.key[edge] == wanted
        prior = share + USUAL if action == usual else share
        promised = promise(thought.times[edge] if known else 0, thought.sum[edge] if known else 0.0, mean, reach * prior)
        if promised > best:
            best = promised
            chosen = action
        action = next_in(actions, words_of(s), action)
    return chosen


@compiled
def most_played(thought: Any, s: Any, key: int, actions: Any) -> int:
    most = -1
    chosen = NONE
    action = next_in(actions, words_of(s), -1)
    while action >= 0:
        wanted = edge_key(key, action)
        edge = find(thought, wanted)
        times = thought.times[edge] if thought.key[edge] == wanted else 0
        if times > most:
            most = times
            chosen = action
        action = next_in(actions, words_of(s), action)
    return chosen


@compiled
def learn(thought: Any, scores: Any) -> None:
    for i in range(thought.steps):
        slot = thought.slot[i]
        if slot >= 0:
            thought.times[slot] += 1
            thought.sum[slot] += thought.result[thought.mover[i]]
    if thought.chosen == NONE:
        return
    action = thought.chosen
    outcome = thought.result[thought.seat]
    thought.visits[action] += 1
    thought.worth[action] += outcome
    thought.points[action] += scores[thought.seat]
    thought.squares[action] += scores[thought.seat] * scores[thought.seat]
    thought.outcomes += outcome
    thought.outcome_squares += outcome * outcome
    thought.taught += 1


# --- What an outcome is worth -----------------------------------------------------------------------------------------


@compiled
def weigh(stakes: Any, s: Any, scores: Any, out: Any) -> None:
    """The chance of each seat to win the match after this deal, 0 to 1.

    If the match is over then, this is known, but for a trace of the margin, so that a lost match is still played well. If
    not, a lead is worth the more the less the deals to come can change.
    """
    best = -1.0e9
    highest_total = -1.0e9
    for seat in range(s.seats):
        if stakes.plays[seat]:
            out[seat] = standing(stakes, s, scores, seat)
            best = max(best, out[seat])
            highest_total = max(highest_total, stakes.totals[seat] + scores[seat])
    over = stakes.last == 1 or (stakes.limit > 0 and highest_total >= stakes.limit)
    winners = 0
    total = 0.0
    for seat in range(s.seats):
        if stakes.plays[seat]:
            if out[seat] == best:
                winners += 1
            out[seat] = exponential((out[seat] - best) / stakes.spread)  # 1 for the best
            total += out[seat]
    for seat in range(s.seats):
        if not stakes.plays[seat]:
            out[seat] = 0.0
        elif over:
            out[seat] = 0.9 * (1.0 / winners if out[seat] == 1.0 else 0.0) + 0.1 * out[seat] / total
        else:
            out[seat] /= total


@compiled
def standing(stakes: Any, s: Any, scores: Any, seat: int) -> float:
    """A seat's total after the deal, the more the better."""
    sign = 1 if stakes.more_is_better else -1
    if not stakes.adds_places:
        return sign * (stakes.totals[seat] + scores[seat])
    better = 0
    for other in range(s.seats):
        if sign * scores[other] > sign * scores[seat]:
            better += 1
    return -(stakes.totals[seat] + 1 + better)
