"""XXL, variant 4: streets. Three values in a row of one colour, from the hand and from the middle (K50 to K56).

Which streets are possible is seen at once in a set of sides: value `v` of colour `c` is bit `11 * c + v`, and where three bits
follow each other within a colour a street lies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.bits import add, lowest, nth, popcount
from atout.rules.xxl import cards as xxl
from atout.rules.xxl.cards import NONE, VALUES
from atout.rules.xxl.observing import observe_common, own

SEATS, CARDS = xxl.SEATS, xxl.CARDS
deck = xxl.whole_deck

TURN, GIVE, OVER = range(3)

# Actions. A street is named by its colour, its lowest value, and which of the two cards it takes at each of its values. A swap
# is named by the place of its card in the hand, which is sorted by number, and by the card of the middle.
STREETS = 5 * 9 * 8
SWAP = STREETS
GIVE_AWAY = SWAP + 4 * CARDS
DRAW = GIVE_AWAY + CARDS
PASS = DRAW + 1
DONE = PASS + 1
ACTIONS = DONE + 1
WORDS = (ACTIONS + 31) // 32

LOWEST_OF_STREET = 0x1FF << 0 | 0x1FF << 11 | 0x1FF << 22 | 0x1FF << 33 | 0x1FF << 44
"""The sides that a street can begin with: 0 to 8 of each colour."""

NEEDS_STOCK = True
LOWEST_WINS = False

STATE = xxl.state(
    ("middle", np.int64),
    ("laid", np.int64, SEATS),  # the cards of each seat's streets
    ("drawn", np.int8),
    # The turn.
    ("street", np.int8),  # one was laid
    ("exchange", np.int8),  # one was made
    ("took", np.int8),  # from the draw pile
    ("begun_empty", np.int8),  # the draw pile was empty when the turn began
    # Successive turns.
    ("passes", np.int8),
    ("quiet", np.int8),  # without a street and without taking from the draw pile
    ("dry", np.int8),  # begun with an empty draw pile, and without a street
)

OBSERVATION = xxl.observation(
    ("middle", np.int64),
    ("laid", np.int64, SEATS),
    ("drawn", np.int8),
    ("street", np.int8),
    ("exchange", np.int8),
    ("passes", np.int8),
    ("quiet", np.int8),
    ("dry", np.int8),
)


@compiled
def hand_size(players: int) -> int:
    return 4  # K50


@compiled
def start(s: Any, order: Any) -> None:
    xxl.deal_hands(s, order, hand_size(s.players))
    s.middle = 0
    s.middle |= 1 << xxl.draw_from_stock(s)
    s.middle |= 1 << xxl.draw_from_stock(s)
    for seat in range(s.seats):
        s.laid[seat] = 0
    s.passes = 0
    s.quiet = 0
    s.dry = 0
    begin_turn(s, xxl.most_points(s))


@compiled
def begin_turn(s: Any, seat: int) -> None:
    s.turn = seat
    s.phase = TURN
    s.drawn = NONE
    s.street = 0
    s.exchange = 0
    s.took = 0
    s.begun_empty = xxl.stock_is_empty(s)


@compiled
def waiting(s: Any) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


# --- Streets ----------------------------------------------------------------------------------------------------------


@compiled
def sides_of(s: Any, cards: int) -> int:
    """All sides of a set of cards, as a set."""
    sides = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        sides |= 1 << xxl.high_colour(s, card) * VALUES + xxl.high_value(s, card)
        sides |= 1 << xxl.low_colour(s, card) * VALUES + xxl.low_value(s, card)
    return sides


@compiled
def possible_streets(s: Any, seat: int) -> int:
    """K52: the lowest sides of all streets that a seat could lay; at least one card comes from the hand."""
    from_hand = sides_of(s, s.hand[seat])
    sides = from_hand | sides_of(s, s.middle)
    return sides & sides >> 1 & sides >> 2 & LOWEST_OF_STREET & (from_hand | from_hand >> 1 | from_hand >> 2)


@compiled
def street_cards(s: Any, action: int) -> int:
    """The three cards of a street, as a set."""
    colour = action // 72
    value = action // 8 % 9
    first = 1 << s.at[colour, value, action & 1]
    second = 1 << s.at[colour, value + 1, action >> 1 & 1]
    return first | second | 1 << s.at[colour, value + 2, action >> 2 & 1]


@compiled
def write_streets(s: Any, seat: int, out: Any) -> None:
    possible = possible_streets(s, seat)
    while possible:
        side = lowest(possible)
        possible &= possible - 1
        first = (side // VALUES * 9 + side % VALUES) * 8
        for action in range(first, first + 8):
            cards = street_cards(s, action)
            if cards & ~(s.hand[seat] | s.middle) == 0 and cards & s.hand[seat]:
                add(out, action)


# --- Whose decision, and which ----------------------------------------------------------------------------------------


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    for word in range(WORDS):
        out[word] = 0
    if s.phase == GIVE:
        write_cards(s.hand[seat], GIVE_AWAY, out)  # K53: any of the five
        return
    if not s.street:
        write_streets(s, seat, out)
    if not s.exchange:
        for place in range(popcount(s.hand[seat])):
            write_cards(s.middle, SWAP + CARDS * place, out)
        if not xxl.stock_is_empty(s):
            add(out, DRAW)
    add(out, DONE if s.street or s.exchange else PASS)  # K51


@compiled
def write_cards(cards: int, first: int, out: Any) -> None:
    while cards:
        add(out, first + lowest(cards))
        cards &= cards - 1


@compiled
def play(s: Any, seat: int, action: int) -> None:
    if action < SWAP:
        lay_street(s, seat, street_cards(s, action))
    elif action < GIVE_AWAY:
        given = nth(s.hand[seat], (action - SWAP) // CARDS)
        taken = (action - SWAP) % CARDS
        s.hand[seat] ^= 1 << given | 1 << taken
        s.middle ^= 1 << given | 1 << taken
        s.exchange = 1
        end_if_no_street_is_left(s)
    elif action < DRAW:
        s.hand[seat] ^= 1 << action - GIVE_AWAY
        s.middle |= 1 << action - GIVE_AWAY
        s.drawn = NONE
        s.exchange = 1
        s.phase = TURN
        end_if_no_street_is_left(s)
    elif action == DRAW:
        s.drawn = xxl.draw_from_stock(s)
        s.hand[seat] |= 1 << s.drawn
        s.took = 1
        s.phase = GIVE
    else:
        end_turn(s, action == PASS)


@compiled
def as_seen(s: Any, seat: int, action: int) -> int:
    """An action as others see it: a swap shows its two cards (K53), not the place in the hand."""
    if SWAP <= action < GIVE_AWAY:
        given = nth(s.hand[seat], (action - SWAP) // CARDS)
        return ACTIONS + given * CARDS + (action - SWAP) % CARDS
    return action


@compiled
def as_made(s: Any, seat: int, seen: int) -> int:
    """The action that others have seen, for a hand that could have made it; NONE if it could not."""
    if seen < ACTIONS:
        return seen
    given = (seen - ACTIONS) // CARDS
    if not s.hand[seat] >> given & 1:
        return NONE
    return SWAP + CARDS * popcount(s.hand[seat] & (1 << given) - 1) + (seen - ACTIONS) % CARDS


@compiled
def lay_street(s: Any, seat: int, cards: int) -> None:
    """K52: then the hand is filled up to four cards and the middle to two, as far as the draw pile goes."""
    s.hand[seat] &= ~cards
    s.middle &= ~cards
    s.laid[seat] |= cards
    s.street = 1
    while popcount(s.hand[seat]) < 4 and not xxl.stock_is_empty(s):
        s.hand[seat] |= 1 << xxl.draw_from_stock(s)
    while popcount(s.middle) < 2 and not xxl.stock_is_empty(s):
        s.middle |= 1 << xxl.draw_from_stock(s)
    end_if_no_street_is_left(s)


# --- The end of a turn, and of all ------------------------------------------------------------------------------------


@compiled
def end_turn(s: Any, passed: bool) -> None:
    s.dry = s.dry + 1 if s.begun_empty and not s.street else 0
    s.passes = s.passes + 1 if passed else 0
    s.quiet = 0 if s.street or s.took else s.quiet + 1
    if s.dry == s.seats:
        s.phase = OVER  # K55, the ruling
        return
    if not xxl.stock_is_empty(s) and (s.passes == s.seats or s.quiet == 3 * s.seats):
        turn_over(s)
    if s.phase != OVER:
        begin_turn(s, xxl.left_of(s, s.turn))


@compiled
def turn_over(s: Any) -> None:
    """K54: the top card of the draw pile joins the middle, and the counts begin anew."""
    s.middle |= 1 << xxl.draw_from_stock(s)
    s.passes = 0
    s.quiet = 0
    end_if_no_street_is_left(s)


@compiled
def end_if_no_street_is_left(s: Any) -> None:
    """K55: the draw pile is empty and nobody could lay a street."""
    if not xxl.stock_is_empty(s):
        return
    for seat in range(s.seats):
        if possible_streets(s, seat):
            return
    s.phase = OVER


@compiled
def over(s: Any) -> bool:
    return s.phase == OVER


@compiled
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = xxl.total_of(s, s.laid[seat])  # K56


@compiled
def observe(s: Any, seat: int, out: Any) -> None:
    observe_common(s, seat, out)
    out.waiting = waiting(s)
    out.middle = s.middle
    out.drawn = own(seat, s, s.drawn)
    out.street = s.street
    out.exchange = s.exchange
    out.passes = s.passes
    out.quiet = s.quiet
    out.dry = s.dry
    for owner in range(SEATS):
        out.laid[owner] = s.laid[owner] if owner < s.seats else 0
