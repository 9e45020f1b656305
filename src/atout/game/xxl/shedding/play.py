"""XXL, variants 1, 2 and 5, as people play them: getting rid of cards. A template (atout.compiled.template).

* Novice: plays the card with the highest total, because totals in hand are what counts in the end (K12).
* Club: the same, but rather one that lets an own card follow, and rather not one that only helps others; with two players
  it keeps the drawn card, because an opponent who cannot play has to draw.

A variant says which card an action lays, and what that opens (`play.py` in its folder).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.bots.skills import NOVICE
from atout.rules.bits import next_in, popcount, words_for
from atout.rules.xxl import cards as xxl
from atout.rules.xxl.shedding import DRAWN

if TYPE_CHECKING:
    from atout.compiled import compiled

    rules: Any = None
    own: Any = None  # what a variant says about itself

WORDS = words_for(rules.ACTIONS)
NOTHING = -1000
"""Drawing and passing, which one does only where no card fits."""
OWN_FOLLOWS = getattr(own, "OWN_FOLLOWS", 4)
OTHERS_FOLLOW = getattr(own, "OTHERS_FOLLOW", 1)
"""What it is worth, in half points of a total, that a card can follow."""


@compiled
def one_each(action: int) -> int:
    """Where a card can be laid in one way only."""
    return action


@compiled
def nothing(s: Any, action: int) -> int:
    return 0


@compiled
def no_help(s: Any, hand: int, action: int) -> int:
    return 0


card_of = getattr(own, "card_of", one_each)
opens = getattr(own, "opens", nothing)
"""The cards that fit afterwards, where this one was laid."""
helps = getattr(own, "helps", no_help)
"""What else it is worth, to somebody with these other cards."""


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    """Plays if anything fits; else draws, or passes."""
    if s.phase == DRAWN and s.seats == 2 and skill != NOVICE:
        return rules.PASS
    best = 2 * NOTHING
    chosen = -1
    action = next_in(actions, WORDS, -1)
    while action >= 0:
        worth = (
            NOTHING if action >= rules.DRAW else xxl.total(s, card_of(action)) if skill == NOVICE else worth_of(s, seat, action)
        )
        if worth > best:
            best = worth
            chosen = action
        action = next_in(actions, WORDS, action)
    return chosen


@compiled
def worth_of(s: Any, seat: int, action: int) -> int:
    card = card_of(action)
    follows = opens(s, action)
    hand = s.hand[seat] & ~(1 << card)
    others = popcount(follows) - popcount(follows & hand)
    plain = 2 * xxl.total(s, card) + OWN_FOLLOWS * popcount(follows & hand) - OTHERS_FOLLOW * others
    return plain + helps(s, hand, action)
