"""Variant 5, descents: a row for each colour, and the colour is named."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypedDict

from atout.game.xxl.names import card_name
from atout.game.xxl.notation import PLAY, Move
from atout.game.xxl.reasons import name_the_colour, not_on_card
from atout.game.xxl.shedding import Shedding
from atout.game.xxl.variant import Moves, Seen
from atout.game.xxl.views import AnyXxlView
from atout.match.refusal import Refusal
from atout.rules.xxl import descents as rules
from atout.rules.xxl.cards import COLOUR_NAMES, COLOURS, LETTERS, NONE, side_colour, value_in


class DescentsTable(TypedDict):
    first: int
    """The value with which every row begins (K61) …"""
    last: int
    """… and with which it ends; after that a new one can begin."""
    wanted: dict[str, int]
    """What comes next in the row of each colour that the deck has."""
    drawn: str | None
    """The card that one has just drawn."""


class DescentsView(AnyXxlView):
    variant: Literal[5]
    table: DescentsTable


class Descents(Shedding):
    number = 5
    names: ClassVar = {"en": "Descents", "fr": "Descentes", "cs": "Sestupy"}
    rules = rules
    dealt_by = "K60"
    view = DescentsView
    must_play = "K62"

    def laying(self, state: Any, action: int) -> Move:
        return Move(PLAY, (action // 2,), None, side_colour(state.record, action // 2, action % 2))

    def lay_reason(self, state: Any, move: Move, card: int) -> Refusal:
        if move.colour is None or move.column is not None:
            return name_the_colour(state, card, "K61")
        if value_in(state.record, card, move.colour) == NONE:
            return not_on_card(state, card, move.colour, "K61")
        return Refusal("row-wants", "K61", colour=COLOUR_NAMES[move.colour], value=state.wanted[move.colour])

    def table(self, state: Any, seen: Seen, moves: Moves) -> DescentsTable:
        return {
            "first": rules.FIRST,
            "last": rules.LAST,
            "wanted": {LETTERS[colour]: seen.wanted[colour] for colour in range(COLOURS) if state.carries[colour]},
            "drawn": card_name(state, seen.drawn),
        }
