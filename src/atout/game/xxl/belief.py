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
def remember(base: Any, now: Any, log: Any, moves: int, seat: int, scratch: Any, m: Any) -> None:
    """What a seat remembers: its own cards, and what everybody has seen since the deal."""
    copy(base, scratch)
    begin_memory(base, seat, m)
    for i in range(moves):
        owner = log[i, 0] + 0
        action = as_made(scratch, owner, log[i, 1])
        remember_move(scratch, owner, action, i + 1, m)
    m.used = scratch.next
    remember_keeping(now, seat, m)


@compiled
def begin_memory(base: Any, seat: int, m: Any) -> None:
    m.seat = seat
    m.second = is_second(base)
    m.hand = base.hand[seat] if seat >= 0 else 0
    for card in range(CARDS):
        m.shown_by[card] = NONE
        m.shown_at[card] = 0
        for owner in range(SEATS):
            m.missing_at[owner, card] = 0
    for owner in range(SEATS):
        m.count[owner] = popcount(base.hand[owner]) if owner < base.seats else 0
    m.first = base.next if m.second else base.seats * rules.hand_size(base.players)
    for position in range(m.first, base.next):
        remember_open(m, position, base.stock[position], 0)


@compiled
def remember_open(m: Any, position: int, card: int, time: int) -> None:
    m.taker[position] = OPEN
    m.taken_at[position] = time
    m.card[position] = card
    m.shown_by[card] = OPEN
    m.shown_at[card] = time


@compiled
def remember_move(s: Any, owner: int, action: int, time: int, m: Any) -> None:
    """Makes the move, and remembers what it showed."""
    missing = shows_missing(s, owner, action)
    while missing:
        card = lowest(missing)
        missing &= missing - 1
        if m.shown_by[card] == NONE:
            m.missing_at[owner, card] = time
    if drawn_and_played(s, action):
        m.card[s.next - 1] = s.stock[s.next - 1]
    hand = s.hand[owner] + 0
    position = s.next + 0
    rules.play(s, owner, action)
    gone = hand & ~s.hand[owner]
    while gone:
        card = lowest(gone)
        gone &= gone - 1
        if m.shown_by[card] == NONE:
            m.shown_by[card] = owner
            m.shown_at[card] = time
    while position < s.next:
        card = s.stock[position] + 0
        if s.hand[owner] >> card & 1:
            m.taker[position] = owner
            m.taken_at[position] = time
            m.card[position] = card if owner == m.seat else NONE
        else:
            remember_open(m, position, card, time)
        position += 1


# --- Possibilities ----------------------------------------------------------------------------------------------------


@compiled
def prepare(m: Any, base: Any, log: Any, moves: int, t: Any) -> None:
    """Lists where each unseen card can have been."""
    unseen = ALL_CARDS & ~m.hand
    t.groups = 0
    for owner in range(base.seats):
        if owner != m.seat:
            if m.second:
                group_second_hand(m, base, t, owner)
            else:
                add_group(t, owner, 0, m.count[owner], NONE, ALL_CARDS)
    for position in range(m.first, m.used):
        if m.card[position] != NONE:
            unseen &= ~(1 << m.card[position])
        else:
            add_group(t, m.taker[position], m.taken_at[position], 1, position, ALL_CARDS)
    t.shows = 0
    t.hidden = 0
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        if m.shown_by[card] == NONE:
            t.hidden |= 1 << card
        else:
            list_shown(m, t, card)
        for g in range(t.groups):
            if not can_have_come(m, t, g, card):
                t.possible[g] &= ~(1 << card)
    put_in_sequence(t)


@compiled
def can_have_come(m: Any, t: Any, g: int, card: int) -> bool:
    owner = t.owner[g]
    if m.shown_by[card] != NONE and (m.shown_by[card] != owner or m.shown_at[card] <= t.since[g]):
        return False
    return m.missing_at[owner, card] <= t.since[g]


@compiled
def list_shown(m: Any, t: Any, card: int) -> None:
    """In the order in which they were shown: the earlier, the fewer possibilities."""
    i = t.shows + 0
    while i > 0 and m.shown_at[t.shown[i - 1]] > m.shown_at[card]:
        t.shown[i] = t.shown[i - 1]
        i -= 1
    t.shown[i] = card
    t.shows += 1


