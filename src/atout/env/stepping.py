"""One decision at one of many tables, written once for all games; and the deals that follow each other there.

A template (atout.compiled.template): `rules` is the module of the rules, `own` has the features of its game, and how its deals
follow each other. The same source runs for one table after the other on cores (`step_all`), and as one thread a table on a GPU.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.chance import LOWER_HALF, advance, below, no_reshuffle, pick, scatter, shuffle
from atout.compiled import copy
from atout.env.tables import CUT_OFF, DEAL_OVER, GOES_ON, MATCH_OVER
from atout.game.standing import best_of, place_of
from atout.rules.bits import WORD, contains, lowest, popcount, words_for

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.rules.rulebook import rules

    own: Any = None

WORDS = words_for(rules.ACTIONS)
NOBODY = -1


@compiled
def all_words(s: Any) -> int:
    return WORDS


reshuffle = getattr(rules, "reshuffle", no_reshuffle)
words_of = getattr(rules, "words", all_words)


@compiled
def dice_of(seed: int, table: int) -> int:
    """Where a table's random numbers begin: far from every other table's, and every other seed's."""
    random = scatter(seed >> 32 & LOWER_HALF) ^ (seed & LOWER_HALF)
    for _ in range(8):
        random = advance(random ^ (random >> 32))
    random ^= table
    for _ in range(8):
        random = advance(random ^ (random >> 32))
    return random


@compiled
def chance(s: Any, order: Any, random: int) -> int:
    """Shuffles for as long as nobody is to decide anything; returns the next random number."""
    while rules.waiting(s) == 0 and not rules.over(s):
        random = shuffle(order, rules.deck(s, order), random)
        reshuffle(s, order)
    return random


@compiled
def begin_at(s: Any, tables: Any, at: int, seed: int, table: int, scratch: Any) -> None:
    """The first deal of a table. `table` is its number among all that there are."""
    tables.done[at] = GOES_ON
    for seat in range(tables.reward.shape[1]):
        tables.reward[at, seat] = 0
    deal(s, tables, at, begin_anew(s, tables, at, dice_of(seed, table)), scratch)
    tell(s, tables, at, scratch)


@compiled
def begin_anew(s: Any, tables: Any, at: int, random: int) -> int:
    """A match, or a deal that is for itself: chance says who leads, or deals."""
    random = advance(random)
    own.begin(s, below(random, s.players))
    tables.deals[at] = 0
    for player in range(tables.totals.shape[1]):
        tables.totals[at, player] = 0
    return random


@compiled
def deal(s: Any, tables: Any, at: int, random: int, scratch: Any) -> None:
    tables.steps[at] = 0
    tables.random[at] = shuffle(scratch.order, rules.deck(s, scratch.order), random)
    rules.start(s, scratch.order)


@compiled
def is_legal(s: Any, action: int, legal: Any) -> bool:
    """Whether whoever is to decide may do that."""
    if action < 0 or action >= WORD * words_of(s):
        return False
    rules.legal(s, lowest(rules.waiting(s)), legal)
    return contains(legal, action)


@compiled
def step_at(s: Any, tables: Any, at: int, action: int, terms: Any, scratch: Any) -> None:
    """Makes a decision, and whatever follows from it until the next one: shuffles, points, a new deal, a new match."""
    rules.play(s, lowest(rules.waiting(s)), action)
    random = chance(s, scratch.order, tables.random[at] + 0)
    tables.steps[at] += 1
    for seat in range(tables.reward.shape[1]):
        tables.reward[at, seat] = 0
    done = GOES_ON
    if rules.waiting(s) == 0:
        done = end_deal(s, tables, at, terms, scratch)
    elif tables.steps[at] == terms.most_steps:
        done = CUT_OFF
    tables.done[at] = done
    if done == GOES_ON:
        tables.random[at] = random
    else:
        if done != DEAL_OVER or not terms.matches:
            random = begin_anew(s, tables, at, random)
        deal(s, tables, at, random, scratch)
    tell(s, tables, at, scratch)


