"""Bots that play for a stranger, as fast as they can, at as many tables as the stranger can make."""

from __future__ import annotations

import pytest

from tests import patience
from tests.hostile.beside import beside_an_innocent_table, figures
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("level", "tables"), [("random", 150), ("club", 100), ("expert", 60)])
def test_tables_full_of_bots_do_not_hold_up_people(server: Server, level: str, tables: int) -> None:
    def moves() -> float:
        return figures(server).get('atout_moves_total{game="hilo"}', 0.0)

    def attack() -> None:
        vandal = Caller(server.address, new_address()).arrive()
        new = {"game": "hilo", "seats": [{"bot": level}] * 4, "agreement": {"pace": 0}, "options": {"limit": 100_000}}
        codes = [vandal.post("/api/tables", new).body["code"] for _ in range(tables)]
        before = moves()
        assert {vandal.do(code, "start").status for code in codes} == {200}
        patience.until(lambda: moves() > before + 5 * tables, "they do play")
        assert {vandal.do(code, "abandon").status for code in codes} == {200}

    beside_an_innocent_table(server, attack)
