"""Xylotar as people play it.

A person does not count all deals. They know that values fall from left to right, that pink ends at 3 and red at 10, and what
has been shown: that leaves a range for each slot, and a guess in it. So neither `novice` nor `club` uses the exact belief; a
bot with perfect inference looks clairvoyant to people.

* Novice: plays high, leads from the middle, announces when three cards are left.
* Club: tries to win tricks until the bid is made, then to lose them; takes a trick as cheaply as seems safe; leads the best
  trump when every trick that is left is needed; throws dangerous cards away once the bid is made; announces when the tricks
  won and those to be expected fit a pair of cards.
"""

from __future__ import annotations

from typing import Any

from atout.bots.skills import NOVICE
from atout.chance import roll
from atout.compiled import compiled
from atout.rules import xylotar as rules
from atout.rules.bits import highest, lowest, nth, popcount
from atout.rules.cards import colour, rank
from atout.rules.xylotar import ANNOUNCE, ARRANGE, BEGIN, BID, CHOOSE, HOLD, LOOK, NONE

TENTHS = 10

# A guess for each slot, in tenths, before anything is known: the place in a sorted hand says most.
GUESS_15 = (95, 85, 75, 65, 57, 50, 43, 37, 31, 26, 21, 16, 11, 6, 2)
GUESS_13 = (75, 67, 60, 53, 47, 41, 35, 29, 24, 19, 14, 9, 3)
GUESS_12 = (94, 82, 71, 61, 52, 44, 37, 30, 23, 16, 9, 3)


