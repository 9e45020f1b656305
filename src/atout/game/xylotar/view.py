"""What a seat, or a spectator, may know of a deal of Xylotar, for people and programs.

Everything comes out of `rules.observe`, which names what the seat may see; nothing is taken from the state itself.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from atout.match.match import members, scratch
from atout.rules import xylotar as rules
from atout.rules.cards import LETTERS

PHASES = ("arrange", "play", "announce", "choose", "over", "begin")

Drawn = dict[tuple[int | None, int], tuple[tuple[int, ...], dict[str, Any]]]
"""For each seat and each owner: the xylo as it was seen last, and what it depended on."""


def view(state: Any, seat: int | None, *, memory: bool, drawn: Drawn) -> dict[str, Any]:
    """The deal as `seat` (counted from 0) knows it. Without `memory` the values that it passed on are left out (X6)."""
    seen = scratch(rules.OBSERVATION, "view")
    rules.observe_table(state.record, rules.NONE if seat is None else seat, seen.record)
    arranging = seen.phase == rules.ARRANGE
    xylos = [_xylo(state, seen, owner, memory=memory, drawn=drawn) for owner in range(seen.seats)]
    beginning = seen.phase == rules.BEGIN
    return {
        "phase": PHASES[seen.phase],
        "trump": LETTERS[seen.trump],
        "turn": None if arranging or seen.phase == rules.OVER else seen.turn + 1,
        "leader": None if beginning else seen.lead + 1,
        "led": None if seen.led == rules.NONE else LETTERS[seen.led],
        "trick": [_trick_card(seen, xylos, (seen.lead + i) % seen.seats) for i in range(seen.played)],
        "xylos": xylos,
        **({"tied": _slots(seen.tied)} if beginning else {}),
    }


def _trick_card(seen: Any, xylos: list[dict[str, Any]], owner: int) -> dict[str, Any]:
    slot = seen.trick[owner]
    return {"seat": owner + 1, "slot": slot + 1, "card": xylos[owner]["cards"][slot]}


def _xylo(state: Any, seen: Any, owner: int, *, memory: bool, drawn: Drawn) -> dict[str, Any]:
    """A xylo. Once it lies there, few of its cards change between two looks: the others are not looked at again."""
    left, known, bid, won = lying = (seen.left[owner], seen.known[owner], seen.bid[owner], seen.won[owner])
    last = drawn.get((seen.seat, owner))
    if last and last[0] == lying:
        return last[1]
    if last:
        cards = list(last[1]["cards"])
        changed = (last[0][0] ^ left) | (last[0][1] ^ known)
    else:
        cards = [""] * seen.size
        changed = (1 << seen.size) - 1
    remembers = memory or not seen.arranged >> owner & 1
    for slot in members(changed):
        rules.observe_card(state.record, seen.seat, owner, slot, seen.record)
        value = seen.value[owner, slot]
        if value == rules.HIDDEN and remembers:
            value = seen.passed[owner, slot]
        cards[slot] = _name(seen.colour[owner, slot], value)
    laid_out = seen.phase not in (rules.ARRANGE, rules.BEGIN)
    gone = 0 if not laid_out else ((1 << seen.size) - 1) & ~left
    xylo = {
        "seat": owner + 1,
        "cards": cards,
        "played": _slots(gone if bid == rules.NONE else gone & ~(1 << bid)),
        "tricks": won,
        "bid": None if bid == rules.NONE else {"slot": bid + 1, "value": int(cards[bid][1:])},
        "looked_at": _slots(known),
    }
    if laid_out:
        drawn[seen.seat, owner] = (lying, xylo)
    return xylo


@cache
def _slots(bits: int) -> list[int]:
    """Slots are counted from 1, from the left."""
    return [slot + 1 for slot in members(bits)]


@cache
def _name(colour: int, value: int) -> str:
    """A card as far as it is known: `R9`, or `R?`, or `??` while it is in somebody else's hand."""
    return ("?" if colour == rules.HIDDEN else LETTERS[colour]) + ("?" if value == rules.HIDDEN else str(value))
