"""What a learner is given of a deal of HILO (atout.game.features)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from atout.compiled import compiled
from atout.game.features import Feature, absolute, clear, flag, for_each, neighbours, number, one_of, put_set, relative, somebody
from atout.rules import hilo as rules
from atout.rules.bits import lowest
from atout.rules.cards import NAMES, colour, rank
from atout.rules.hilo import CARDS, CELLS, HIDDEN, LINES, NONE, VALUES

PHASES = ("turning over two", "begins the turn", "has drawn", "shuffling", "may clear", "slides", "chooses a line", "over")
SUITS = ("face down", "nothing", *NAMES)
RANKS = ("face down", "nothing", *map(str, range(-1, VALUES - 1)))
UNSEEN, DISCARDED, RETURNED = range(3)
SEEN = ("not in the discard pile", "in the discard pile", "was discarded, and is in the draw pile again")
CARD_NAMES = [f"{name} {value}" for name in NAMES for value in range(-1, VALUES - 1)]


def columns(agreed: Any) -> Iterator[Feature]:
    seats = agreed.players
    people = neighbours(seats)
    cells = [f"{who}, {cell + 1}" for who in people for cell in range(CELLS)]
    yield one_of("phase", "what is to be decided", PHASES)
    yield somebody("turn", "whose turn it is", seats)
    yield somebody("closer", "who has closed the round", seats)
    yield flag("settling", "everything has been turned over")
    yield number("draws", "cards in the draw pile", 0, CARDS)
    yield number("discards", "cards in the discard pile", 0, CARDS)
    yield one_of("discard colour", "of the top of the discard pile", SUITS, low=HIDDEN)
    yield one_of("discard value", "of the top of the discard pile", RANKS, low=HIDDEN)
    yield one_of("held colour", "of the card that was drawn", SUITS, low=HIDDEN)
    yield one_of("held value", "of the card that was drawn", RANKS, low=HIDDEN)
    yield from for_each(LINES, flag("line", "it may or must be cleared now"))
    yield from for_each(people, number("rows", "of a tableau", 0, 3))
    yield from for_each(people, number("columns", "of a tableau", 0, 3))
    yield from for_each(cells, one_of("colour", "of a card of a tableau", SUITS, low=HIDDEN))
    yield from for_each(cells, one_of("value", "of a card of a tableau", RANKS, low=HIDDEN))
    yield from for_each(CARD_NAMES, one_of("seen", "whether a card is or was in the discard pile", SEEN))


@compiled
def suit_of(card: int) -> int:
    """The colour; HIDDEN and NONE stay what they are."""
    return colour(card) if card >= 0 else card


@compiled
def rank_of(card: int) -> int:
    """The value plus one; HIDDEN and NONE stay what they are."""
    return rank(card) if card >= 0 else card


@compiled
def number_of(card: int) -> int:
    """A card's place among all."""
    return colour(card) * VALUES + rank(card)


@compiled
def write(o: Any, out: Any) -> None:
    me, seats = o.seat, o.players
    top = o.discard[o.discards - 1] + 0
    held = o.held + 0
    out[0] = o.phase
    out[1] = relative(o.turn, me, seats)
    out[2] = relative(o.closer, me, seats)
    out[3] = o.settling
    out[4] = o.draws
    out[5] = o.discards
    out[6] = suit_of(top)
    out[7] = rank_of(top)
    out[8] = suit_of(held)
    out[9] = rank_of(held)
    at = put_set(out, 10, o.lines, 8)
    cells = seats * CELLS
    for place in range(seats):
        owner = absolute(place, me, seats)
        out[at + place] = o.rows[owner]
        out[at + seats + place] = o.columns[owner]
        first = at + 2 * seats + place * CELLS
        write_tableau(o, owner, out[first : first + CELLS], out[first + cells : first + cells + CELLS])
    write_seen(o, out, at + 2 * (seats + cells))


@compiled
def write_tableau(o: Any, owner: int, colours: Any, values: Any) -> None:
    for cell in range(CELLS):
        card = o.card[owner, cell] + 0
        colours[cell] = suit_of(card)
        values[cell] = rank_of(card)


@compiled
def write_seen(o: Any, out: Any, first: int) -> None:
    clear(out, first, CARDS, UNSEEN)
    for word in range(4):
        cards = o.returned[word] + 0
        while cards:
            out[first + number_of(32 * word + lowest(cards))] = RETURNED
            cards &= cards - 1
    for i in range(o.discards):
        out[first + number_of(o.discard[i])] = DISCARDED


def hidden_columns(agreed: Any) -> Iterator[Feature]:
    cells = [f"{who}, {cell + 1}" for who in neighbours(agreed.players) for cell in range(CELLS)]
    yield from for_each(cells, one_of("true colour", "of every card of a tableau", SUITS[1:], low=NONE))
    yield from for_each(cells, one_of("true value", "of every card of a tableau", RANKS[1:], low=NONE))
    yield from for_each(CARD_NAMES, number("drawn in", "how many draws away a card is; 0: it is not in the draw pile", 0, CARDS))


@compiled
def write_hidden(s: Any, me: int, out: Any) -> None:
    """Every card of a tableau, from the observer's on, and the order of the draw pile."""
    cells = s.seats * CELLS
    clear(out, 0, 2 * cells, NONE)
    for place in range(s.seats):
        owner = absolute(place, me, s.seats)
        for cell in range(rules.cells(s, owner)):
            card = s.cell[owner, cell] + 0
            out[place * CELLS + cell] = suit_of(card)
            out[cells + place * CELLS + cell] = rank_of(card)
    clear(out, 2 * cells, CARDS, 0)
    for i in range(s.next, CARDS):
        out[2 * cells + number_of(s.pile[i])] = i - s.next + 1
