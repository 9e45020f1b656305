"""XXL, variant 6, as people play it: the richest tricks.

* Novice: plays the first card that is allowed.
* Club: leads a card that is high in both colours; wins a trick with the cheapest card when last and with the highest one
  otherwise; throws the lowest total away; names the trump colour in which the hand is highest.
"""

from __future__ import annotations

from typing import Any

from atout.bots.skills import NOVICE
from atout.compiled import compiled
from atout.rules.bits import lowest
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import colour as rules
from atout.rules.xxl import tricks
from atout.rules.xxl.cards import COLOURS, NONE


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    if s.phase == rules.NAME_TRUMP:
        return rules.TRUMP + best_colour(s, seat)
    cards = actions[0] | actions[1] << 32
    if skill == NOVICE:
        return lowest(cards)
    best = -100000
    chosen = lowest(cards)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = worth_leading(s, card) if s.open == 0 else worth_following(s, seat, card)
        if worth > best:
            best = worth
            chosen = card
    return chosen


@compiled
def best_colour(s: Any, seat: int) -> int:
    best = -1
    chosen = 0
    for hue in range(COLOURS):
        total = 0
        cards = s.hand[seat] & s.carries[hue]
        while cards:
            total += 3 + xxl.value_in(s, lowest(cards), hue)
            cards &= cards - 1
        if total > best:
            best = total
            chosen = hue
    return chosen


@compiled
def worth_leading(s: Any, card: int) -> int:
    """Others choose the colour: the lower value counts more than the higher."""
    if s.trump != NONE and s.carries[s.trump] >> card & 1:
        return 3 * xxl.value_in(s, card, s.trump)
    return 2 * xxl.low_value(s, card) + xxl.high_value(s, card)


@compiled
def worth_following(s: Any, seat: int, card: int) -> int:
    mine = strength_with(s, card, card)
    best = 0
    points = xxl.total(s, card)
    for other in range(s.seats):
        if s.trick[other] != NONE:
            best = max(best, strength_with(s, s.trick[other], card))
            points += xxl.total(s, s.trick[other])
    if mine <= best:
        return -xxl.total(s, card)  # lost: as little as possible
    if xxl.left_of(s, seat) == s.lead:
        return 1000 + xxl.total(s, card)  # won for sure: as much as possible
    return 10 * points + mine


@compiled
def strength_with(s: Any, card: int, last: int) -> int:
    """How strong a card is if `last` is played now: in the trump colour, or in the colours that stay open (K72, K76)."""
    if s.trump != NONE and s.carries[s.trump] >> card & 1:
        return 1000 + tricks.strength_in(s, card, s.trump)
    opened = s.open & rules.colours_of(s, last)
    if opened == 0:
        opened = s.open + 0
    best = 0
    for hue in range(COLOURS):
        if opened >> hue & 1:
            best = max(best, 1 + tricks.strength_in(s, card, hue))
    return best
