"""What a seat, or a spectator, may know of a deal of XXL. Everything comes out of `observe` of the variant's rules."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from atout.match.match import members, scratch
from atout.rules.xxl import refuse, runs
from atout.rules.xxl.cards import COLOURS, LETTERS, NONE, side_colour, side_value
from atout.rules.xxl.deck import name

Seen = Any
"""An observation."""


def view(variant: int, rules: ModuleType, state: Any, seat: int | None) -> dict[str, Any]:
    """The deal as `seat` (counted from 0) knows it. The deck is no secret: its names are read from the state."""
    seen = scratch(rules.OBSERVATION, "view")
    rules.observe(state.record, NONE if seat is None else seat, seen.record)
    return {
        "dealer": seen.dealer + 1,
        "turn": seen.turn + 1 if seen.waiting == 1 << seen.turn else None,
        "hand": cards(state, seen.hand),
        "counts": [seen.count[owner] for owner in range(seen.players)],
        "stock": seen.stock,
        "table": TABLES[variant](state, seen),
    }


def cards(state: Any, bits: int) -> list[str]:
    return [name(state, card) for card in members(bits)]


def card_or_none(state: Any, card: int) -> str | None:
    return None if card == NONE else name(state, card)


def runs_table(state: Any, seen: Seen) -> dict[str, Any]:
    columns = []
    for column in range(2):
        top = seen.top[column]
        wanted = []
        for side in range(2):
            for step in (-1, 1):
                value = runs.goes_on_with(state.record, top, seen.joined[column], seen.step[column], side, step)
                if value != NONE:
                    wanted.append(f"{LETTERS[side_colour(state.record, top, side)]}{value}")
        joined = seen.joined[column]
        run = None
        if joined != NONE:
            letter = LETTERS[side_colour(state.record, top, joined)]
            run = {"end": f"{letter}{side_value(state.record, top, joined)}", "step": seen.step[column]}
        columns.append({"top": name(state, top), "run": run, "wanted": wanted})
    return {"columns": columns, "drawn": card_or_none(state, seen.drawn)}


def below_table(state: Any, seen: Seen) -> dict[str, Any]:
    return {"top": name(state, seen.top), "drawn": card_or_none(state, seen.drawn)}


def trick(state: Any, seen: Seen) -> list[dict[str, Any]]:
    order = [(seen.lead + i) % seen.players for i in range(seen.players)]
    return [{"seat": o + 1, "card": name(state, seen.trick[o])} for o in order if seen.trick[o] != NONE]


def refuse_table(state: Any, seen: Seen) -> dict[str, Any]:
    return {
        "round": seen.round,
        "keeping": seen.phase == refuse.SECRET,
        "colour": None if seen.colour == NONE else LETTERS[seen.colour],
        "leader": seen.lead + 1,
        "trick": trick(state, seen),
        "tricks": [seen.tricks[owner] for owner in range(seen.players)],
        "taken": [seen.taken[owner] for owner in range(seen.players)],
        "kept": card_or_none(state, seen.kept),
    }


def streets_table(state: Any, seen: Seen) -> dict[str, Any]:
    return {
        "middle": cards(state, seen.middle),
        "streets": [cards(state, seen.laid[owner]) for owner in range(seen.players)],
        "drawn": card_or_none(state, seen.drawn),
        "street_laid": bool(seen.street),
        "exchanged": bool(seen.exchange),
        "passes": seen.passes,
        "quiet_turns": seen.quiet,
        "dry_turns": seen.dry,
    }


def descents_table(state: Any, seen: Seen) -> dict[str, Any]:
    return {
        "wanted": {LETTERS[colour]: seen.wanted[colour] for colour in range(COLOURS) if state.carries[colour]},
        "drawn": card_or_none(state, seen.drawn),
    }


def colour_table(state: Any, seen: Seen) -> dict[str, Any]:
    return {
        "trump": None if seen.trump == NONE else LETTERS[seen.trump],
        "open": [LETTERS[colour] for colour in members(seen.open)],
        "leader": seen.lead + 1,
        "trick": trick(state, seen),
        "tricks": [seen.tricks[owner] for owner in range(seen.players)],
        "won": [cards(state, seen.won[owner]) for owner in range(seen.players)],
    }


TABLES: dict[int, Callable[[Any, Seen], dict[str, Any]]] = {
    1: runs_table,
    2: below_table,
    3: refuse_table,
    4: streets_table,
    5: descents_table,
    6: colour_table,
}
