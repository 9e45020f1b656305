"""XXL, variant 4: streets. Three values in a row of one colour, from the hand and from the middle (K50 to K56).

Which streets are possible is seen at once in a set of sides: value `v` of colour `c` is bit `11 * c + v`, and where three bits
follow each other within a colour a street lies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atout.compiled import compiled
from atout.rules.bits import WORD, add, lowest, nth, popcount
from atout.rules.xxl import cards as xxl
from atout.rules.xxl.cards import COLOURS, MOST_ALIKE, NONE, VALUES
from atout.rules.xxl.observing import observe_common, own

SEATS, CARDS = xxl.SEATS, xxl.CARDS
deck = xxl.whole_deck

TURN, GIVE, OVER = range(3)

# Actions. A swap is named by the place of its card in the hand, which is sorted by number, and by the card of the middle. A
# street is named by its colour, its lowest value, and which of the deck's cards it takes at each of its values: how many there
# are to choose from is up to the deck (K2), so streets come last, and a set of actions ends with the last one (`words`).
SWAP = 0
GIVE_AWAY = SWAP + 4 * CARDS
DRAW = GIVE_AWAY + CARDS
PASS = DRAW + 1
DONE = PASS + 1
STREET = DONE + 1
BEGINNINGS = VALUES - 2
"""Values that a street can begin with."""
KINDS = COLOURS * BEGINNINGS
"""Of streets: a colour and a lowest value."""
ACTIONS = STREET + BEGINNINGS * (MOST_ALIKE**3 + 3)

LOWEST_OF_STREET = 0x1FF << 0 | 0x1FF << 11 | 0x1FF << 22 | 0x1FF << 33 | 0x1FF << 44
"""The sides that a street can begin with: 0 to 8 of each colour."""

NEEDS_STOCK = True
LOWEST_WINS = False

STATE = xxl.state(
    ("first", np.int16, KINDS + 1),  # the first action of each kind of street; at last, where they end
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
    number_streets(s)
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
def number_streets(s: Any) -> None:
    """Gives every street of the deck its action."""
    action = STREET
    for colour in range(COLOURS):
        for value in range(BEGINNINGS):
            s.first[colour * BEGINNINGS + value] = action
            action += alike(s, colour, value) * alike(s, colour, value + 1) * alike(s, colour, value + 2)
    s.first[KINDS] = action


@compiled
def words(s: Any) -> int:
    """How many words a set of actions takes with this deck."""
    return (s.first[KINDS] + WORD - 1) // WORD


@compiled
def alike(s: Any, colour: int, value: int) -> int:
    """How many cards carry that value in that colour."""
    return popcount(xxl.carrying(s, colour, value))


@compiled
def kind_of(s: Any, action: int) -> int:
    """A street's colour and lowest value, in one number."""
    kind = 0
    beyond = KINDS
    while beyond - kind > 1:
        middle = (kind + beyond) // 2
        if s.first[middle] <= action:
            kind = middle
        else:
            beyond = middle
    return kind


@compiled
def street_card(s: Any, action: int, place: int) -> int:
    """A street's card with its lowest value (0), the middle one (1) or the highest (2)."""
    kind = kind_of(s, action)
    colour = kind // BEGINNINGS
    value = kind % BEGINNINGS
    which = action - s.first[kind]
    for i in range(place):
        which //= alike(s, colour, value + i)
    return nth(xxl.carrying(s, colour, value + place), which % alike(s, colour, value + place))


@compiled
def street_cards(s: Any, action: int) -> int:
    """The three cards of a street, as a set."""
    return 1 << street_card(s, action, 0) | 1 << street_card(s, action, 1) | 1 << street_card(s, action, 2)


@compiled
def write_streets(s: Any, seat: int, out: Any) -> None:
    possible = possible_streets(s, seat)
    while possible:
        side = lowest(possible)
        possible &= possible - 1
        write_streets_from(s, seat, side // VALUES, side % VALUES, out)


@compiled
def write_streets_from(s: Any, seat: int, colour: int, value: int, out: Any) -> None:
    """All streets with this colour and lowest value: each card that is at hand, with each of the others."""
    low = xxl.carrying(s, colour, value)
    mid = xxl.carrying(s, colour, value + 1)
    top = xxl.carrying(s, colour, value + 2)
    at_hand = s.hand[seat] | s.middle
    first = s.first[colour * BEGINNINGS + value]
    a = low & at_hand
    while a:
        i = place_in(low, lowest(a))
        b = mid & at_hand
        while b:
            j = place_in(mid, lowest(b))
            c = top & at_hand
            while c:
                k = place_in(top, lowest(c))
                if (a & -a | b & -b | c & -c) & s.hand[seat]:
                    add(out, first + (k * popcount(mid) + j) * popcount(low) + i)
                c &= c - 1
            b &= b - 1
        a &= a - 1


@compiled
def place_in(cards: int, card: int) -> int:
    """How many lower cards are in the set."""
    return popcount(cards & (1 << card) - 1)


# --- Whose decision, and which ----------------------------------------------------------------------------------------


@compiled
def legal(s: Any, seat: int, out: Any) -> None:
    for word in range(words(s)):
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
    if action >= STREET:
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
    if action < GIVE_AWAY:
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
