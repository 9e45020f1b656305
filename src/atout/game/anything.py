"""How to play a kind of deal for which nobody has written down how people play it: anything that is allowed.

A template (atout.compiled.template).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.chance import advance, pick
from atout.rules.bits import words_for

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.rules.rulebook import rules

WORDS = words_for(rules.ACTIONS)


@compiled
def all_words(s: Any) -> int:
    return WORDS


words_of = getattr(rules, "words", all_words)


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    dice[0] = advance(dice[0])
    return pick(actions, words_of(s), dice[0])
