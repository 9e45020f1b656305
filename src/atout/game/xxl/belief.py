"""XXL: where the cards can be that a seat has not seen, for any variant.

A template (atout.compiled.template), loaded once for each variant; what its moves show, and whatever else is special about
it, lies in `belief.py` in its folder. A world is a deal: hands, stock, and kept cards where there are any. What a seat remembers
of the moves says of every card who showed it and when, who took which card of the stock, and when somebody showed not to have a
card. So a card can have come to a seat at some moments and not at others; worlds are drawn by putting cards where they can have
been.

How much a world counts follows from two things: how it was drawn, and the moves. They are played once more in it, by the
rules, and each choice of another seat counts 1/n where n moves were legal, as if it had been made at random. A world in
which a move was not legal counts nothing. So the rules themselves are the judge, K7 and K11 included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.belief.known import Known
from atout.chance import roll, shuffle
from atout.compiled import copy
from atout.game.xxl import memory as memories
from atout.game.xxl.memory import ALL_CARDS, OPEN, add_group
from atout.rules.bits import contains, lowest, nth, popcount, size, words_for
from atout.rules.xxl.cards import CARDS, NONE, SEATS

if TYPE_CHECKING:
    from atout.compiled import compiled

    rules: Any = None  # of a variant
    own: Any = None  # what is special about it

MEMORY = memories.MEMORY
TABLES = memories.TABLES
PRIVATE = True
WORDS = words_for(rules.ACTIONS)


@compiled
def all_words(s: Any) -> int:
    return WORDS


words_of = getattr(rules, "words", all_words)
# --- What variants may say otherwise -----------------------------------------------------------------------------------


@compiled
def same(s: Any, seat: int, action: int) -> int:
    return action


@compiled
def nothing_missing(s: Any, seat: int, action: int) -> int:
    return 0


@compiled
def stays_hidden(s: Any, action: int) -> bool:
    return False


@compiled
def one_round(s: Any) -> bool:
    return False


@compiled
def nobody_keeps(now: Any, seat: int, memory: Any) -> None:
    memory.kept = NONE
    memory.keepers = 0


@compiled
def nothing_kept(seat: int, s: Any) -> None:
    pass


@compiled
def no_second_hand(memory: Any, base: Any, tables: Any, owner: int) -> None:
    pass


@compiled
def keep_nothing(memory: Any, s: Any, dice: Any) -> None:
    pass


as_made = getattr(rules, "as_made", same)
shows_missing = getattr(own, "shows_missing", nothing_missing)
"""The cards that a seat does not have, because it makes this move."""
drawn_and_played = getattr(own, "drawn_and_played", stays_hidden)
"""Whether the card that a seat has drawn is the one that it plays."""
is_second = getattr(own, "is_second", one_round)
remember_keeping = getattr(own, "remember_keeping", nobody_keeps)
veil_kept = getattr(own, "veil_kept", nothing_kept)
group_second_hand = getattr(own, "group_second_hand", no_second_hand)
keep_at_random = getattr(own, "keep_at_random", keep_nothing)
"""Of a second round, for which a card is kept."""


# --- Memory -----------------------------------------------------------------------------------------------------------


@compiled
def veil(base: Any, seat: int, s: Any) -> None:
    """The record at first, as this seat may know it: without other hands, without the stock."""
    copy(base, s)
    veil_kept(seat, s)
    for owner in range(SEATS):
        if owner != seat:
            s.hand[owner] = 0
    for i in range(CARDS):
        s.stock[i] = 0


@compiled
def remember(base: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, memory: Any) -> None:
    """What a seat remembers: its own cards, and what everybody has seen since the deal."""
    copy(base, scratch)
    begin_memory(base, seat, memory)
    for i in range(moves):
        owner = log[i, 0] + 0
        action = as_made(scratch, owner, log[i, 1])
        remember_move(scratch, owner, action, i + 1, memory)
    memory.used = scratch.next
    remember_keeping(now, seat, memory)


@compiled
def begin_memory(base: Any, seat: int, memory: Any) -> None:
    memory.seat = seat
    memory.second = is_second(base)
    memory.hand = base.hand[seat] if seat >= 0 else 0
    for card in range(CARDS):
        memory.shown_by[card] = NONE
        memory.shown_at[card] = 0
        for owner in range(SEATS):
            memory.missing_at[owner, card] = 0
    for owner in range(SEATS):
        memory.count[owner] = popcount(base.hand[owner]) if owner < base.seats else 0
    memory.first = base.next if memory.second else base.seats * rules.hand_size(base.players)
    for position in range(memory.first, base.next):
        remember_open(memory, position, base.stock[position], 0)


@compiled
def remember_open(memory: Any, position: int, card: int, time: int) -> None:
    memory.taker[position] = OPEN
    memory.taken_at[position] = time
    memory.card[position] = card
    memory.shown_by[card] = OPEN
    memory.shown_at[card] = time


@compiled
def remember_move(s: Any, owner: int, action: int, time: int, memory: Any) -> None:
    """Makes the move, and remembers what it showed."""
    missing = shows_missing(s, owner, action)
    while missing:
        card = lowest(missing)
        missing &= missing - 1
        if memory.shown_by[card] == NONE:
            memory.missing_at[owner, card] = time
    if drawn_and_played(s, action):
        memory.card[s.next - 1] = s.stock[s.next - 1]
    hand = s.hand[owner] + 0
    position = s.next + 0
    rules.play(s, owner, action)
    gone = hand & ~s.hand[owner]
    while gone:
        card = lowest(gone)
        gone &= gone - 1
        if memory.shown_by[card] == NONE:
            memory.shown_by[card] = owner
            memory.shown_at[card] = time
    while position < s.next:
        card = s.stock[position] + 0
        if s.hand[owner] >> card & 1:
            memory.taker[position] = owner
            memory.taken_at[position] = time
            memory.card[position] = card if owner == memory.seat else NONE
        else:
            remember_open(memory, position, card, time)
        position += 1


# --- Possibilities ----------------------------------------------------------------------------------------------------


@compiled
def prepare(known: Known, tables: Any) -> None:
    """Lists where each unseen card can have been."""
    memory, base = known.memory, known.dealt
    unseen = ALL_CARDS & ~memory.hand
    tables.groups = 0
    for owner in range(base.seats):
        if owner != memory.seat:
            if memory.second:
                group_second_hand(memory, base, tables, owner)
            else:
                add_group(tables, owner, 0, memory.count[owner], NONE, ALL_CARDS)
    for position in range(memory.first, memory.used):
        if memory.card[position] != NONE:
            unseen &= ~(1 << memory.card[position])
        else:
            add_group(tables, memory.taker[position], memory.taken_at[position], 1, position, ALL_CARDS)
    tables.shows = 0
    tables.hidden = 0
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        if memory.shown_by[card] == NONE:
            tables.hidden |= 1 << card
        else:
            list_shown(memory, tables, card)
        for g in range(tables.groups):
            if not can_have_come(memory, tables, g, card):
                tables.possible[g] &= ~(1 << card)
    put_in_sequence(tables)


@compiled
def can_have_come(memory: Any, tables: Any, g: int, card: int) -> bool:
    owner = tables.owner[g]
    if memory.shown_by[card] != NONE and (memory.shown_by[card] != owner or memory.shown_at[card] <= tables.since[g]):
        return False
    return memory.missing_at[owner, card] <= tables.since[g]


@compiled
def list_shown(memory: Any, tables: Any, card: int) -> None:
    """In the order in which they were shown: the earlier, the fewer possibilities."""
    i = tables.shows + 0
    while i > 0 and memory.shown_at[tables.shown[i - 1]] > memory.shown_at[card]:
        tables.shown[i] = tables.shown[i - 1]
        i -= 1
    tables.shown[i] = card
    tables.shows += 1


@compiled
def put_in_sequence(tables: Any) -> None:
    for g in range(tables.groups):
        i = g
        while i > 0 and popcount(tables.possible[tables.sequence[i - 1]] & tables.hidden) > popcount(
            tables.possible[g] & tables.hidden
        ):
            tables.sequence[i] = tables.sequence[i - 1]
            i -= 1
        tables.sequence[i] = g


# --- Sampling ---------------------------------------------------------------------------------------------------------


@compiled
def sample(known: Known, tables: Any, world_base: Any, s: Any, actions: Any, dice: Any) -> float:
    """Writes a world, at first and now, and returns how much it counts; 0 if it is impossible."""
    memory, base = known.memory, known.dealt
    weight = give_shown(tables, dice)
    if weight > 0:
        weight *= give_hidden(tables, dice)
    if weight == 0 or not deal(memory, base, tables, world_base, dice):
        return 0.0
    copy(world_base, s)
    return weight * play_again(known, s, actions, dice)


@compiled
def give_shown(tables: Any, dice: Any) -> float:
    """Cards that somebody has shown came to that seat at one of the moments that are possible."""
    for g in range(tables.groups):
        tables.free[g] = tables.size[g]
        tables.given[g] = 0
    weight = 1.0
    for i in range(tables.shows):
        card = tables.shown[i] + 0
        places = 0
        for g in range(tables.groups):
            if tables.possible[g] >> card & 1:
                places += tables.free[g]
        if places == 0:
            return 0.0
        weight *= places
        place = roll(dice, places)
        g = -1
        while place >= 0:
            g += 1
            if tables.possible[g] >> card & 1:
                place -= tables.free[g]
        tables.given[g] |= 1 << card
        tables.free[g] -= 1
    return weight


@compiled
def give_hidden(tables: Any, dice: Any) -> float:
    weight = 1.0
    hidden = tables.hidden + 0
    for i in range(tables.groups):
        g = tables.sequence[i] + 0
        while tables.free[g]:
            candidates = tables.possible[g] & hidden
            count = popcount(candidates)
            if count == 0:
                return 0.0
            weight *= count
            card = nth(candidates, roll(dice, count))
            hidden &= ~(1 << card)
            tables.given[g] |= 1 << card
            tables.free[g] -= 1
    count = 0
    while hidden:
        tables.order[count] = lowest(hidden)
        hidden &= hidden - 1
        count += 1
    dice[0] = shuffle(tables.order, count, dice[0])
    return weight


@compiled
def deal(memory: Any, base: Any, tables: Any, s: Any, dice: Any) -> bool:
    """The record at first, in this world. Not if it would have begun otherwise (K7)."""
    for position in range(memory.first, memory.used):
        tables.stock[position] = memory.card[position]
    for position in range(memory.used, CARDS):
        tables.stock[position] = tables.order[position - memory.used]
    for owner in range(base.seats):
        tables.hand[owner] = memory.hand if owner == memory.seat else 0
    for g in range(tables.groups):
        if tables.position[g] == NONE:
            tables.hand[tables.owner[g]] |= tables.given[g]
        else:
            tables.stock[tables.position[g]] = lowest(tables.given[g])
    copy(base, s)
    if memory.second:
        for owner in range(s.seats):
            s.hand[owner] = tables.hand[owner]
        return True
    count = 0
    for owner in range(s.seats):
        hand = tables.hand[owner] + 0
        while hand:
            tables.stock[count] = lowest(hand)
            hand &= hand - 1
            count += 1
    rules.start(s, tables.stock)
    return s.turn == base.turn


@compiled
def play_again(known: Known, s: Any, actions: Any, dice: Any) -> float:
    """How likely the moves of others were if they were made at random; 0 if one was not legal."""
    memory = known.memory
    weight = 1.0
    for i in range(known.moves):
        owner = known.log[i, 0] + 0
        action = as_made(s, owner, known.log[i, 1])
        if action == NONE or not rules.waiting(s) >> owner & 1:
            return 0.0
        rules.legal(s, owner, actions)
        if not contains(actions, action):
            return 0.0
        if owner != memory.seat:
            weight /= size(actions, words_of(s))
        rules.play(s, owner, action)
    keep_at_random(memory, s, dice)
    return 0.0 if rules.over(s) else weight
