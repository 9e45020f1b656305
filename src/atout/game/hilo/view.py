"""What a seat, or a spectator, may know of a deal of HILO. Everything comes out of `rules.observe`."""

from __future__ import annotations

from typing import Any

from atout.game.hilo.notation import LINES
from atout.match.match import members, scratch
from atout.rules import hilo as rules

PHASES = ("flip", "turn", "drawn", "shuffle", "clear", "slide", "choose", "over")


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """The deal as `seat` (counted from 0) knows it."""
    seen = scratch(rules.OBSERVATION, "view")
    rules.observe(state.record, rules.NONE if seat is None else seat, seen.record)
    return {
        "phase": PHASES[seen.phase],
        "turn": None if seen.phase in (rules.FLIP, rules.OVER) else seen.turn + 1,
        "closer": None if seen.closer == rules.NONE else seen.closer + 1,
        "settling": bool(seen.settling),
        "draws": seen.draws,
        "discards": seen.discards,
        "discard": rules.name(seen.discard[seen.discards - 1]) if seen.discards else None,
        "held": None if seen.held == rules.NONE else _card(seen.held),
        "lines": [LINES[line] for line in members(seen.lines)],
        "tableaus": [_tableau(seen, owner) for owner in range(seen.players)],
    }


def _tableau(seen: Any, owner: int) -> dict[str, Any]:
    rows, columns = seen.rows[owner], seen.columns[owner]
    cards = [_card(seen.card[owner, cell]) for cell in range(rows * columns)]
    up = [seen.card[owner, cell] for cell in range(rows * columns) if seen.card[owner, cell] >= 0]
    return {
        "seat": owner + 1,
        "rows": [cards[row * columns : (row + 1) * columns] for row in range(rows)],
        "sum": sum(rules.value(card) for card in up),
    }


def _card(number: int) -> str | None:
    """`R5`, `?` face down, nothing where a diagonal has left a gap."""
    if number == rules.NONE:
        return None
    return "?" if number == rules.HIDDEN else rules.name(number)
