"""XXL, variant 4, as people play it: streets with high totals.

* Novice: lays a street if there is one, takes a card from the stock otherwise.
* Club: lays the street with the highest total; takes from the stock and gives away what fits least with the rest of the hand,
  unless the middle offers something far better; never passes as long as something else can be done.
"""

from __future__ import annotations

from typing import Any

from atout.bots.skills import NOVICE
from atout.compiled import compiled
from atout.rules.bits import lowest, next_in, nth
from atout.rules.xxl import cards as xxl
from atout.rules.xxl import streets as rules
from atout.rules.xxl.cards import CARDS, NONE

SWAPPING = 30
"""A card from the stock is new to everybody; one from the middle must be that much better to be worth it."""


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    best = -100000
    chosen = 0
    words = rules.words(s)
    action = next_in(actions, words, -1)
    while action >= 0:
        worth = worth_of(s, seat, action, skill)
        if worth > best:
            best = worth
            chosen = action
        action = next_in(actions, words, action)
    return chosen


@compiled
def worth_of(s: Any, seat: int, action: int, skill: int) -> int:
    if action >= rules.STREET:
        return 10000 + xxl.total_of(s, rules.street_cards(s, action))
    if action < rules.GIVE_AWAY:
        if skill == NOVICE:
            return -100
        given = nth(s.hand[seat], (action - rules.SWAP) // CARDS)
        taken = (action - rules.SWAP) % CARDS
        rest = s.hand[seat] & ~(1 << given)
        return together(s, rest, taken) - together(s, rest, given) - SWAPPING
    if action < rules.DRAW:
        card = action - rules.GIVE_AWAY
        return 0 if skill == NOVICE else -together(s, s.hand[seat] & ~(1 << card), card)
    if action == rules.DRAW:
        return 0
    return -50  # pass, or done


@compiled
def together(s: Any, cards: int, card: int) -> int:
    """How well a card goes with others: neighbours in a colour, and its total."""
    worth = xxl.total(s, card)
    while cards:
        other = lowest(cards)
        cards &= cards - 1
        for side in range(2):
            value = xxl.value_in(s, other, xxl.side_colour(s, card, side))
            if value != NONE:
                gap = abs(value - xxl.side_value(s, card, side))
                if gap == 1:
                    worth += 6
                elif gap == 2:
                    worth += 4
    return worth
