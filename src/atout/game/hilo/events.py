"""What everybody at the table sees happen when a move of HILO is made, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypedDict, cast, get_args

from atout.game.hilo.notation import CELL_MOVES
from atout.match.buffers import members
from atout.match.events import BySeat
from atout.rules import hilo as rules
from atout.rules.hilo import LINES

CellMove = Literal["take", "swap", "drop"]


class FirstCards(BySeat):
    """Somebody has chosen the cards that they turn over first; all see them at the same time (H4)."""

    event: Literal["flip"]


class FirstTurnedOver(BySeat):
    event: Literal["turned-over"]
    cells: list[int]
    cards: list[str]
    sum: int
    """Of what lies face up there now; so in other events."""


class HiloBegin(BySeat):
    """Who begins."""

    event: Literal["begin"]


class HiloCard(BySeat):
    """The card that lies in a cell now, and the one that is on the discard pile for it."""

    event: CellMove
    cell: int
    card: str
    discarded: str
    sum: int


class Reshuffled(TypedDict):
    """The discard pile has become the draw pile (H7)."""

    event: Literal["reshuffle"]


class Drew(BySeat):
    event: Literal["draw"]


class LineCleared(BySeat):
    event: Literal["clear"]
    line: str
    cards: list[str]
    """Highest first: so they go to the discard pile (H9)."""
    sum: int


class LineKept(BySeat):
    event: Literal["keep"]


class Slid(BySeat):
    event: Literal["slide"]
    way: Literal["left", "down"]


class Closed(BySeat):
    """Somebody has no card left that lies face down (H13)."""

    event: Literal["close"]


class AllTurnedOver(TypedDict):
    """Every card that lay face down, by player (H14)."""

    event: Literal["all-turned-over"]
    cards: list[list[str]]
    sums: list[int]


class ClearedByItself(TypedDict):
    """Lines that the program has cleared (H11, H14): what lies on the discard pile now."""

    event: Literal["cleared"]
    cards: list[str]
    sums: list[int]


HiloEvent = (
    FirstCards
    | FirstTurnedOver
    | HiloBegin
    | HiloCard
    | Reshuffled
    | Drew
    | LineCleared
    | LineKept
    | Slid
    | Closed
    | AllTurnedOver
    | ClearedByItself
)


def types() -> tuple[type, ...]:
    return get_args(HiloEvent)


def events(before: Any, after: Any, seat: int, text: str) -> Iterator[HiloEvent]:
    """The events of one move, from the states before and after it. `seat` is counted from 0."""
    verb, *words = text.split()
    sums = _sums(before)
    if verb == "flip":
        yield {"event": "flip", "seat": seat + 1}
        if after.phase != rules.FLIP:
            yield from _first_cards(after)
    elif verb in CELL_MOVES:
        yield _exchange(before, seat, cast("CellMove", verb), int(words[0]) - 1, sums)
    elif verb == "draw":
        if before.next == rules.CARDS:
            yield {"event": "reshuffle"}
        yield {"event": "draw", "seat": seat + 1}
    elif verb == "clear":
        yield _clear(before, seat, " ".join(words), sums)
    elif verb == "slide":
        yield {"event": "slide", "seat": seat + 1, "way": "down" if words == ["down"] else "left"}
    else:
        yield {"event": "keep", "seat": seat + 1}
    cell = int(words[0]) - 1 if verb in CELL_MOVES else None
    yield from _what_follows(before, after, seat, cell, sums)


def _sums(state: Any) -> list[int]:
    """Of what lies face up, by player. Each event of a move goes on from there."""
    return [sum(rules.value(state.cell[owner, cell]) for cell in members(state.up[owner])) for owner in range(state.seats)]


def _exchange(before: Any, seat: int, verb: CellMove, cell: int, sums: list[int]) -> HiloCard:
    """The card that lies in the cell now, and the one that is on the discard pile for it."""
    old = before.cell[seat, cell]
    new = before.pile[before.discards - 1] if verb == "take" else before.held
    card, discarded = (old, new) if verb == "drop" else (new, old)
    seen_before = rules.value(old) if before.up[seat] >> cell & 1 else 0
    sums[seat] += rules.value(card) - seen_before
    return {
        "event": verb,
        "seat": seat + 1,
        "cell": cell + 1,
        "card": rules.name(card),
        "discarded": rules.name(discarded),
        "sum": sums[seat],
    }


def _first_cards(after: Any) -> Iterator[HiloEvent]:
    """H4: all at once."""
    sums = _sums(after)
    for owner in range(after.seats):
        turned = members(after.up[owner])
        cards = [rules.name(after.cell[owner, cell]) for cell in turned]
        cells = [cell + 1 for cell in turned]
        yield {"event": "turned-over", "seat": owner + 1, "cells": cells, "cards": cards, "sum": sums[owner]}
    yield {"event": "begin", "seat": after.turn + 1}


def _clear(before: Any, seat: int, name: str, sums: list[int]) -> LineCleared:
    cells = members(rules.line_cells(before.record, seat, LINES.index(name)))
    cards = sorted((before.cell[seat, cell] for cell in cells), reverse=True)
    sums[seat] -= sum(rules.value(card) for card in cards)
    return {"event": "clear", "seat": seat + 1, "line": name, "cards": [rules.name(card) for card in cards], "sum": sums[seat]}


def _what_follows(before: Any, after: Any, seat: int, cell: int | None, sums: list[int]) -> Iterator[HiloEvent]:
    """The end of a round (H13, H14), and lines that the program cleared (H11, H14)."""
    if after.closer != before.closer:
        yield {"event": "close", "seat": after.closer + 1}
    if after.settling and not before.settling:
        hidden = [members(rules.face_down(before.record, owner)) for owner in range(before.seats)]
        hidden[seat] = tuple(other for other in hidden[seat] if other != cell)
        turned = [[before.cell[owner, c] for c in down] for owner, down in enumerate(hidden)]
        cards = [[rules.name(card) for card in own] for own in turned]
        open_now = [was + sum(rules.value(card) for card in own) for was, own in zip(sums, turned, strict=True)]
        yield {"event": "all-turned-over", "cards": cards, "sums": open_now}
    first = before.discards + _laid_on_discards(before)
    if after.discards > first:
        cards_gone = [rules.name(after.pile[i]) for i in range(first, after.discards)]
        yield {"event": "cleared", "cards": cards_gone, "sums": _sums(after)}


def _laid_on_discards(before: Any) -> int:
    """By how much a move itself makes the discard pile grow: a line by three, a card from the draw pile by one."""
    if before.phase in (rules.CLEAR, rules.CHOOSE):
        return 3
    return 1 if before.phase == rules.DRAWN else 0
