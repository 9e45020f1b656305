"""XXL, variant 3, as people play it: as many cards as possible.

* Novice: leads and plays the first card that is allowed.
* Club: leads the highest value; takes a trick with the cheapest card that wins when last, with the best one otherwise; throws
  the lowest total away; in the second round refuses a trick that cannot be won; keeps the card with the highest value.
"""

from __future__ import annotations

from typing import Any

from atout.bots.skills import NOVICE
from atout.compiled import compiled
from atout.rules.bits import next_in, words_for
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import refuse as rules
from atout.rules.xxl import tricks

WORDS = words_for(rules.ACTIONS)


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    best = -100000
    chosen = 0
    action = next_in(actions, WORDS, -1)
    while action >= 0:
        if skill == NOVICE:
            return action
        worth = worth_of(s, seat, action)
        if worth > best:
            best = worth
            chosen = action
        action = next_in(actions, WORDS, action)
    return chosen


@compiled
def worth_of(s: Any, seat: int, action: int) -> int:
    if action < rules.FOLLOW_WITH:
        card = action // 2
        return 100 * xxl.side_value(s, card, action % 2) + xxl.total(s, card)
    if action < rules.PASS:
        return worth_following(s, seat, action - rules.FOLLOW_WITH)
    if action == rules.PASS:
        return -10  # better than throwing away, worse than winning
    card = action - rules.KEEP
    return 100 * xxl.high_value(s, card) + xxl.low_value(s, card)


@compiled
def worth_following(s: Any, seat: int, card: int) -> int:
    value = xxl.value_in(s, card, s.colour)
    winning = s.trick[tricks.highest_in(s, s.colour)]
    if tricks.strength_in(s, card, s.colour) <= tricks.strength_in(s, winning, s.colour):
        return -20 - xxl.total(s, card) - 2 * xxl.high_value(s, card)
    if is_last(s, seat):
        return 1000 - value
    return 500 + value if value >= 7 else 100 - value


@compiled
def is_last(s: Any, seat: int) -> bool:
    other = xxl.left_of(s, seat)
    while other != s.lead:
        if s.hand[other] != 0:  # how many cards others have is public
            return False
        other = xxl.left_of(s, other)
    return True
