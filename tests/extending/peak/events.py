"""What everybody sees happen when a move of Peak is made."""

from __future__ import annotations

from typing import Literal, get_args

from atout.match.events import BySeat


class PeakCard(BySeat):
    event: Literal["play"]
    card: str


class PeakTrick(BySeat):
    event: Literal["trick"]


PeakEvent = PeakCard | PeakTrick


def types() -> tuple[type, ...]:
    return get_args(PeakEvent)
