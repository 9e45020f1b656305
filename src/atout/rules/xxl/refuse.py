"""XXL, variant 3: you may refuse. Two rounds of tricks; in the second the poorer may pass (K40 to K46)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.bits import add, lowest, popcount
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import tricks
from atout.rules.xxl.cards import NONE
from atout.rules.xxl.observing import observe_common

SEATS, CARDS = xxl.SEATS, xxl.CARDS

LEAD, FOLLOW, SECRET, SHUFFLE, OVER = range(5)

# Actions: lead 2 * card + side (0 the higher, 1 the lower), follow with a card, pass, keep a card.
FOLLOW_WITH = 2 * CARDS
PASS = FOLLOW_WITH + CARDS
KEEP = PASS + 1
ACTIONS = KEEP + CARDS

NEEDS_STOCK = False
LOWEST_WINS = False

STATE = xxl.state(
    *tricks.FIELDS,
    ("round", np.int8),
    ("colour", np.int8),  # of the trick
    ("taken", np.int8, SEATS),  # cards won in both rounds
    ("kept", np.int8, SEATS),  # for the second round
    ("earlier", np.int64, SEATS),  # the cards that each seat won in the first round
)

OBSERVATION = xxl.observation(
    *tricks.OBSERVED, ("round", np.int8), ("colour", np.int8), ("taken", np.int8, SEATS), ("kept", np.int8)
)


@compiled
def hand_size(players: int) -> int:
    return 8  # K40


@compiled
def deck(s: Any, out: Any) -> int:
    """All cards; for the second round all that were not kept, those set aside included (K44)."""
    kept = 0
    if s.phase == SHUFFLE:
        for seat in range(s.seats):
            if s.kept[seat] != NONE:
                kept |= 1 << s.kept[seat]
    count = 0
    for card in range(CARDS):
        if not kept >> card & 1:
            out[count] = card
            count += 1
    return count


@compiled
def start(s: Any, order: Any) -> None:
    xxl.deal_hands(s, order, hand_size(s.players))
    s.round = 1
    s.colour = NONE
    for seat in range(s.seats):
        s.taken[seat] = 0
        s.kept[seat] = NONE
        s.earlier[seat] = 0
    s.phase = LEAD
    tricks.begin(s, xxl.most_points(s))


@compiled
def waiting(s: Any) -> int:
    if s.phase == LEAD or s.phase == FOLLOW:
        return 1 << s.turn
    seats = 0
    if s.phase == SECRET:
        for seat in range(s.seats):
            if s.taken[seat] and s.kept[seat] == NONE:
                seats |= 1 << seat  # K44: all at the same time
    return seats


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    for word in range(7):
        out[word] = 0
    if s.phase == LEAD:
        hand = s.hand[seat] + 0
        while hand:
            add(out, 2 * lowest(hand))
            add(out, 2 * lowest(hand) + 1)
            hand &= hand - 1
    elif s.phase == FOLLOW:
        cards = following(s, seat)
        while cards:
            add(out, FOLLOW_WITH + lowest(cards))
            cards &= cards - 1
        if may_pass(s, seat):
            add(out, PASS)
    else:
        cards = s.won[seat] + 0
        while cards:
            add(out, KEEP + lowest(cards))
            cards &= cards - 1


@compiled
def following(s: Any, seat: int) -> int:
    """K41: a card with the colour of the trick, or any."""
    cards = s.hand[seat] & asked(s)
    return cards if cards else s.hand[seat] + 0


@compiled
def asked(s: Any) -> int:
    """The cards that follow."""
    return s.carries[s.colour] + 0


@compiled
def may_pass(s: Any, seat: int) -> bool:
    """K45: in the second round, who has fewer cards in hand than some other player."""
    if s.round == 1:
        return False
    for other in range(s.seats):
        if popcount(s.hand[other]) > popcount(s.hand[seat]):
            return True
    return False


@compiled
def as_seen(s: Any, seat: int, action: int) -> int:
    """An action as others see it: what somebody keeps is secret (K44)."""
    return action if action < KEEP else NONE


@compiled
def play(s: Any, seat: int, action: int) -> None:
    if action >= KEEP:
        keep(s, seat, action - KEEP)
        return
    if action < FOLLOW_WITH:
        s.colour = xxl.side_colour(s, action // 2, action % 2)  # K40
        put(s, seat, action // 2)
    elif action < PASS:
        put(s, seat, action - FOLLOW_WITH)
    next_in_trick(s)


@compiled
def put(s: Any, seat: int, card: int) -> None:
    xxl.remove_from_hand(s, seat, card)
    s.trick[seat] = card


@compiled
def next_in_trick(s: Any) -> None:
    """K45: who has no card left is skipped."""
    s.phase = FOLLOW
    seat = xxl.left_of(s, s.turn)
    while seat != s.lead and s.hand[seat] == 0:
        seat = xxl.left_of(s, seat)
    s.turn = seat
    if seat == s.lead:
        take_trick(s)


@compiled
def winning(s: Any) -> int:
    """Who takes the trick as it lies now (K42); NONE where no card lies there."""
    return tricks.highest_in(s, s.colour) if s.colour != NONE else NONE


@compiled
def take_trick(s: Any) -> None:
    winner = winning(s)
    s.taken[winner] += tricks.take(s, winner)
    s.colour = NONE
    left = 0
    for seat in range(s.seats):
        left |= s.hand[seat]
    if left:
        leader = winner
        while s.hand[leader] == 0:
            leader = xxl.left_of(s, leader)  # K45
        s.phase = LEAD
        tricks.lead(s, leader)
    elif s.round == 2 or somebody_refused(s):
        s.phase = OVER  # K43, K46
    else:
        s.phase = SECRET


@compiled
def somebody_refused(s: Any) -> bool:
    """K43: one player without a trick of two or three, two of four or more."""
    without = 0
    for seat in range(s.seats):
        if s.tricks[seat] == 0:
            without += 1
    return enough_refused(without, s.seats)


@compiled
def enough_refused(without: int, players: int) -> bool:
    return without >= (1 if players <= 3 else 2)  # K43


@compiled
def keep(s: Any, seat: int, card: int) -> None:
    s.kept[seat] = card
    if waiting(s) == 0:
        s.phase = SHUFFLE


@compiled
def reshuffle(s: Any, order: Any) -> None:
    """K44: each is dealt as many as they won, less the one that they kept. K45: the most cards lead."""
    dealt = 0
    s.round = 2
    for seat in range(s.seats):
        hand = 1 << s.kept[seat] if s.kept[seat] != NONE else 0
        for _ in range(s.taken[seat] - 1):
            hand |= 1 << order[dealt]
            dealt += 1
        s.hand[seat] = hand
        s.earlier[seat] = s.won[seat]
        s.won[seat] = 0
        s.tricks[seat] = 0
    leader = xxl.left_of(s, s.dealer)
    seat = leader
    for _ in range(s.seats):
        if popcount(s.hand[seat]) > popcount(s.hand[leader]):
            leader = seat
        seat = xxl.left_of(s, seat)
    s.phase = LEAD
    tricks.lead(s, leader)


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


@compiled
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.taken[seat]  # K46


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    """The cards set aside and what others keep are secret (K40, K44)."""
    observe_common(s, seat, out)
    out.stock = 0
    out.waiting = waiting(s)
    tricks.observe_trick(s, out)
    out.round = s.round
    out.colour = s.colour
    out.kept = s.kept[seat] if seat >= 0 else NONE
    for owner in range(SEATS):
        out.taken[owner] = s.taken[owner] if owner < s.seats else 0
