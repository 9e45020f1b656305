"""Variant 2, stay below: one pile, and nothing is named."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypedDict

from atout.game.xxl.names import card_name
from atout.game.xxl.notation import PLAY, Move
from atout.game.xxl.shedding import Shedding
from atout.game.xxl.variant import Moves, Seen
from atout.game.xxl.views import AnyXxlView
from atout.match.refusal import Refusal
from atout.rules.xxl import below as rules
from atout.rules.xxl.deck import name


class BelowTable(TypedDict):
    top: str
    drawn: str | None
    """The card that one has just drawn."""


class BelowView(AnyXxlView):
    variant: Literal[2]
    table: BelowTable


class Below(Shedding):
    number = 2
    names: ClassVar = {"en": "Stay below", "fr": "Rester en dessous", "cs": "Drž se níž"}
    rules = rules
    dealt_by = "K30"
    view = BelowView

    def laying(self, state: Any, action: int) -> Move:
        return Move(PLAY, (action,))

    def lay_reason(self, state: Any, move: Move, card: int) -> Refusal:
        if move.colour is not None:
            return Refusal("nothing-is-named", "K31")
        return Refusal("does-not-fit", "K31", card=name(state, card))

    def table(self, state: Any, seen: Seen, moves: Moves) -> BelowTable:
        return {"top": name(state, seen.top), "drawn": card_name(state, seen.drawn)}
