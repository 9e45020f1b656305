"""What a seat, or a spectator, may know of a deal of Xylotar, for people and programs.

Everything comes out of `rules.observe`, which names what the seat may see; nothing is taken from the state itself.
"""

from __future__ import annotations

from typing import Any

from atout.compiled import blank
from atout.match.match import members
from atout.rules import xylotar as rules
from atout.rules.cards import LETTERS

PHASES = ("arrange", "play", "announce", "choose", "over")


def view(state: Any, seat: int | None, *, memory: bool) -> dict[str, Any]:
    """The deal as `seat` (counted from 0) knows it. Without `memory` the values that it passed on are left out (X6)."""
    seen = blank(rules.OBSERVATION)
    rules.observe(state.record, rules.NONE if seat is None else seat, seen.record)
    arranging = seen.phase == rules.ARRANGE
    return {
        "phase": PHASES[seen.phase],
        "trump": LETTERS[seen.trump],
        "turn": None if arranging or seen.phase == rules.OVER else seen.turn + 1,
        "leader": seen.lead + 1,
        "led": None if seen.led == rules.NONE else LETTERS[seen.led],
        "trick": [_trick_card(seen, (seen.lead + i) % seen.seats) for i in range(seen.played)],
        "xylos": [_xylo(seen, owner, memory=memory or not seen.arranged >> owner & 1) for owner in range(seen.seats)],
    }


def _trick_card(seen: Any, owner: int) -> dict[str, Any]:
    slot = seen.trick[owner]
    return {"seat": owner + 1, "slot": slot + 1, "card": _name(seen, owner, slot, memory=False)}


def _xylo(seen: Any, owner: int, *, memory: bool) -> dict[str, Any]:
    bid = seen.bid[owner]
    return {
        "seat": owner + 1,
        "slots": [_slot(seen, owner, slot, memory=memory) for slot in range(seen.size)],
        "tricks": seen.won[owner],
        "bid": None if bid == rules.NONE else {"slot": bid + 1, "value": seen.value[owner, bid]},
        "looked_at": [slot + 1 for slot in members(seen.known[owner])],
    }


def _slot(seen: Any, owner: int, slot: int, *, memory: bool) -> dict[str, Any]:
    """A card as far as it is known: `R9`, or `R?`, or `??` while it is in somebody else's hand."""
    lies = "hand" if seen.phase == rules.ARRANGE else "played"
    if seen.left[owner] >> slot & 1:
        lies = "xylo"
    elif slot == seen.bid[owner]:
        lies = "bid"
    return {"slot": slot + 1, "card": _name(seen, owner, slot, memory=memory), "lies": lies}


def _name(seen: Any, owner: int, slot: int, *, memory: bool) -> str:
    colour = seen.colour[owner, slot]
    value = seen.value[owner, slot]
    if value == rules.HIDDEN and memory:
        value = seen.passed[owner, slot]
    return ("?" if colour == rules.HIDDEN else LETTERS[colour]) + ("?" if value == rules.HIDDEN else str(value))
