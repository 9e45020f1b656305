"""A table is its host's for as long as they are there: connected or not, seated or not."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests import patience
from tests.hostile.beside import connected
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

HOSTS_ONLY: list[dict[str, object]] = [
    {"do": "kick", "seat": 1},
    {"do": "hand-over", "seat": 2},
    {"do": "agree-on", "agreement": {"spectators": False}},
    {"do": "lock", "on": True},
]


def three(server: Server) -> list[Caller]:
    return [Caller(server.address, new_address()).arrive() for _ in range(3)]


def new_table(host: Caller, grace: float) -> str:
    """Where its host does not sit."""
    table = {"game": "hilo", "seats": [{}] * 3, "agreement": {"grace": grace}}
    return str(host.post("/api/tables", table).body["code"])


def refusals(vandal: Caller, code: str) -> set[str]:
    return {str(vandal.post(f"/api/tables/{code}/do", command).body.get("message")) for command in HOSTS_ONLY}


def check_a_connected_host(server: Server) -> None:
    async def check() -> None:
        host, friend, vandal = three(server)
        code = new_table(host, grace=0)  # whoever is not connected is away at once
        async with connected(host, code) as seat:
            for guest, name in ((friend, "Bo"), (vandal, "Eve")):
                assert guest.do(code, "sit", name=name).status == 200
            for _ in range(4):  # by whichever process it is answered
                other = Caller(server.address, new_address(), vandal.token)
                assert refusals(other, code) == {"host-only"}
            assert host.do(code, "kick", seat=2).status == 200
            assert vandal.do(code, "sit", name="Eve").message == "sent-away"
            await seat.socket.close()
        patience.until(lambda: friend.do(code, "lock", on=True).status == 200)  # an absent host blocks nobody

    asyncio.run(check())


def test_nobody_takes_the_table_of_a_host_who_is_connected_and_does_not_sit(server: Server) -> None:
    check_a_connected_host(server)


def test_nor_if_the_host_is_connected_through_another_process(postgres_server: Server) -> None:
    check_a_connected_host(postgres_server)


def test_a_host_without_a_connection_is_there_while_they_ask(server: Server) -> None:
    host, friend, vandal = three(server)
    grace = 3.0
    code = new_table(host, grace)
    made = time.time()
    for guest, name in ((friend, "Bo"), (vandal, "Eve")):
        assert guest.do(code, "sit", name=name).status == 200

    while time.time() < made + grace + 1:
        asked = time.time()
        assert host.get(f"/api/tables/{code}").status == 200
        time.sleep(grace / 10)  # as somebody who reads would ask: often enough to be there, seldom enough for every limit
    assert refusals(vandal, code) == {"host-only"} or time.time() - asked >= grace
    patience.until(lambda: vandal.do(code, "lock", on=True).status == 200)
