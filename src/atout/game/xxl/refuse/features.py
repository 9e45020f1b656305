"""What a learner is given of variant 3 (game/xxl/features.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, absolute, for_each, neighbours, number, one_of
from atout.game.xxl import features as xxl
from atout.game.xxl.features import cards_of
from atout.game.xxl.tricks.features import trick_columns, write_trick
from atout.rules.xxl.cards import CARDS, COLOUR_NAMES, NONE

PHASES = ("to lead", "to follow", "all choose a card to keep", "shuffling", "over")


def columns(agreed: Any) -> Iterator[Feature]:
    yield from trick_columns(agreed, PHASES)
    yield number("round", "of the two", 1, 2)
    yield one_of("colour", "of the trick", ("none", *COLOUR_NAMES), low=NONE)
    yield one_of("kept", "the card that I keep", ("none", *cards_of(agreed)), low=NONE)
    yield from for_each(neighbours(agreed.players), number("taken", "cards taken in both rounds", 0, 2 * CARDS))


@compiled
def write(o: Any, out: Any) -> None:
    at = write_trick(o, out)
    out[at] = o.round
    out[at + 1] = o.colour
    out[at + 2] = o.kept
    for place in range(o.players):
        out[at + 3 + place] = o.taken[absolute(place, o.seat, o.players)]


def hidden_columns(agreed: Any) -> Iterator[Feature]:
    yield from xxl.hidden_columns(agreed)
    kept = one_of("kept in secret", "the card that somebody keeps", ("none", *cards_of(agreed)), low=NONE)
    yield from for_each(neighbours(agreed.players), kept)


@compiled
def write_hidden(s: Any, me: int, out: Any) -> None:
    xxl.write_hidden(s, me, out)
    for place in range(s.seats):
        out[2 * CARDS + place] = s.kept[absolute(place, me, s.seats)]
