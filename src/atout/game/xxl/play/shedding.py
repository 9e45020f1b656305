"""XXL, variants 1, 2 and 5, as people play them: getting rid of cards. A template (atout.compiled.template).

* Novice: plays the card with the highest total, because totals in hand are what counts in the end (K12).
* Club: the same, but rather one that lets an own card follow, and rather not one that only helps others; with two players
  it keeps the drawn card, because an opponent who cannot play has to draw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from atout.bots.play import NOVICE
from atout.rules.bits import lowest, next_in, popcount, words_for
from atout.rules.xxl import below, descents, runs
from atout.rules.xxl import cards as xxl
from atout.rules.xxl.shedding import DRAWN

if TYPE_CHECKING:
    from atout.compiled import compiled

    rules: Any = None  # one of the three variants

WORDS = words_for(rules.ACTIONS)
NOTHING = -1000
"""Drawing and passing, which one does only where no card fits."""
OWN_FOLLOWS = 1 if rules is below else 4
OTHERS_FOLLOW = 0 if rules is below else 1
"""What it is worth, in half points of a total, that a card can follow. In variant 2 hardly anything: there most cards can."""


if rules is runs:

    @compiled
    def card_of(action: int) -> int:
        return action // 4

    @compiled
    def opens(s: Any, action: int) -> int:
        """The cards that fit on this one afterwards: on in its run, or either way on its other side (K22, K23)."""
        side = action % 2
        return runs.fitting_on(s, action // 4, side, runs.direction_of(s, action // 2 % 2, action // 4, side))

elif rules is below:

    @compiled
    def card_of(action: int) -> int:
        return action

    @compiled
    def opens(s: Any, action: int) -> int:
        return below.below(s, action)

else:

    @compiled
    def card_of(action: int) -> int:
        return action // 2

    @compiled
    def opens(s: Any, action: int) -> int:
        """What this row wants next."""
        card = action // 2
        value = xxl.side_value(s, card, action % 2)
        return xxl.carrying(s, xxl.side_colour(s, card, action % 2), descents.value_after(value))

    @compiled
    def helps(s: Any, own: int, action: int) -> int:
        """A row that falls towards own cards: the nearer, the better."""
        hue = xxl.side_colour(s, action // 2, action % 2)
        value = xxl.side_value(s, action // 2, action % 2)
        worth = 0
        cards = own & s.carries[hue]
        while cards:
            below_it = value - xxl.value_in(s, lowest(cards), hue)
            cards &= cards - 1
            if below_it > 0:
                worth += 11 - below_it
        return worth


if rules is not descents:

    @compiled
    def helps(s: Any, own: int, action: int) -> int:
        return 0


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
    own = s.hand[seat] & ~(1 << card)
    others = popcount(follows) - popcount(follows & own)
    plain = 2 * xxl.total(s, card) + OWN_FOLLOWS * popcount(follows & own) - OTHERS_FOLLOW * others
    return plain + helps(s, own, action)
