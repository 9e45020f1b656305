"""What a seat can infer: the hidden cards that fit what it has seen, and how likely they are.

A module has the same shape for every game, so that search is written once. `remember` writes what a seat knows of a position
(and `veil` what the table had agreed on), `prepare` works out what follows from it, `sample` draws a world: a record that
could be the true one. Nothing but `remember` and `veil` ever reads a true record.
"""

from __future__ import annotations

from types import ModuleType

from atout.compiled import template
from atout.rules import hilo as hilo_rules
from atout.rules import xylotar as xylotar_rules


def belief_for(rules: ModuleType) -> ModuleType:
    """The module of a game, or of a variant of XXL."""
    if rules is xylotar_rules:
        from atout.game.xylotar import belief as xylotar_belief

        return xylotar_belief
    if rules is hilo_rules:
        from atout.game.hilo import belief as hilo_belief

        return hilo_belief
    return template("atout.game.xxl.belief", rules)
