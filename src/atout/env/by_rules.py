"""Bots that play by written rules, at every table of a batch.

A template (atout.compiled.template): `own` is how people play the game (`play.py` in its folder).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.chance import advance
from atout.rules.bits import lowest

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.rules.rulebook import rules

    own: Any = None


@compiled
def choose_by_rules(t: Any, first: int, last: int, dice: Any, actions: Any, skill: int, scratch: Any) -> None:
    """What a player of that skill does at each table."""
    for i in range(first, last):
        s = t.states[i]
        seat = lowest(rules.waiting(s))
        rules.legal(s, seat, scratch.legal)
        dice[i] = advance(dice[i])
        scratch.die[0] = dice[i]
        actions[i] = own.choose(s, seat, scratch.legal, skill, scratch.die)
