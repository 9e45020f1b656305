"""Which values a card whose value somebody does not see can still have: exactly, and from what they see alone.

Each card exists once (X1), and every xylo falls from left to right (X4). So values can be given out from the highest to the
lowest: with each, every xylo takes a block of its next slots, and the blocks together have each colour of this value once. How
far every xylo has got is all that matters for what can follow. A value is possible in a slot if it stands in such a block on a
way that begins with nothing and reaches the end. (`belief.py` weighs the same ways for bots, compiled.)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from atout.rules import xylotar as rules
from atout.rules.cards import LETTERS

Reached = tuple[int, ...]
"""How many slots of each xylo have their value."""
Block = tuple[int, int]
"""How many slots it takes, and their colours as a set."""


def values(xylos: Sequence[Sequence[str]], trump: int) -> list[list[list[int] | None]]:
    """For every slot of every xylo the values that it can have, lowest first; None where the value is seen."""
    table = _Table(xylos)
    levels: list[tuple[int, dict[Reached, list[Reached]]]] = []
    begin = tuple(0 for _ in xylos)
    reached = {begin}
    for value in range(rules.highest_value(trump), -1, -1):
        ways = {here: table.ways(here, value, rules.colours_with(trump, value)) for here in reached}
        levels.append((value, ways))
        reached = {there for ways_on in ways.values() for there in ways_on}
    leads_on = reached
    found: list[list[list[int]]] = [[[] for _ in xylo] for xylo in xylos]
    for value, ways in reversed(levels):
        blocks: set[tuple[int, tuple[int, int]]] = set()
        good: set[Reached] = set()
        for here, ways_on in ways.items():
            for there in ways_on:
                if there in leads_on:
                    good.add(here)
                    blocks.update(enumerate(zip(here, there, strict=True)))
        for owner, (first, end) in blocks:
            for slot in range(first, end):
                if value not in found[owner][slot]:
                    found[owner][slot].append(value)
        leads_on = good
    return [
        [can_be if card[1] == "?" else None for card, can_be in zip(xylo, of_xylo, strict=True)]
        for xylo, of_xylo in zip(xylos, found, strict=True)
    ]


class _Table:
    def __init__(self, xylos: Sequence[Sequence[str]]) -> None:
        self._colours = [[1 << LETTERS.index(card[0]) for card in xylo] for xylo in xylos]
        self._known = [[None if card[1] == "?" else int(card[1:]) for card in xylo] for xylo in xylos]
        self._blocks = cache(self._find_blocks)

    def ways(self, here: Reached, value: int, colours: int) -> list[Reached]:
        """Where the blocks of this value can lead from here: together they have each of these colours once."""
        found: list[tuple[Reached, int]] = [((), colours)]
        for owner, first in enumerate(here):
            blocks = self._blocks(owner, first, value)
            found = [
                ((*ends, first + length), missing ^ taken)
                for ends, missing in found
                for length, taken in blocks
                if missing & taken == taken
            ]
        return [ends for ends, missing in found if not missing]

    def _find_blocks(self, owner: int, first: int, value: int) -> list[Block]:
        """The blocks of a value with which a xylo can go on at a slot."""
        known, colours = self._known[owner], self._colours[owner]
        found = []
        taken = 0
        for slot in range(first, len(known) + 1):
            here = known[slot] if slot < len(known) else None
            if slot == len(known) or here != value:
                found.append((slot - first, taken))
            if slot == len(known) or here not in (None, value) or taken & colours[slot]:
                break
            taken |= colours[slot]
        return found
