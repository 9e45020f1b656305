"""What everybody saw happen in a move: what is the same in all games. The rest of it lies with its game, in `events.py`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from atout.match.account import Line

Event = dict[str, Any]
"""At run time."""


class Happened(TypedDict):
    """What everybody saw happen: one of the events of the games, or the end of a deal."""

    event: str


class BySeat(TypedDict):
    """Something that somebody did, or that happened to them."""

    seat: int


class DealOver(TypedDict):
    """The deal is over: what came of it, as the result has it."""

    event: Literal["deal-over"]
    deal: int
    scores: list[int]
    places: list[int]
    account: NotRequired[list[list[Line]]]
    keepsakes: NotRequired[list[str | None]]
    totals: NotRequired[list[int]]
    standing: NotRequired[list[int]]
    variant: NotRequired[int]
