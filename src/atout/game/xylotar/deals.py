"""A deal of Xylotar in a record: read and checked, drawn from the seed, and written out in full."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from atout.compiled import blank, buffer
from atout.game.xylotar.notation import read_cards, write_cards
from atout.match import seed as seeds
from atout.match.cards import check_unique, no_such_card
from atout.match.refusal import Refusal, shown_json
from atout.rules import xylotar as rules
from atout.rules.cards import rank

KEYS = ("dealer", "hands", "xylos")


@dataclass(frozen=True)
class Given:
    """What a record's deal says. Seats are counted from 1, as there."""

    dealer: int | None = None
    hands: list[list[int]] | None = None
    arranged: bool = False


def read(deal: dict[str, Any], players: int) -> Given:
    """Checks everything that can be checked without knowing how the match has gone."""
    if "hands" in deal and "xylos" in deal:
        raise Refusal("hands-or-xylos")
    dealer = deal.get("dealer")
    seats = player_seats(players)
    if "dealer" in deal and (isinstance(dealer, bool) or not isinstance(dealer, int) or dealer not in seats):
        raise Refusal("bad-dealer", "X34" if players == 2 else "X8", value=shown_json(dealer), seats=seats)
    for key in ("hands", "xylos"):
        if key in deal:
            hands = read_hands(deal[key], key, players)
            if key == "xylos":
                check_order(hands)
            return Given(dealer, hands, arranged=key == "xylos")
    return Given(dealer)


def player_seats(players: int) -> list[int]:
    return [1, 3] if players == 2 else list(range(1, players + 1))  # X30


def read_hands(value: Any, what: str, players: int) -> list[list[int]]:
    count = rules.seats_of(players)
    if not isinstance(value, list) or len(value) != count:
        raise Refusal("wrong-hands", "X30" if players == 2 else "X3", what=what, count=count)
    if not all(isinstance(text, str) for text in value):
        raise Refusal("bad-cards", what=what)
    hands = [read_cards(text) for text in value]
    cards = [number for hand in hands for number in hand]
    for number in cards:
        if number not in deck(players):
            raise no_such_card(rules.name(number), "X3")
    check_unique(cards, rules.name, "X1")
    for seat, hand in enumerate(hands, 1):
        if len(hand) != rules.xylo_size(players):
            raise Refusal("wrong-size", "X3", seat=seat, count=len(hand), size=rules.xylo_size(players))
    return hands


def check_order(xylos: list[list[int]]) -> None:
    for seat, xylo in enumerate(xylos, 1):
        for before, after in itertools.pairwise(xylo):
            if rank(after) > rank(before):
                raise Refusal("xylo-order", "X4", seat=seat, card=rules.name(after), before=rules.name(before))


@cache
def deck(players: int) -> tuple[int, ...]:
    """The cards in play, colour by colour from red on, each from 0 up: the order that a seed shuffles."""
    state = blank(rules.STATE)
    state.players = players
    cards = buffer(np.int8, rules.CARDS)
    count = rules.deck(state.record, cards)
    return tuple(int(number) for number in cards[:count])


def shuffled(seed: bytes, number: int, players: int) -> list[list[int]]:
    order = seeds.deal(seed, number).shuffled(deck(players))
    size = rules.xylo_size(players)
    return [order[first : first + size] for first in range(0, len(order), size)]


def mixed(seed: bytes, number: int, hands: list[list[int]]) -> list[list[int]]:
    """Given hands for the program to arrange: the order of equal values comes from the seed as well."""
    return [seeds.arrangement(seed, number, seat).shuffled(sorted(hand)) for seat, hand in enumerate(hands, 1)]


def has_choice(hands: list[list[int]]) -> bool:
    """Whether some hand holds equal values, so that somebody has to say in which order they stand (X4)."""
    return any(len({rank(number) for number in hand}) < len(hand) for hand in hands)


def write(dealer: int, hands: list[list[int]], *, arranged: bool) -> dict[str, Any]:
    return {"dealer": dealer, "xylos" if arranged else "hands": [write_cards(hand) for hand in hands]}
