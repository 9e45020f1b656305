"""What everybody at the table sees happen when a move of XXL is made, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.game.xxl.notation import Move
from atout.match.match import members
from atout.rules.xxl.cards import LETTERS, NONE
from atout.rules.xxl.deck import name

Event = dict[str, Any]
SECRET = ("keep",)
"""Moves whose card nobody else sees."""


def events(variant: int, before: Any, after: Any, seat: int, move: Move) -> Iterator[Event]:
    """The events of one move, from the states before and after it. `seat` is counted from 0."""
    event: Event = {"event": move.verb, "seat": seat + 1}
    if move.cards and move.verb not in SECRET:
        event["cards"] = [name(after, card) for card in move.cards]
    if move.colour is not None:
        event["colour"] = LETTERS[move.colour]
    if move.column is not None:
        event["column"] = move.column
    yield event
    if variant in (3, 6):
        yield from _trick(variant, before, after, move)
    if variant == 4 and move.verb in ("pass", "done"):
        for card in members(after.middle & ~before.middle):
            yield {"event": "turned-over", "card": name(after, card)}


def _trick(variant: int, before: Any, after: Any, move: Move) -> Iterator[Event]:
    """The trick that this move has ended: who takes it, and what lay in it."""
    winners = [owner for owner in range(after.seats) if after.tricks[owner] > before.tricks[owner]]
    for winner in winners:
        lay = [before.trick[owner] for owner in range(after.seats) if before.trick[owner] != NONE]
        lay += move.cards
        yield {"event": "trick", "seat": winner + 1, "cards": [name(after, card) for card in lay]}
    if variant == 3 and after.round > before.round:
        yield {"event": "second-round", "leader": after.lead + 1}
