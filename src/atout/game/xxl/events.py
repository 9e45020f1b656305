"""What everybody at the table sees happen when a move of XXL is made, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.game.xxl.notation import PLAY, Move
from atout.game.xxl.variant import Variant
from atout.game.xxl.variants import VARIANTS
from atout.match.events import Event
from atout.rules.xxl.cards import LETTERS
from atout.rules.xxl.deck import name


def types() -> tuple[type, ...]:
    """Of all variants, each once."""
    return tuple(dict.fromkeys(event for variant in VARIANTS.values() for event in variant.events))


def events(variant: Variant, before: Any, after: Any, seat: int, move: Move) -> Iterator[Event]:
    """The events of one move, from the states before and after it. `seat` is counted from 0."""
    event: Event = {"event": move.verb.word, "seat": seat + 1}
    if move.verb.word == PLAY.word:
        event["way"] = variant.way(move)
    if move.cards and not move.verb.secret:
        event["cards"] = [name(after, card) for card in move.cards]
    if move.colour is not None:
        event["colour"] = LETTERS[move.colour]
    if move.column is not None:
        event["column"] = move.column
    yield event
    yield from variant.follows(before, after, move)
