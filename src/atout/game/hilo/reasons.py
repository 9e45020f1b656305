"""Why a move of HILO is refused, with the number of the rule that it breaks."""

from __future__ import annotations

from typing import Any

from atout.game.hilo.notation import ACTIONS, CELL_MOVES, TEXTS
from atout.match.buffers import members
from atout.match.refusal import Refusal
from atout.rules import hilo as rules


def reason(state: Any, seat: int, move: str) -> Refusal:
    """The refusal that an illegal move earns. Seats are counted from 0."""
    verb, *words = move.split()
    if state.phase == rules.FLIP or verb == "flip":
        return flip_reason(state, seat, verb)
    if seat != state.turn:
        return Refusal("not-your-turn", "H14" if state.settling else "H3", turn=state.turn + 1, seat=seat + 1)
    match state.phase:
        case rules.CLEAR if verb != "clear":
            return Refusal("clear-or-keep", "H8")
        case rules.SLIDE:
            return Refusal("slide-first", "H11")
        case rules.CHOOSE if verb != "clear":
            return Refusal("must-clear", "H14" if state.settling else "H11")
    if verb == "clear":
        return clear_reason(state, seat, move)
    if verb == "keep":
        return Refusal("nothing-to-clear", "H8")
    if verb == "slide":
        return Refusal("nothing-to-slide", "H11")
    if state.phase == rules.DRAWN and verb in ("take", "draw"):
        return Refusal("use-drawn-card", "H6", seat=seat + 1)
    if state.phase == rules.TURN and verb in ("swap", "drop"):
        return Refusal("draw-first", "H6")
    assert verb in CELL_MOVES
    cell = int(words[0])
    if not 1 <= cell <= rules.cells(state.record, seat):
        return Refusal("no-such-cell", "H5" if verb == "take" else "H6", cell=cell, seat=seat + 1)
    return Refusal("face-up-already", "H6", cell=cell)


def of_action(state: Any, seat: int, action: int) -> Refusal | None:
    """The same, of an action of the rules. Some numbers are none."""
    return reason(state, seat, TEXTS[action]) if action in TEXTS else None


def flip_reason(state: Any, seat: int, verb: str) -> Refusal:
    if verb != "flip":
        return Refusal("flip-first", "H4")
    if state.phase != rules.FLIP or state.flipped >> seat & 1:
        return Refusal("flipped-already", "H4", seat=seat + 1)
    return Refusal("two-cells", "H4")


def clear_reason(state: Any, seat: int, move: str) -> Refusal:
    line = ACTIONS[move] - rules.CLEAR_LINE
    if rules.line_cells(state.record, seat, line) == 0:
        return Refusal("no-such-line", "H12")
    if state.phase not in (rules.CLEAR, rules.CHOOSE):
        return Refusal("nothing-to-clear", "H8")
    lines = [rules.LINES[line] for line in members(state.lines)]
    return Refusal("line-not-standing", "H14" if state.settling else "H8", lines=lines)
