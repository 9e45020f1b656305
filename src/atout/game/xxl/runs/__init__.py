"""Variant 1, runs: two columns, and each way in which a card joins one is a move of its own."""

from __future__ import annotations

from typing import Any, ClassVar

from atout.game.xxl.names import card_name
from atout.game.xxl.notation import DRAW, PASS, Move, Verb
from atout.game.xxl.reasons import COLOUR_NAMES, not_on_card
from atout.game.xxl.shedding import Shedding
from atout.game.xxl.variant import Seen
from atout.match.refusal import Refusal
from atout.rules.xxl import runs as rules
from atout.rules.xxl.cards import LETTERS, NONE, side_colour, side_value, side_with, value_in
from atout.rules.xxl.deck import name

PLAY = Verb("K25", "play {card} on {column} by {colour}", "play {card} as {colour}", "play {card}")


class Runs(Shedding):
    number = 1
    names: ClassVar = {"en": "Runs", "fr": "Suites", "cs": "Řady"}
    rules = rules
    dealt_by = "K20"
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

    def table(self, state: Any, seen: Seen) -> dict[str, Any]:
        return {"columns": [_column(state, seen, column) for column in range(2)], "drawn": card_name(state, seen.drawn)}


def _column(state: Any, seen: Seen, column: int) -> dict[str, Any]:
    top, joined = seen.top[column], seen.joined[column]
    wanted = []
    for side in range(2):
        for step in (-1, 1):
            value = rules.goes_on_with(state.record, top, joined, seen.step[column], side, step)
            if value != NONE:
                wanted.append(f"{LETTERS[side_colour(state.record, top, side)]}{value}")
    run = None
    if joined != NONE:
        end = f"{LETTERS[side_colour(state.record, top, joined)]}{side_value(state.record, top, joined)}"
        run = {"end": end, "step": seen.step[column]}
    return {"top": name(state, top), "run": run, "wanted": wanted}
