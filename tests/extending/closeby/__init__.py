"""Variant 7, close by: a card fits where a colour of the top card goes on by one or two. (In place of game/xxl/closeby.)"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypedDict

from atout.game.xxl.names import card_name
from atout.game.xxl.notation import PLAY, Move
from atout.game.xxl.shedding import Shedding
from atout.game.xxl.variant import Moves, Seen
from atout.game.xxl.views import AnyXxlView
from atout.match.refusal import Refusal
from atout.rules.xxl.deck import name
from tests.extending.closeby import rules


class CloseByTable(TypedDict):
    top: str
    drawn: str | None


class CloseByView(AnyXxlView):
    variant: Literal[7]
    table: CloseByTable


class CloseBy(Shedding):
    number = 7
    names: ClassVar = {"en": "Close by", "fr": "Tout près", "cs": "Poblíž"}
    rules = rules
    dealt_by = "K80"
    view = CloseByView

    def laying(self, state: Any, action: int) -> Move:
        return Move(PLAY, (action,))

    def lay_reason(self, state: Any, move: Move, card: int) -> Refusal:
        if move.colour is not None:
            return Refusal("nothing-is-named", "K81")
        return Refusal("not-close-by", "K81", card=name(state, card))

    def table(self, state: Any, seen: Seen, moves: Moves) -> CloseByTable:
        return {"top": name(state, seen.top), "drawn": card_name(state, seen.drawn)}
