"""Random play of whole deals, written once for all games.

This file is a template (atout.compiled.template): it is loaded once for each game, with `rules` and `compiled` bound
to that game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.chance import advance, no_reshuffle, pick, shuffle
from atout.rules.bits import lowest, words_for

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.rules.rulebook import rules

WORDS = words_for(rules.ACTIONS)


@compiled
def all_words(s: Any) -> int:
    return WORDS


reshuffle = getattr(rules, "reshuffle", no_reshuffle)
words_of = getattr(rules, "words", all_words)


@compiled
def play_deals(s: Any, order: Any, actions: Any, tally: Any, deals: int, random: int) -> None:
    """Plays that many deals from shuffle to score at random and adds to `tally` how many decisions were made."""
    for _ in range(deals):
        random = shuffle(order, rules.deck(s, order), random)
        rules.start(s, order)
        while True:
            seats = rules.waiting(s)
            if seats == 0:
                if rules.over(s):
                    break
                random = shuffle(order, rules.deck(s, order), random)
                reshuffle(s, order)
                continue
            seat = lowest(seats)
            rules.legal(s, seat, actions)
            random = advance(random)
            rules.play(s, seat, pick(actions, words_of(s), random))
            tally[0] += 1