@compiled
def put_in_sequence(t: Any) -> None:
    for g in range(t.groups):
        i = g
        while i > 0 and popcount(t.possible[t.sequence[i - 1]] & t.hidden) > popcount(t.possible[g] & t.hidden):
            t.sequence[i] = t.sequence[i - 1]
            i -= 1
        t.sequence[i] = g


# --- Sampling ---------------------------------------------------------------------------------------------------------


@compiled
def sample(m: Any, base: Any, log: Any, moves: int, t: Any, world_base: Any, s: Any, actions: Any, dice: Any) -> float:
    """Writes a world, at first and now, and returns how much it counts; 0 if it is impossible."""
    weight = give_shown(t, dice)
    if weight > 0:
        weight *= give_hidden(t, dice)
    if weight == 0 or not deal(m, base, t, world_base, dice):
        return 0.0
    copy(world_base, s)
    return weight * play_again(m, log, moves, s, actions, dice)


@compiled
def give_shown(t: Any, dice: Any) -> float:
    """Cards that somebody has shown came to that seat at one of the moments that are possible."""
    for g in range(t.groups):
        t.free[g] = t.size[g]
        t.given[g] = 0
    weight = 1.0
    for i in range(t.shows):
        card = t.shown[i] + 0
        places = 0
        for g in range(t.groups):
            if t.possible[g] >> card & 1:
                places += t.free[g]
        if places == 0:
            return 0.0
        weight *= places
        place = roll(dice, places)
        g = -1
        while place >= 0:
            g += 1
            if t.possible[g] >> card & 1:
                place -= t.free[g]
        t.given[g] |= 1 << card
        t.free[g] -= 1
    return weight


@compiled
def give_hidden(t: Any, dice: Any) -> float:
    weight = 1.0
    hidden = t.hidden + 0
    for i in range(t.groups):
        g = t.sequence[i] + 0
        while t.free[g]:
            candidates = t.possible[g] & hidden
            count = popcount(candidates)
            if count == 0:
                return 0.0
            weight *= count
            card = nth(candidates, roll(dice, count))
            hidden &= ~(1 << card)
            t.given[g] |= 1 << card
            t.free[g] -= 1
    count = 0
    while hidden:
        t.order[count] = lowest(hidden)
        hidden &= hidden - 1
        count += 1
    dice[0] = shuffle(t.order, count, dice[0])
    return weight


@compiled
def deal(m: Any, base: Any, t: Any, s: Any, dice: Any) -> bool:
    """The record at first, in this world. Not if it would have begun otherwise (K7)."""
    for position in range(m.first, m.used):
        t.stock[position] = m.card[position]
    for position in range(m.used, CARDS):
        t.stock[position] = t.order[position - m.used]
    for owner in range(base.seats):
        t.hand[owner] = m.hand if owner == m.seat else 0
    for g in range(t.groups):
        if t.position[g] == NONE:
            t.hand[t.owner[g]] |= t.given[g]
        else:
            t.stock[t.position[g]] = lowest(t.given[g])
    copy(base, s)
    if m.second:
        for owner in range(s.seats):
            s.hand[owner] = t.hand[owner]
        return True
    count = 0
    for owner in range(s.seats):
        hand = t.hand[owner] + 0
        while hand:
            t.stock[count] = lowest(hand)
            hand &= hand - 1
            count += 1
    rules.start(s, t.stock)
    return s.turn == base.turn


@compiled
def play_again(m: Any, log: Any, moves: int, s: Any, actions: Any, dice: Any) -> float:
    """How likely the moves of others were if they were made at random; 0 if one was not legal."""
    weight = 1.0
    for i in range(moves):
        owner = log[i, 0] + 0
        action = as_made(s, owner, log[i, 1])
        if action == NONE or not rules.waiting(s) >> owner & 1:
            return 0.0
        rules.legal(s, owner, actions)
        if not contains(actions, action):
            return 0.0
        if owner != m.seat:
            weight /= size(actions, words_of(s))
        rules.play(s, owner, action)
    keep_at_random(m, s, dice)
    return 0.0 if rules.over(s) else weight
