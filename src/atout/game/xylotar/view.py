"""What a seat, or a spectator, may know of a deal of Xylotar, for people and programs.

Everything comes out of `rules.observe`, which names what the seat may see, and out of what the rules say of a trick, whose
cards lie face up; nothing else is taken from the state itself.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Literal, NotRequired, TypedDict

from atout.game.xylotar import notation, possible
from atout.match.buffers import members, scratch
from atout.match.view import AnyView
from atout.rules import xylotar as rules
from atout.rules.bits import lowest, popcount
from atout.rules.cards import COLOURS, LETTERS

Phase = Literal["arrange", "play", "announce", "choose", "over", "begin"]
Leading = Literal["any", "right", "right-and-bid", "last"]
PHASES: tuple[Phase, ...] = ("arrange", "play", "announce", "choose", "over", "begin")


class XylotarBid(TypedDict):
    slot: int
    value: int
    made: bool
    """Its owner has as many tricks as it says, as things stand (X20)."""


class Xylo(TypedDict):
    """What somebody knows of a xylo. Slots are counted from 1, from the left."""

    seat: int
    cards: list[str]
    """As far as they are known: `R9`, `R?`, or `??` while they are in somebody's hand."""
    played: list[int]
    tricks: int
    bid: XylotarBid | None
    looked_at: list[int]
    """Slots whose cards its owner has looked at."""
    high_note: int | None
    """The slot that the High Note marks (X9); null where none is left, or nothing is laid out yet."""


class XylotarPlayed(TypedDict):
    seat: int
    slot: int
    card: str


class XylotarDeal(TypedDict):
    """What somebody knows of a deal."""

    phase: Phase
    trump: str
    highest: dict[str, int]
    """The highest card of each colour that is in the game (X1, X3): what the back of a card tells."""
    turn: int | None
    leader: int | None
    """Null until somebody has decided who begins, among those who are tied (X24)."""
    led: str | None
    leads: Leading | None
    """What whoever leads a trick now can lead (X9): any card but the leftmost; of two the right one, with which the other may
    become the bid (X15); the last one. Null if nobody leads now."""
    trick: list[XylotarPlayed]
    winning: int | None
    """Who takes the trick as it lies now (X11)."""
    xylos: list[Xylo]
    exchangeable: list[list[list[int]]]
    """For each hand of `legal` that is to be put in order, the groups of its places whose cards may change places (X4)."""
    arranged_for: list[int]
    """Who gets each of these hands (X5, X30)."""
    tied: NotRequired[list[int]]
    """Among whom somebody decides who begins."""


class XylotarView(AnyView, XylotarDeal):
    game: Literal["xylotar"]
    possible: NotRequired[list[list[list[int] | None]]]
    """Where the table has agreed on it: for each slot of each xylo the values that it can have, as far as one sees; null where
    the value is seen, or nothing is laid out yet."""


def views() -> tuple[type, ...]:
    return (XylotarView,)


Drawn = dict[tuple[int | None, int], tuple[tuple[int, ...], Xylo]]
"""For each seat and each owner: the xylo as it was seen last, and what it depended on."""


def view(state: Any, seat: int | None, *, memory: bool, drawn: Drawn) -> XylotarDeal:
    """The deal as `seat` (counted from 0) knows it. Without `memory` the values that it passed on are left out (X6)."""
    seen = scratch(rules.OBSERVATION, "view")
    rules.observe_table(state.record, rules.NONE if seat is None else seat, seen.record)
    arranging = seen.phase == rules.ARRANGE
    xylos = [_xylo(state, seen, owner, memory=memory, drawn=drawn) for owner in range(seen.seats)]
    beginning = seen.phase == rules.BEGIN
    hands = notation.to_arrange(state, seat)
    deal: XylotarDeal = {
        "phase": PHASES[seen.phase],
        "trump": LETTERS[seen.trump],
        "highest": _highest(seen.trump),
        "turn": None if arranging or seen.phase == rules.OVER else seen.turn + 1,
        "leader": None if beginning else seen.lead + 1,
        "led": None if seen.led == rules.NONE else LETTERS[seen.led],
        "leads": _leading(seen) if seen.phase == rules.PLAY and seen.led == rules.NONE else None,
        "trick": [_trick_card(seen, xylos, (seen.lead + i) % seen.seats) for i in range(seen.played)],
        "winning": _seat(rules.winning(state.record)),
        "xylos": xylos,
        "exchangeable": [_equals(seen, receiver) for receiver in hands],
        "arranged_for": [receiver + 1 for receiver in hands],
    }
    if beginning:
        deal["tied"] = _slots(seen.tied)
    return deal


