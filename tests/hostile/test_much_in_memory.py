"""The garbage collector looks at once through all that a process holds: so what nobody uses leaves sooner where there is much."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from secrets import token_urlsafe
from types import SimpleNamespace
from typing import Any

import pytest

from atout.server import clock
from atout.server.rooms import hub
from atout.server.rooms.hub import CROWDED_AFTER, IDLE_AFTER, Hub
from atout.server.tables.table import Table
from tests import patience
from tests.hostile.beside import beside_an_innocent_table, figures
from tests.hostile.logs import Log, new_database
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server


@pytest.fixture(scope="module")
def longest() -> Log:
    """A deal that does not end, until the match is broken off."""
    log = Log(token_urlsafe(24), token_urlsafe(24))
    while log.table.playing:
        log.move()
    return log


@pytest.mark.slow
def test_the_garbage_collector_holds_up_nobody(longest: Log, tmp_path: Path) -> None:
    """Deals that do not end, at many tables, all of them looked at within a minute."""
    database = new_database(tmp_path / "atout.db")
    codes = longest.save_copies(database, 70)
    server = Server(database)

    def attack() -> None:
        for code in codes:
            assert Caller(server.address, new_address()).get(f"/api/tables/{code}").status == 200
        patience.until(lambda: figures(server)["atout_tables_loaded"] > 0)

    try:
        beside_an_innocent_table(server, attack)
    finally:
        server.kill()


def looked_at(log: Log, entries: int) -> int:
    """How many objects the garbage collector looks at for a table of so many entries."""
    before = {id(found) for found in everything()}
    table = Table.from_log(log.code, log.entries[:entries])
    gc.collect()
    number = sum(id(found) not in before for found in everything())
    assert table.number == entries
    return number


def everything() -> Iterator[Any]:
    gc.collect()
    return iter(gc.get_objects())


def test_the_garbage_collector_looks_at_no_more_of_a_long_table_than_of_a_short_one(longest: Log) -> None:
    looked_at(longest, 20)  # what is loaded the first time
    short, long = looked_at(longest, 40), looked_at(longest, len(longest.entries))
    assert long < short + 20 < 150


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
