"""What a learner is given of a deal of XXL, in every variant (atout.game.features): whose turn it is, and where each card is.

A card is its number in the deck; what is printed on it is up to the deck, which stays the same in all deals of a batch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, absolute, clear, for_each, neighbours, number, one_of, relative, somebody
from atout.rules.bits import lowest
from atout.rules.xxl.cards import CARDS, NONE
from atout.rules.xxl.deck import name

UNKNOWN, HAND = range(2)
MORE = 2
"""Places that a variant adds begin here."""

BEFORE_CARDS = 4
"""Features before those of each seat, which come before those of each card."""


def cards_of(agreed: Any) -> list[str]:
    return [name(agreed, card) for card in range(CARDS)]


def common(agreed: Any, phases: Sequence[str], places: Sequence[str]) -> Iterator[Feature]:
    """What every variant begins with; `places` are those where a card can be besides the own hand."""
    seats = agreed.players
    yield one_of("phase", "what is to be decided", phases)
    yield somebody("turn", "whose turn it is", seats)
    yield somebody("dealer", "who has dealt", seats)
    yield number("stock", "cards in the draw pile", 0, CARDS)
    yield from for_each(neighbours(seats), number("hand", "cards in a hand", 0, CARDS))
    where = one_of("place", "where a card is, as far as the observer sees", ("not in sight", "in my hand", *places))
    yield from for_each(cards_of(agreed), where)


@compiled
def write_common(o: Any, out: Any) -> int:
    """All that; returns where the features of the cards stand."""
    me, seats = o.seat, o.players
    out[0] = o.phase
    out[1] = relative(o.turn, me, seats)
    out[2] = relative(o.dealer, me, seats)
    out[3] = o.stock
    for place in range(seats):
        out[BEFORE_CARDS + place] = o.count[absolute(place, me, seats)]
    first = BEFORE_CARDS + seats
    clear(out, first, CARDS, UNKNOWN)
    mark(out, first, o.hand, HAND)
    return first


@compiled
def mark(out: Any, first: int, cards: int, place: int) -> None:
    """These cards are in that place."""
    cards += 0
    while cards:
        out[first + lowest(cards)] = place
        cards &= cards - 1


@compiled
def mark_one(out: Any, first: int, card: int, place: int) -> None:
    """So is this card, if it is one."""
    if card != NONE:
        out[first + card] = place


def hidden_columns(agreed: Any) -> Iterator[Feature]:
    """What hands and draw pile really are."""
    cards = cards_of(agreed)
    yield from for_each(cards, somebody("holder", "who has a card in hand", agreed.players))
    yield from for_each(cards, number("drawn in", "how many draws away a card is; 0: it is not in the draw pile", 0, CARDS))


@compiled
def write_hidden(s: Any, me: int, out: Any) -> None:
    clear(out, 0, CARDS, NONE)
    for place in range(s.seats):
        mark(out, 0, s.hand[absolute(place, me, s.seats)], place)
    clear(out, CARDS, CARDS, 0)
    for i in range(s.next, CARDS):
        out[CARDS + s.stock[i]] = i - s.next + 1
