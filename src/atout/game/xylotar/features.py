"""What a learner is given of a deal of Xylotar (atout.game.features)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled, fill
from atout.game.features import (
    Feature,
    absolute,
    flag,
    for_each,
    neighbours,
    number,
    one_of,
    put_seats,
    relative,
    somebody,
)
from atout.rules import xylotar as rules
from atout.rules.cards import NAMES, rank
from atout.rules.xylotar import HIDDEN, NONE

NOT_LAID_OUT, FACE_DOWN, LOOKED_AT, BID, IN_TRICK, PLAYED = range(6)
PLACES = ("not laid out yet", "face down", "face down, its owner has looked at it", "the bid", "in the trick", "played earlier")
PHASES = ("arranging", "playing", "may announce", "chooses a bid", "over", "decides who begins")
SUITS = ("unknown", *NAMES)
VALUES = ("unknown", *map(str, range(11)))


def columns(agreed: Any) -> Iterator[Feature]:
    seats, size = rules.seats_of(agreed.players), rules.xylo_size(agreed.players)
    people = neighbours(seats)
    slots = [f"{who}, {slot + 1}" for who in people for slot in range(size)]
    yield one_of("phase", "what is to be decided", PHASES)
    yield somebody("turn", "whose turn it is, or who leads when all hands are arranged", seats)
    yield somebody("lead", "who has led the trick", seats)
    yield one_of("led", "the colour of the trick", ("none", *NAMES), low=NONE)
    yield number("played", "cards in the trick", 0, seats)
    yield from for_each(people, flag("arranged", "their hand has been put in order"))
    yield from for_each(people, flag("tied", "among those of whom one is to begin"))
    yield from for_each(people, number("tricks", "tricks taken", 0, size))
    yield from for_each(people, one_of("bid", "the slot of the bid", ("none", *(str(i + 1) for i in range(size))), low=NONE))
    yield from for_each(slots, one_of("colour", "the colour of a card", SUITS, low=HIDDEN))
    yield from for_each(slots, one_of("value", "its value, where the observer sees it", VALUES, low=HIDDEN))
    yield from for_each(slots, one_of("place", "where it is", PLACES))
    arranged = [f"{who}, {slot + 1}" for who in people[1 : 3 if agreed.players == 2 else 2] for slot in range(size)]
    yield from for_each(arranged, one_of("passed", "its value, in a xylo that the observer arranged", VALUES, low=HIDDEN))


@compiled
def write(o: Any, out: Any) -> None:
    me, seats, size = o.seat, o.seats, o.size
    out[0] = o.phase
    out[1] = relative(o.turn, me, seats)
    out[2] = relative(o.lead, me, seats)
    out[3] = o.led
    out[4] = o.played
    at = put_seats(out, 5, o.arranged, me, seats)
    at = put_seats(out, at, o.tied, me, seats)
    cards = seats * size
    for place in range(seats):
        owner = absolute(place, me, seats)
        out[at + place] = o.won[owner]
        out[at + seats + place] = o.bid[owner]
        first = at + 2 * seats + place * size
        write_cards(o, owner, out[first : first + size], out[first + cards : first + cards + size])
        write_places(o, owner, out[first + 2 * cards : first + 2 * cards + size])
    at += 2 * seats + 3 * cards
    for place in range(1, 3 if o.players == 2 else 2):
        write_passed(o, absolute(place, me, seats), out[at : at + size])
        at += size


@compiled
def write_cards(o: Any, owner: int, colours: Any, values: Any) -> None:
    for slot in range(o.size + 0):
        colours[slot] = o.colour[owner, slot]
        values[slot] = o.value[owner, slot]


@compiled
def write_places(o: Any, owner: int, places: Any) -> None:
    """Where each card of a xylo is."""
    if o.phase == rules.ARRANGE or o.phase == rules.BEGIN:
        fill(places, NOT_LAID_OUT)
        return
    left = o.left[owner] + 0
    known = o.known[owner] & left
    for slot in range(o.size + 0):
        places[slot] = PLAYED - (left >> slot & 1) * (PLAYED - FACE_DOWN) + (known >> slot & 1)
    if o.bid[owner] != NONE:
        places[o.bid[owner]] = BID
    if o.trick[owner] != NONE:
        places[o.trick[owner]] = IN_TRICK


@compiled
def write_passed(o: Any, owner: int, values: Any) -> None:
    for slot in range(o.size + 0):
        values[slot] = o.passed[owner, slot]


def hidden_columns(agreed: Any) -> Iterator[Feature]:
    seats, size = rules.seats_of(agreed.players), rules.xylo_size(agreed.players)
    slots = [f"{who}, {slot + 1}" for who in neighbours(seats) for slot in range(size)]
    yield from for_each(slots, one_of("true value", "of every card", VALUES[1:]))


@compiled
def write_hidden(s: Any, me: int, out: Any) -> None:
    """Every value, from the observer's xylo on."""
    size = s.size
    for place in range(s.seats):
        owner = absolute(place, me, s.seats)
        for slot in range(size):
            out[place * size + slot] = rank(s.xylo[owner, slot])
