"""What a seat, or a spectator, may know of a deal of Peak."""

from __future__ import annotations

from typing import Literal, TypedDict

from atout.match.view import AnyView


class PeakPlayed(TypedDict):
    seat: int
    card: str


class PeakDeal(TypedDict):
    hand: list[str]
    counts: list[int]
    trick: list[PeakPlayed]
    won: list[int]


class PeakView(AnyView, PeakDeal):
    game: Literal["peak"]


def views() -> tuple[type, ...]:
    return (PeakView,)
