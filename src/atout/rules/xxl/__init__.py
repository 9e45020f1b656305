"""XXL: six games with one deck of two-coloured cards. One module a variant; what they share is in cards, shedding and tricks.

Every module has the shape of a game of its own (docs/architecture.md), and the match plays one after the other.
"""

from __future__ import annotations

from types import ModuleType

from atout.rules.xxl import below, colour, descents, refuse, runs, streets

VARIANTS: dict[int, ModuleType] = {1: runs, 2: below, 3: refuse, 4: streets, 5: descents, 6: colour}
"""By the rulebook's numbers."""
