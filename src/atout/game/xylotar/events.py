"""What everybody at the table sees happen when a move of Xylotar is made, automata included, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, TypedDict, get_args

from atout.match.buffers import members
from atout.match.events import BySeat
from atout.rules import xylotar as rules


class Arranged(BySeat):
    event: Literal["arrange"]


class LaidOut(TypedDict):
    """All hands are in order: the xylos lie there."""

    event: Literal["laid-out"]
    leader: int


class XylotarBegin(BySeat):
    """Who has decided who begins (X24), and who does."""

    event: Literal["begin"]
    leader: int


class Held(BySeat):
    event: Literal["hold"]


class Looked(BySeat):
    """Somebody looks at two of their cards."""

    event: Literal["look"]
    slots: list[int]


class XylotarCard(BySeat):
    """A card is played."""

    event: Literal["play"]
    slot: int
    card: str


class BidShown(BySeat):
    event: Literal["bid"]
    slot: int
    card: str
    made: bool
    """Its owner has as many tricks as it says, as things stand (X20)."""


class XylotarTrick(BySeat):
    event: Literal["trick"]
    made: bool
    """Whoever took it has as many tricks now as they have bid (X20)."""


XylotarEvent = Arranged | LaidOut | XylotarBegin | Held | Looked | XylotarCard | BidShown | XylotarTrick


def types() -> tuple[type, ...]:
    return get_args(XylotarEvent)


def events(before: Any, after: Any, seat: int, text: str) -> Iterator[XylotarEvent]:
    """The events of one move, from the states before and after it. `seat` is counted from 0."""
    verb, *words = text.split()
    if verb == "arrange":
        yield {"event": "arrange", "seat": seat + 1}
        if after.phase != rules.ARRANGE:
            yield {"event": "laid-out", "leader": after.lead + 1}
    elif verb == "begin":
        yield {"event": "begin", "seat": seat + 1, "leader": after.leader + 1}
        if after.phase != rules.ARRANGE:
            yield {"event": "laid-out", "leader": after.lead + 1}
    elif verb == "hold":
        yield {"event": "hold", "seat": seat + 1}
    elif verb == "look":
        yield {"event": "look", "seat": seat + 1, "slots": [int(word) for word in words]}
    elif verb == "bid":
        yield _bid(after, seat)
    yield from _cards_and_tricks(before, after)


def _cards_and_tricks(before: Any, after: Any) -> Iterator[XylotarEvent]:
    """Cards that were played, bids that X15 made, and the trick that was taken; at most one trick ends in a move (X32)."""
    taken = [owner for owner in range(after.seats) if after.won[owner] > before.won[owner]]
    new_lead = taken and after.played
    seats = [(before.turn + i) % after.seats for i in range(after.seats)]
    for owner in seats:
        for slot in members(before.left[owner] & ~after.left[owner]):
            if slot == after.bid[owner]:
                continue
            if not (new_lead and rules.in_trick(after.record, owner) and slot == after.trick[owner]):
                yield _play(after, owner, slot)
        if after.bid[owner] != before.bid[owner] and after.known[owner] == 0:
            yield _bid(after, owner)
    for owner in taken:
        yield {"event": "trick", "seat": owner + 1, "made": _has_made(after, owner)}
    if new_lead:
        yield _play(after, after.lead, after.trick[after.lead])


def _play(state: Any, owner: int, slot: int) -> XylotarCard:
    return {"event": "play", "seat": owner + 1, "slot": slot + 1, "card": rules.name(state.xylo[owner, slot])}


def _bid(state: Any, owner: int) -> BidShown:
    slot = state.bid[owner]
    card = rules.name(state.xylo[owner, slot])
    return {"event": "bid", "seat": owner + 1, "slot": slot + 1, "card": card, "made": _has_made(state, owner)}


def _has_made(state: Any, owner: int) -> bool:
    return state.bid[owner] != rules.NONE and bool(rules.made_bid(state.record, owner))
