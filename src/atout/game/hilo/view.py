"""What a seat, or a spectator, may know of a deal of HILO. Everything comes out of `rules.observe`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from atout.match.buffers import members, scratch
from atout.match.view import AnyView
from atout.rules import hilo as rules
from atout.rules.hilo import LINES

Phase = Literal["flip", "turn", "drawn", "shuffle", "clear", "slide", "choose", "over"]
PHASES: tuple[Phase, ...] = ("flip", "turn", "drawn", "shuffle", "clear", "slide", "choose", "over")
Way = Literal["left", "down"]
WAYS: tuple[Way, ...] = ("left", "down")

Rows = list[list[str | None]]
"""`R5`, `?` face down, null where a diagonal has left a gap."""


class Tableau(TypedDict):
    """What somebody knows of a tableau. Cells are counted from 1, row by row."""

    seat: int
    rows: Rows
    sum: int
    """Of the cards that lie face up."""
    hidden: NotRequired[list[int]]
    """Only where somebody looks back and sees all cards: the cells whose cards lie face down."""


class Slide(TypedDict):
    """A way to slide together, and what it makes of the tableau (H11)."""

    way: Way
    rows: Rows
    sum: int


class HiloDeal(TypedDict):
    """What somebody knows of a deal."""

    phase: Phase
    turn: int | None
    closer: int | None
    settling: bool
    """All cards lie face up, and lines are cleared that have come about by that (H14)."""
    draws: int
    """Cards in the draw pile."""
    discards: int
    discard: str | None
    """The top of the discard pile."""
    held: str | None
    """The card that was drawn; `?` for all but who has drawn it."""
    lines: list[str]
    """Lines that whose turn it is can clear now."""
    line_cells: list[list[int]]
    """The cells of each of these."""
    slides: list[Slide]
    """While whose turn it is must choose one of them."""
    tableaus: list[Tableau]


class HiloView(AnyView, HiloDeal):
    game: Literal["hilo"]


def views() -> tuple[type, ...]:
    return (HiloView,)


def view(state: Any, seat: int | None) -> HiloDeal:
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
        "line_cells": [_cells(rules.line_cells(state.record, seen.turn, line)) for line in members(seen.lines)],
        "slides": [_slide(state, seen.turn, way) for way in WAYS] if seen.phase == rules.SLIDE else [],
        "tableaus": [_tableau(seen, owner) for owner in range(seen.players)],
    }


def _cells(bits: int) -> list[int]:
    return [cell + 1 for cell in members(bits)]


def _slide(state: Any, owner: int, way: Way) -> Slide:
    """The rules slide a copy; of that, too, everybody sees only what lies face up."""
    after, seen = scratch(rules.STATE, "slid"), scratch(rules.OBSERVATION, "slid")
    after.restore(state.contents())
    rules.slide(after.record, owner, way == "down")
    rules.observe(after.record, rules.NONE, seen.record)
    slid = _tableau(seen, owner)
    return {"way": way, "rows": slid["rows"], "sum": slid["sum"]}


def _tableau(seen: Any, owner: int) -> Tableau:
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
