"""Variant 1, runs: two columns, and each way in which a card joins one is a move of its own."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypedDict

from atout.game.xxl.names import card_name
from atout.game.xxl.notation import DRAW, PASS, Move, Verb
from atout.game.xxl.reasons import not_on_card
from atout.game.xxl.shedding import Shedding
from atout.game.xxl.variant import Moves, Seen
from atout.game.xxl.views import AnyXxlView
from atout.match.refusal import Refusal
from atout.rules.xxl import runs as rules
from atout.rules.xxl.cards import COLOUR_NAMES, LETTERS, NONE, side_colour, side_value, side_with, value_in
from atout.rules.xxl.deck import name

PLAY = Verb("K25", "play {card} on {column} by {colour}", "play {card} as {colour}", "play {card}", shows=True)


class Run(TypedDict):
    """A run that a card has joined (K22)."""

    end: str
    step: Literal[1, -1]
    """Whether it goes up or down."""
    next: str | None
    """The side that goes on with it; null where it has reached its end (K24)."""


class Column(TypedDict):
    top: str
    run: Run | None
    """Null on a column's first card."""
    wanted: list[str]
    """Every side that a card can join with (K21 to K24)."""


class RunsTable(TypedDict):
    columns: list[Column]
    drawn: str | None
    """The card that one has just drawn."""


class RunsView(AnyXxlView):
    variant: Literal[1]
    table: RunsTable


class Runs(Shedding):
    number = 1
    names: ClassVar = {"en": "Runs", "fr": "Suites", "cs": "Řady"}
    rules = rules
    dealt_by = "K20"
    view = RunsView
    verbs = (PLAY, DRAW, PASS)
    left_of_dealer_begins = True  # K20

    def laying(self, state: Any, action: int) -> Move:
        card, column, side = action // 4, action // 2 % 2, action % 2
        return Move(PLAY, (card,), column + 1, side_colour(state.record, card, side))

    def lay_reason(self, state: Any, move: Move, card: int) -> Refusal:
        shown = name(state, card)
        if move.column is None or move.colour is None:
            return Refusal("name-the-way", "K25", example=f"play {shown} on 1 by {LETTERS[side_colour(state.record, card, 0)]}")
        if not 1 <= move.column <= 2:
            return Refusal("no-such-column", "K20", column=move.column)
        value = value_in(state.record, card, move.colour)
        if value == NONE:
            return not_on_card(state, card, move.colour, "K21")
        column = move.column - 1
        top = value_in(state.record, state.top[column], move.colour)
        in_run = state.joined[column] != NONE and top != NONE
        if in_run and side_with(state.record, state.top[column], move.colour) == state.joined[column] and abs(value - top) == 1:
            return Refusal("wrong-direction", "K22", column=move.column, way="up" if state.step[column] > 0 else "down")
        return Refusal("does-not-join", "K21", card=shown, column=move.column, colour=COLOUR_NAMES[move.colour])

    def table(self, state: Any, seen: Seen, moves: Moves) -> RunsTable:
        return {"columns": [_column(state, seen, column) for column in range(2)], "drawn": card_name(state, seen.drawn)}


def _column(state: Any, seen: Seen, column: int) -> Column:
    top, joined, step = seen.top[column], seen.joined[column], seen.step[column]
    wanted = [(side, way, _wanted(state, seen, column, side, way)) for side in range(2) for way in (-1, 1)]
    run: Run | None = None
    if joined != NONE:
        end = f"{LETTERS[side_colour(state.record, top, joined)]}{side_value(state.record, top, joined)}"
        goes_on = next(written for side, way, written in wanted if (side, way) == (joined, step))
        run = {"end": end, "step": step, "next": goes_on}
    return {"top": name(state, top), "run": run, "wanted": [written for _, _, written in wanted if written]}


def _wanted(state: Any, seen: Seen, column: int, side: int, way: int) -> str | None:
    """What joins a side of the top card in one direction."""
    top = seen.top[column]
    value = rules.goes_on_with(state.record, top, seen.joined[column], seen.step[column], side, way)
    return None if value == NONE else f"{LETTERS[side_colour(state.record, top, side)]}{value}"