def _leading(seen: Any) -> Leading:
    """What is to be said of the cards that can be led, from what everybody sees of them."""
    left = popcount(seen.left[seen.turn])
    if left > 2:
        return "any"
    if left == 1:
        return "last"
    return "right" if seen.bid[seen.turn] != rules.NONE else "right-and-bid"


def possible_values(deal: XylotarDeal) -> list[list[list[int] | None]]:
    """What can be told at a glance of every card whose value is not seen, from the view alone."""
    laid_out = deal["phase"] not in ("arrange", "begin")
    cards = tuple(tuple(xylo["cards"]) for xylo in deal["xylos"])
    return _possible(cards, deal["trump"]) if laid_out else [[None for _ in own] for own in cards]


@lru_cache(100)
def _possible(cards: tuple[tuple[str, ...], ...], trump: str) -> list[list[list[int] | None]]:
    """Nothing of it changes while no card is turned up, and it is the same for all who see the same."""
    return possible.values(cards, LETTERS.index(trump))


@cache
def _highest(trump: int) -> dict[str, int]:
    return {LETTERS[colour]: rules.values_of(colour) - 1 for colour in range(trump, COLOURS)}


def _equals(seen: Any, owner: int) -> list[list[int]]:
    """X4: cards of a hand that are worth the same, by their places in it, where there are several."""
    places: dict[int, list[int]] = {}
    for slot in range(seen.size):
        places.setdefault(seen.passed[owner, slot], []).append(slot + 1)
    return [equal for equal in places.values() if len(equal) > 1]


def _trick_card(seen: Any, xylos: list[Xylo], owner: int) -> XylotarPlayed:
    slot = seen.trick[owner]
    return {"seat": owner + 1, "slot": slot + 1, "card": xylos[owner]["cards"][slot]}


def _xylo(state: Any, seen: Any, owner: int, *, memory: bool, drawn: Drawn) -> Xylo:
    """A xylo. Once it lies there, few of its cards change between two looks: the others are not looked at again."""
    left, known, bid, won = lying = (seen.left[owner], seen.known[owner], seen.bid[owner], seen.won[owner])
    last = drawn.get((seen.seat, owner))
    if last and last[0] == lying:
        return last[1]
    if last:
        cards = list(last[1]["cards"])
        changed = (last[0][0] ^ left) | (last[0][1] ^ known)
    else:
        cards = [""] * seen.size
        changed = (1 << seen.size) - 1
    remembers = memory or not seen.arranged >> owner & 1
    for slot in members(changed):
        rules.observe_cards(state.record, seen.seat, owner, slot, slot + 1, seen.record)
        value = seen.value[owner, slot]
        if value == rules.HIDDEN and remembers:
            value = seen.passed[owner, slot]
        cards[slot] = _name(seen.colour[owner, slot], value)
    laid_out = seen.phase not in (rules.ARRANGE, rules.BEGIN)
    gone = 0 if not laid_out else ((1 << seen.size) - 1) & ~left
    xylo: Xylo = {
        "seat": owner + 1,
        "cards": cards,
        "played": _slots(gone if bid == rules.NONE else gone & ~(1 << bid)),
        "tricks": won,
        "bid": None if bid == rules.NONE else _bid(bid, int(cards[bid][1:]), won),
        "looked_at": _slots(known),
        "high_note": lowest(left) + 1 if left else None,
    }
    if laid_out:
        drawn[seen.seat, owner] = (lying, xylo)
    return xylo


def _bid(slot: int, value: int, won: int) -> XylotarBid:
    return {"slot": slot + 1, "value": value, "made": bool(rules.is_made(value, won))}


def _seat(owner: int) -> int | None:
    return None if owner == rules.NONE else int(owner) + 1


@cache
def _slots(bits: int) -> list[int]:
    """Slots are counted from 1, from the left."""
    return [slot + 1 for slot in members(bits)]


@cache
def _name(colour: int, value: int) -> str:
    """A card as far as it is known: `R9`, or `R?`, or `??` while it is in somebody else's hand."""
    return ("?" if colour == rules.HIDDEN else LETTERS[colour]) + ("?" if value == rules.HIDDEN else str(value))