@compiled
def choose(s: Any, seat: int, actions: Any, skill: int, dice: Any) -> int:
    if s.phase == ARRANGE:
        return arrange(actions, dice)
    if s.phase == BEGIN:
        return nth(actions[0], roll(dice, popcount(actions[0])))  # X24: before a card is seen, nobody has a reason
    if s.phase == CHOOSE:
        return bid(s, seat)
    if s.phase == ANNOUNCE:
        return announce(s, seat, skill)
    slots = actions[0] + 0
    if slots & slots - 1 == 0:
        return lowest(slots)
    if skill == NOVICE:
        return nth(slots, popcount(slots) // 2) if s.led == NONE else lowest(slots)
    return lead(s, seat, slots) if s.led == NONE else follow(s, seat, slots)


@compiled
def arrange(actions: Any, dice: Any) -> int:
    """Equal values stand in any order, so that it tells nothing (X4)."""
    colours = actions[1] >> rules.PLACE - BID
    return rules.PLACE + nth(colours, roll(dice, popcount(colours)))


# --- What a person thinks of a card -----------------------------------------------------------------------------------


@compiled
def guess(s: Any, seat: int, slot: int) -> int:
    """The value of one's own card, in tenths: what its place suggests, within what its neighbours allow (X4)."""
    if rules.sees(s, seat, seat, slot):
        return TENTHS * rank(s.xylo[seat, slot])
    if s.size == 15:
        value = GUESS_15[slot]
    elif s.size == 13:
        value = GUESS_13[slot]
    else:
        value = GUESS_12[slot]
    seen = s.known[seat] | ~s.left[seat]
    right = seen >> slot + 1 << slot + 1 & (1 << s.size) - 1
    if right:
        value = max(value, TENTHS * rank(s.xylo[seat, lowest(right)]))
    left = seen & (1 << slot) - 1
    if left:
        value = min(value, TENTHS * rank(s.xylo[seat, highest(left)]))
    return min(value, TENTHS * top_value(s, seat, slot))


@compiled
def top_value(s: Any, seat: int, slot: int) -> int:
    """The highest value that the colour has (X1)."""
    return 10 - colour_of(s, seat, slot)


@compiled
def colour_of(s: Any, seat: int, slot: int) -> int:
    return colour(s.xylo[seat, slot])  # every colour is public (X5)


@compiled
def hope(s: Any, seat: int, slot: int) -> int:
    """How likely a card is to win a trick some time, in percent."""
    value = guess(s, seat, slot)
    if colour_of(s, seat, slot) == s.trump:
        return min(95, 25 + value * 7 // 10)
    share = 100 * value // (TENTHS * top_value(s, seat, slot))
    return share * share * 55 // 10000


@compiled
def expected(s: Any, seat: int) -> int:
    """The tricks that a seat will have won at the end, in tenths: those won, one's hopes, and half a look at the average."""
    left = s.left[seat] + 0
    count = popcount(left)
    total = 0
    while left:
        total += hope(s, seat, lowest(left))
        left &= left - 1
    tricks = count if s.bid[seat] != NONE else count - 1
    own = total * tricks // (10 * max(count, 1))
    return TENTHS * s.won[seat] + (own + TENTHS * tricks // s.seats) // 2


# --- The announcement -------------------------------------------------------------------------------------------------


@compiled
def announce(s: Any, seat: int, skill: int) -> int:
    """Looks at the two neighbours that come nearest to the tricks expected, or holds."""
    left = s.left[seat] + 0
    count = popcount(left)
    if skill == NOVICE and count > 3:
        return HOLD
    wanted = expected(s, seat)
    best = 1000
    action = HOLD
    while left & left - 1:
        slot = lowest(left)
        left &= left - 1
        other = lowest(left)
        error = min(distance(s, seat, slot, wanted), distance(s, seat, other, wanted))
        error = 2 * error + distance(s, seat, slot, wanted) + distance(s, seat, other, wanted)
        if error < best:
            best = error
            action = LOOK + slot
    return action if count == 3 or (count <= 7 and best <= 8 * (9 - count)) else HOLD


@compiled
def distance(s: Any, seat: int, slot: int, wanted: int) -> int:
    return abs(guess(s, seat, slot) - wanted)


@compiled
def bid(s: Any, seat: int) -> int:
    """Of the two cards seen, the one whose value is nearer to the tricks expected; one that cannot be met, last."""
    first = lowest(s.looked)
    second = highest(s.looked)
    wanted = expected(s, seat)
    return BID + (first if miss(s, seat, first, wanted) < miss(s, seat, second, wanted) else second)


@compiled
def miss(s: Any, seat: int, slot: int, wanted: int) -> int:
    value = rank(s.xylo[seat, slot])
    tricks_left = popcount(s.left[seat]) - 1
    impossible = value < s.won[seat] or value > s.won[seat] + tricks_left
    return abs(TENTHS * value - wanted) + (1000 if impossible else 0)


# --- Tricks -----------------------------------------------------------------------------------------------------------


@compiled
def needed(s: Any, seat: int) -> int:
    """How many more tricks a seat wants: what the bid asks for; before it, one at a time."""
    if s.bid[seat] == NONE:
        return 1
    return rank(s.xylo[seat, s.bid[seat]]) - s.won[seat]


@compiled
def wants(s: Any, seat: int) -> bool:
    """A bid that cannot be made any more is forgotten: every trick is a point (X19)."""
    need = needed(s, seat)
    return need > 0 or (s.bid[seat] != NONE and need < 0)


@compiled
def lead(s: Any, seat: int, slots: int) -> int:
    if s.bid[seat] != NONE and needed(s, seat) >= popcount(s.left[seat]):
        trumps = slots & s.suit[seat, s.trump]
        if trumps:
            return lowest(trumps)  # every trick is needed: the highest trump first
        return best_slot(s, seat, slots, True)
    return best_slot(s, seat, slots, wants(s, seat))


@compiled
def best_slot(s: Any, seat: int, slots: int, winning: bool) -> int:
    """The card with the best hope to win, or to lose."""
    best = -1000
    chosen = lowest(slots)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        worth = hope(s, seat, slot) if winning else -hope(s, seat, slot)
        if worth > best:
            best = worth
            chosen = slot
    return chosen


@compiled
def follow(s: Any, seat: int, slots: int) -> int:
    """Wins as cheaply as seems safe, or else gets rid of the least useful card; who wants to lose, of the most dangerous."""
    winning = wants(s, seat)
    last = s.played == s.seats - 1
    best = -100000
    chosen = lowest(slots)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        beats = strength_guess(s, seat, slot) - TENTHS * s.strength
        hopes = hope(s, seat, slot)
        if winning:
            if beats > 0:
                worth = 1000 - hopes if last else 500 + min(beats, 30) * 10 - hopes
            else:
                worth = -hopes
        else:
            worth = hopes - 1000 if beats > 0 else hopes
        if worth > best:
            best = worth
            chosen = slot
    return chosen


@compiled
def strength_guess(s: Any, seat: int, slot: int) -> int:
    """As X11 has it, in tenths, with a guess for the value."""
    of_suit = rules.class_of(s, colour_of(s, seat, slot))
    return TENTHS * of_suit + guess(s, seat, slot) if of_suit else 0
