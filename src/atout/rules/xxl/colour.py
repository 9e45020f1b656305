"""XXL, variant 6: I name the colour. A led card opens both its colours; who follows fixes one of them (K70 to K76)."""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import tricks
from atout.rules.xxl.cards import COLOURS, NONE
from atout.rules.xxl.observing import observe_common

SEATS, CARDS = xxl.SEATS, xxl.CARDS
deck = xxl.whole_deck

NAME_TRUMP, PLAY, OVER = range(3)

# Actions: the card to play, or a trump colour.
TRUMP = CARDS
ACTIONS = TRUMP + COLOURS

NEEDS_STOCK = False
LOWEST_WINS = False

STATE = xxl.state(
    *tricks.FIELDS,
    ("trump", np.int8),
    ("open", np.int8),  # the set of open colours; one when the colour of the trick is fixed
    ("namer", np.int8),  # the last card with both open colours (K73)
)

OBSERVATION = xxl.observation(*tricks.OBSERVED, ("trump", np.int8), ("open", np.int8))


@compiled
def hand_size(players: int) -> int:
    return 12 if players <= 4 else 9  # K70


@compiled
def start(s: Any, order: Any) -> None:
    xxl.deal_hands(s, order, hand_size(s.players))
    s.trump = NONE
    s.open = 0
    s.namer = NONE
    s.phase = NAME_TRUMP if s.trumps else PLAY  # K76
    tricks.begin(s, xxl.most_points(s))


@compiled
def waiting(s: Any) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@compiled
def colours_of(s: Any, card: int) -> int:
    """The colours that count: a trump has only one (K76)."""
    both = 1 << xxl.high_colour(s, card) | 1 << xxl.low_colour(s, card)
    if s.trump != NONE and both >> s.trump & 1:
        return 1 << s.trump
    return both


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    if s.phase == NAME_TRUMP:
        actions = colours_in_use(s) << TRUMP
    else:
        actions = playable(s, seat)
    out[0] = actions & 0xFFFFFFFF
    out[1] = actions >> 32


@compiled
def colours_in_use(s: Any) -> int:
    """K76: any colour that the deck has."""
    colours = 0
    for colour in range(COLOURS):
        if s.carries[colour]:
            colours |= 1 << colour
    return colours


@compiled
def playable(s: Any, seat: int) -> int:
    """K71: a card with an open colour, or any."""
    following = s.hand[seat] & asked(s)
    return following if following else s.hand[seat] + 0


@compiled
def asked(s: Any) -> int:
    """The cards that follow: those with an open colour."""
    cards = 0
    for colour in range(COLOURS):
        if s.open >> colour & 1:
            cards |= counting_as(s, colour)
    return cards


@compiled
def counting_as(s: Any, colour: int) -> int:
    """The cards of a colour, without those that are trumps (K76)."""
    if s.trump == NONE or s.trump == colour:
        return s.carries[colour] + 0
    return s.carries[colour] & ~s.carries[s.trump]


@compiled
def play(s: Any, seat: int, action: int) -> None:
    if action >= TRUMP:
        s.trump = action - TRUMP
        s.phase = PLAY
        return
    xxl.remove_from_hand(s, seat, action)
    s.trick[seat] = action
    open_or_fix(s, colours_of(s, action), action)
    s.turn = xxl.left_of(s, seat)
    if s.turn == s.lead:
        take_trick(s)


@compiled
def open_or_fix(s: Any, colours: int, card: int) -> None:
    """K71: the led card opens its colours. K72: the first card with exactly one of them fixes it."""
    if s.open == 0:
        s.open = colours
        s.namer = card
    elif colours & s.open == s.open:
        s.namer = card
    elif colours & s.open:
        s.open = colours & s.open


@compiled
def colour_of_trick(s: Any) -> int:
    for colour in range(COLOURS):
        if s.open == 1 << colour:
            return colour
    return xxl.high_colour(s, s.namer)  # K73


@compiled
def winning(s: Any) -> int:
    """Who takes the trick as it lies now; NONE where no card lies there."""
    if s.open == 0:
        return NONE
    winner = NONE
    if s.trump != NONE:
        winner = tricks.highest_in(s, s.trump)  # K76
    if winner == NONE:
        winner = tricks.highest_in(s, colour_of_trick(s))  # K74
    return winner


@compiled
def take_trick(s: Any) -> None:
    winner = winning(s)
    tricks.take(s, winner)
    s.open = 0
    s.namer = NONE
    tricks.lead(s, winner)
    if s.hand[winner] == 0:
        s.phase = OVER


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


@compiled
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = xxl.total_of(s, s.won[seat])  # K75


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    observe_common(s, seat, out)
    out.stock = 0
    out.waiting = waiting(s)
    tricks.observe_trick(s, out)
    out.trump = s.trump
    out.open = s.open