@compiled
def end_deal(s: Any, tables: Any, at: int, terms: Any, scratch: Any) -> int:
    """Pays, and says whether the match is over, too."""
    rules.score(s, scratch.scores)
    players = tables.totals.shape[1]
    points = scratch.points
    for player in range(players):
        points[player] = scratch.scores[player * terms.apart]
    winners = 0
    if terms.matches:
        tables.deals[at] += 1
        for player in range(players):
            gained = place_of(points, players, player, terms.sign) if terms.adds_places else points[player] + 0
            tables.totals[at, player] += gained
        winners = own.follow(s, tables.totals[at], tables.deals[at] + 0, terms.length, terms.choice, scratch.room)
    else:
        winners = best_of(points, players, terms.sign)
    for player in range(players):
        share = 0.0
        if winners >> player & 1:
            share = 1.0 / popcount(winners)
        tables.reward[at, player * terms.apart] = share if terms.win else terms.sign * points[player]
    return MATCH_OVER if terms.matches and winners else DEAL_OVER


@compiled
def tell(s: Any, tables: Any, at: int, scratch: Any) -> None:
    """Whose decision it is, what they see and what they may do."""
    seat = lowest(rules.waiting(s))
    tables.seat[at] = seat
    show(s, seat, tables.features[at], scratch.seen)
    if tables.unseen.shape[1]:
        own.write_hidden(s, seat, tables.unseen[at])
    rules.legal(s, seat, scratch.legal)
    spread(scratch.legal, tables.mask[at])


@compiled
def show(s: Any, seat: int, features: Any, seen: Any) -> None:
    """What a seat sees, from the rules' own observation and nothing else."""
    rules.observe(s, seat, seen)
    own.write(seen, features)


@compiled
def spread(legal: Any, mask: Any) -> None:
    """A set of actions as a number for each action."""
    for action in range(mask.shape[0]):
        mask[action] = legal[action // WORD] >> action % WORD & 1


@compiled
def reset_all(tables: Any, first: int, last: int, agreed: Any, seed: int, scratch: Any) -> None:
    """Every table from its beginning: `agreed` is a record in which everything stands that holds for all deals."""
    for at in range(first, last):
        copy(agreed, tables.states[at])
        begin_at(tables.states[at], tables, at, seed, at, scratch)


@compiled
def first_illegal(tables: Any, first: int, last: int, actions: Any, only: Any, scratch: Any) -> int:
    """The first table whose action is not allowed; NOBODY if all are."""
    for at in range(first, last):
        if only[at] and not is_legal(tables.states[at], actions[at], scratch.legal):
            return at
    return NOBODY


@compiled
def step_all(tables: Any, first: int, last: int, actions: Any, only: Any, terms: Any, scratch: Any) -> None:
    """A decision at every table that `only` names."""
    for at in range(first, last):
        if only[at]:
            step_at(tables.states[at], tables, at, actions[at], terms, scratch)


@compiled
def show_all(tables: Any, first: int, last: int, seats: Any, features: Any, scratch: Any) -> None:
    """What any seats see, one at each table."""
    for at in range(first, last):
        show(tables.states[at], seats[at], features[at], scratch.seen)


@compiled
def roll_all(tables: Any, first: int, last: int, dice: Any, seed: int, scratch: Any) -> None:
    """Where the random choices at each table begin: not where its deals do."""
    for at in range(first, last):
        dice[at] = dice_of(seed, ~at & LOWER_HALF)


@compiled
def choose_at_random(tables: Any, first: int, last: int, dice: Any, actions: Any, scratch: Any) -> None:
    """Any of the legal actions at each table."""
    for at in range(first, last):
        s = tables.states[at]
        rules.legal(s, lowest(rules.waiting(s)), scratch.legal)
        dice[at] = advance(dice[at])
        actions[at] = pick(scratch.legal, words_of(s), dice[at] + 0)
