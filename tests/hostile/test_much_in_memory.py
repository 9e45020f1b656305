"""The garbage collector looks at once through all that a process holds: so what nobody uses leaves sooner where there is much."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from atout.server import clock
from atout.server.rooms import hub
from atout.server.rooms.hub import CROWDED_AFTER, IDLE_AFTER, Hub


class Quiet:
    """A room as far as it matters here."""

    def __init__(self, code: str, weight: int, idle: float) -> None:
        self.code, self.weight = code, weight
        self.presence = SimpleNamespace(connections=set())
        self.table: object | None = object()
        self.ledger = SimpleNamespace(lock=asyncio.Lock(), used_at=clock.now() - idle)

    def rest(self, before: float) -> None:
        if self.ledger.used_at < before:
            self.table = None


def rested(rooms: list[Quiet]) -> set[str]:
    """Which of these are gone after somebody has looked after them."""
    house: Any = SimpleNamespace(rooms={room.code: room for room in rooms})
    asyncio.run(Hub._let_rest(house, clock.now()))
    return {room.code for room in rooms} - set(house.rooms)


def test_what_was_used_last_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "IN_MEMORY", 5)
    few = [Quiet(f"few{number}", 1, idle=10 * number) for number in range(5)]
    assert rested(few) == set()
    many = [Quiet(f"many{number}", 1, idle=2 * CROWDED_AFTER + number) for number in range(8)]
    assert rested([*many, Quiet("old", 1, idle=2 * IDLE_AFTER)]) == {"many5", "many6", "many7", "old"}
    assert rested([Quiet("long", 5, idle=10), Quiet("new", 1, idle=1), Quiet("next", 1, idle=11)]) == {"long", "next"}
    busy = [Quiet(f"busy{number}", 1, idle=0) for number in range(20)]
    assert rested(busy) == set(), "where people play, nothing leaves"
