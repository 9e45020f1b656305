"""Every way to make a table counts alike: new ones, rematches, twins."""

from __future__ import annotations

from typing import Any

import pytest

from atout.server.limits import ADDRESS, PERSON
from atout.server.rooms.room import MOST_TWINS
from atout.server.tables.shuffle import LONGEST_CHAIN
from tests.hostile.beside import beside_an_innocent_table
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow


def over(vandal: Caller) -> str:
    """A table whose match was broken off."""
    code = vandal.table("hilo")
    assert vandal.do(code, "start", fill="random").status == 200
    assert vandal.do(code, "abandon").status == 200
    return code


def test_a_chain_of_rematches_is_as_slow_as_new_tables(server: Server) -> None:
    def attack() -> tuple[int, dict[str, Any]]:
        vandal = Caller(server.address, new_address()).arrive()
        code, made = over(vandal), 0
        while (answer := vandal.do(code, "rematch")).status == 200:
            code, made = answer.body["code"], made + 1
            vandal.do(code, "start", fill="random")
            vandal.do(code, "abandon")
        assert answer.message == "too-many"
        assert vandal.post("/api/tables", {"game": "hilo", "seats": [{}, {}]}).status == 429, "it is the same budget"
        return made, vandal.get(f"/api/tables/{code}/record").body

    made, record = beside_an_innocent_table(server, attack)
    assert LONGEST_CHAIN < made <= 1.5 * PERSON["tables"].burst < ADDRESS["tables"].burst
    assert len(record["fairness"]["earlier"]) == LONGEST_CHAIN, "and none takes along all that were before"


def test_tokens_for_bots_count_like_new_tables(server: Server) -> None:
    """A person has twenty at most, but anybody can be many people."""

    def attack() -> int:
        home, made, new = new_address(), 0, {"name": "x", "scopes": ["watch"]}
        while True:
            vandal = Caller(server.address, home).arrive()
            for _ in range(20):
                if (answer := vandal.post("/api/tokens", new)).status != 201:
                    assert answer.message == "too-many"
                    return made
                made += 1

    assert beside_an_innocent_table(server, attack) < 1.5 * ADDRESS["tables"].burst


def test_many_twins_do_not_make_sitting_down_slow(server: Server) -> None:
    def attack() -> None:
        vandal = Caller(server.address, new_address()).arrive()
        code = vandal.table("hilo")
        vandal.do(code, "start", fill="random")
        answers = [vandal.do(code, "twin") for _ in range(3 * MOST_TWINS)]
        twins = [answer.body["code"] for answer in answers if answer.status == 200]
        assert len(twins) == MOST_TWINS
        assert {answer.message for answer in answers if answer.status != 200} == {"too-many-twins"}
        friend = Caller(server.address, new_address()).arrive()
        assert friend.do(twins[0], "sit", name="Fay").status == 200
        assert friend.do(twins[1], "sit", name="Fay").message == "knows-the-deals"
        assert vandal.do(twins[2], "sit", name="Ann").message == "knows-the-deals"

    beside_an_innocent_table(server, attack)


@pytest.mark.parametrize("path", ["/api/tables", "/api/games", "/api/matches", "/health"])
def test_lists_do_not_hold_up_anybody(server: Server, path: str) -> None:
    """After all the tables that the attacks above have made."""
    reader = Caller(server.address, new_address()).arrive()
    assert beside_an_innocent_table(server, lambda: {reader.get(path).status for _ in range(20)}) == {200}


def test_one_address_does_not_fill_the_lobby(server: Server) -> None:
    def attack() -> list[dict[str, Any]]:
        vandal, other = (Caller(server.address, new_address()).arrive() for _ in range(2))
        other.table(agreement={"public": True})
        for _ in range(110):
            vandal.table(agreement={"public": True})
        return vandal.get("/api/tables").body

    shown = beside_an_innocent_table(server, attack)
    assert len(shown) == 11
    assert len({table["code"] for table in shown}) == 11
