"""XXL's cards, hands and stock: what all six variants share.

Every pair of different values exists once (K1), so a card is numbered by its two values; which colours they have is up to the
deck, which stands in the record. Sets of cards are bits of an integer.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled, record
from atout.rules.bits import lowest

SEATS = 6
CARDS = 55
COLOURS = 5
VALUES = 11
MOST_ALIKE = 7
"""Cards that can carry one value in one colour: ten carry the value, and three other colours need one of them each (K2)."""
LETTERS = "RYGBO"
COLOUR_NAMES = ("red", "yellow", "green", "blue", "orange")
NONE = -1

AGREED = (
    ("players", np.int8),
    ("dealer", np.int8),
    ("trumps", np.int8),  # variant 6 is played with a trump colour (K76)
    ("card", np.int16, CARDS),  # higher colour and value, lower colour and value: 3, 4, 3 and 4 bits
    ("carries", np.int64, COLOURS),  # the cards that carry a colour; a deck may do without one (K2)
    ("higher", np.int64, COLOURS),  # those of them that carry it on their higher side
)
"""The fields that stand in a record before `start`: what the table agreed on, and the deck."""

DEALT = (
    ("seats", np.int8),
    ("phase", np.int8),
    ("turn", np.int8),
    ("hand", np.int64, SEATS),
    ("stock", np.int8, CARDS),
    ("next", np.int8),  # the top of the draw pile
)


def state(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The record of a variant: what all have, and its own fields."""
    return record(*AGREED, *DEALT, *fields)


OBSERVED = (
    ("seat", np.int8),  # who observes; NONE is a spectator
    ("players", np.int8),
    ("dealer", np.int8),
    ("phase", np.int8),
    ("waiting", np.int8),
    ("turn", np.int8),
    ("hand", np.int64),  # the observer's own
    ("count", np.int8, SEATS),  # cards in each hand
    ("stock", np.int8),  # cards in the draw pile
)


def observation(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    return record(*OBSERVED, *fields)


# --- A card -----------------------------------------------------------------------------------------------------------


@compiled
def card_number(high: int, low: int) -> int:
    """The card with these two values."""
    return high * (high - 1) // 2 + low


@compiled
def high_colour(s: Any, card: int) -> int:
    return s.card[card] >> 11


@compiled
def high_value(s: Any, card: int) -> int:
    return s.card[card] >> 7 & 15


@compiled
def low_colour(s: Any, card: int) -> int:
    return s.card[card] >> 4 & 7


@compiled
def low_value(s: Any, card: int) -> int:
    return s.card[card] & 15


@compiled
def total(s: Any, card: int) -> int:
    return high_value(s, card) + low_value(s, card)  # K1


@compiled
def side_colour(s: Any, card: int, side: int) -> int:
    """A card's sides: 0 has the higher value, 1 the lower (K3)."""
    return low_colour(s, card) if side else high_colour(s, card)


@compiled
def side_value(s: Any, card: int, side: int) -> int:
    return low_value(s, card) if side else high_value(s, card)


@compiled
def side_with(s: Any, card: int, colour: int) -> int:
    """The side that carries this colour; the card has one."""
    return 0 if high_colour(s, card) == colour else 1


@compiled
def value_in(s: Any, card: int, colour: int) -> int:
    """The card's value in a colour, NONE if it does not carry it."""
    if high_colour(s, card) == colour:
        return high_value(s, card)
    return low_value(s, card) if low_colour(s, card) == colour else NONE


FIRST_WITH = sum(1 << high * (high - 1) // 2 for high in range(1, VALUES))
"""The first card with each higher value: the one with a 0."""


@compiled
def carrying(s: Any, colour: int, value: int) -> int:
    """The cards with that side, as a set."""
    higher_is = (1 << value) - 1 << value * (value - 1) // 2
    lower_is = (FIRST_WITH & -(1 << value * (value + 1) // 2)) << value  # as many further on, for each greater higher value
    return s.higher[colour] & higher_is | s.carries[colour] & ~s.higher[colour] & lower_is


@compiled
def total_of(s: Any, cards: int) -> int:
    points = 0
    while cards:
        points += total(s, lowest(cards))
        cards &= cards - 1
    return points


# --- Dealing ----------------------------------------------------------------------------------------------------------


@compiled
def whole_deck(s: Any, out: Any) -> int:
    """The cards that chance has to put in order before a deal."""
    for card in range(CARDS):
        out[card] = card
    return CARDS


@compiled
def deal_hands(s: Any, order: Any, size: int) -> None:
    """The first `size` cards of `order` are the hand of seat 0, and so on; the rest is the stock from its top."""
    s.seats = s.players
    for seat in range(s.seats):
        hand = 0
        for i in range(seat * size, (seat + 1) * size):
            hand |= 1 << order[i]
        s.hand[seat] = hand
    for i in range(CARDS):
        s.stock[i] = order[i]
    s.next = s.seats * size


@compiled
def draw_from_stock(s: Any) -> int:
    card = s.stock[s.next] + 0
    s.next += 1
    return card


@compiled
def stock_is_empty(s: Any) -> bool:
    return s.next == CARDS


@compiled
def left_of(s: Any, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0  # K8: clockwise


@compiled
def most_points(s: Any) -> int:
    """K7: the highest sum of totals in hand; of equals the first clockwise from the dealer's left."""
    best = NONE
    begins = 0
    seat = left_of(s, s.dealer)
    for _ in range(s.seats):
        points = total_of(s, s.hand[seat])
        if points > best:
            best = points
            begins = seat
        seat = left_of(s, seat)
    return begins


@compiled
def remove_from_hand(s: Any, seat: int, card: int) -> None:
    s.hand[seat] &= ~(1 << card)  # K9
