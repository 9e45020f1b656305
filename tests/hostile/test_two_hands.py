"""Nobody sees two hands: whoever has looked over a shoulder does not sit down elsewhere, here or where the deals are the same."""

from __future__ import annotations

import asyncio

import pytest

from tests.hostile.beside import connected
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow


def test_who_has_looked_over_a_shoulder_takes_no_other_seat(server: Server) -> None:
    async def check() -> None:
        host, looker, other = (Caller(server.address, new_address()).arrive() for _ in range(3))
        code = host.table("hilo", seats=3)
        host.do(code, "start", fill="random")
        host.do(code, "lock", on=False)
        host.do(code, "show-hand", on=True)
        async with connected(looker, code) as seat:
            before = seat.number
            await seat.do("look", seat=1)
            await seat.do("look", seat=None)
            await seat.do("look", seat=1)
            assert [event["kind"] for event in seat.events if event["n"] > before] == ["quiet"], "it is noted once, quietly"
        assert looker.do(code, "sit", name="Eve", seat=2).message == "one-hand-only"
        assert host.do(code, "twin").message == "was-watched", "nor one where the deals are the same: there is none"
        assert other.do(code, "sit", name="Flo", seat=3).status == 200

    asyncio.run(check())


def test_whoever_looks_over_a_shoulder_says_who_they_are(server: Server) -> None:
    async def check() -> None:
        host = Caller(server.address, new_address()).arrive()
        code = host.table("hilo")
        host.do(code, "show-hand", on=True)
        async with connected(Caller(server.address, new_address()), code) as seat:
            assert (await seat.refusal("look", seat=1))["message"] == "no-token"

    asyncio.run(check())


def test_the_hand_that_one_has_looked_at_can_be_taken_over(server: Server) -> None:
    async def check() -> None:
        host, looker = (Caller(server.address, new_address()).arrive() for _ in range(2))
        code = host.table("hilo")
        host.do(code, "start", fill="random")
        host.do(code, "show-hand", on=True)
        async with connected(looker, code) as seat:
            await seat.do("look", seat=1)
        host.do(code, "lock", on=False)
        host.do(code, "leave")
        assert looker.do(code, "sit", name="Eve", seat=1).status in (200, 403)  # without its host the table may be closed

    asyncio.run(check())
