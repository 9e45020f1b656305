"""What goes out over one connection, and when."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from atout.game import GAMES
from atout.server.live import connection
from atout.server.live.connection import AT_MOST_EVERY, Connection
from atout.server.people.callers import Caller
from atout.server.tables.agreements import Agreement
from atout.server.tables.chair import Chair
from atout.server.tables.creating import created
from atout.server.tables.entries import Entry
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.table import Table


def test_whoever_looks_around_gets_news_as_often_as_anybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        now = 1000.0
        monkeypatch.setattr(connection, "time", SimpleNamespace(monotonic=lambda: now))
        chairs = {seat: Chair(who=f"w{seat}", name=f"P{seat}", shows_hand=True) for seat in (1, 2)}
        new = created(GAMES["hilo"].match, {}, Agreement(), "w1", chairs, Shuffle.new())
        table = Table("2bcdefghijkmn").after(Entry(1, 0.0, "created", new.data))
        room: Any = SimpleNamespace(table=table)
        spectator = Connection(room, Caller("w3"), None)
        assert spectator._news()
        for seat in (1, None, 2):
            spectator.look_over_shoulder_of(seat)
            assert spectator._news() is None, "they have had news just now"
        spectator._wake.clear()
        now += 2 * AT_MOST_EVERY
        spectator._ring()  # the alarm that was set for then
        news = spectator._news()
        assert news is not None
        assert news["type"] == "state"
        now += 2 * AT_MOST_EVERY
        spectator.look_over_shoulder_of(2)
        assert spectator._news() is None, "they look there already"

    asyncio.run(check())
