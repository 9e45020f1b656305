"""So many at once, in a fair order; and rates that are kept without anybody pushing. No clock but one that stands still."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import pytest

from atout.server import limits
from atout.server.bots.bot_moves import BotMoves
from atout.server.bots.turnstile import Turnstile
from atout.server.limits import Bucket, Limit, Limits


def test_no_more_than_so_many_are_in_and_owners_take_turns() -> None:
    async def check() -> None:
        turnstile = Turnstile(2)
        inside: list[str] = []
        order: list[str] = []
        most = 0

        async def come(owner: str, table: str) -> None:
            nonlocal most
            async with turnstile.turn((owner, table)):
                inside.append(owner)
                order.append(owner)
                most = max(most, len(inside))
                for _ in range(3):
                    await asyncio.sleep(0)
                inside.remove(owner)

        strangers = [asyncio.create_task(come("stranger", str(number))) for number in range(20)]
        await asyncio.sleep(0)
        person = [asyncio.create_task(come("person", "home")) for _ in range(2)]
        await asyncio.gather(*strangers, *person)
        assert most == 2
        assert order.index("person") == 2  # right after those who were in already
        assert order[2:5].count("person") == 2

    asyncio.run(check())


def test_so_many_bots_of_a_process_act_at_once() -> None:
    async def check() -> None:
        moves, inside, most = BotMoves(Limits()), 0, 0

        async def act(number: int) -> None:
            nonlocal inside, most
            async with moves.turn((f"home {number}", "host", "table")):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(act(number) for number in range(50)))
        assert most == limits.BOTS_AT_ONCE

    asyncio.run(check())


def test_whoever_gives_up_leaves_their_place_to_others() -> None:
    async def check() -> None:
        turnstile = Turnstile(1)
        free = asyncio.Event()

        async def come(wait: bool) -> str:
            async with turnstile.turn(("a", "t")):
                if wait:
                    await free.wait()
            return "done"

        first, second, third = (asyncio.create_task(come(wait)) for wait in (True, False, False))
        await asyncio.sleep(0)
        second.cancel()  # it waits
        first.cancel()  # it is in
        for task in (first, second):
            with suppress(asyncio.CancelledError):
                await task
        assert await third == "done"

    asyncio.run(check())


def test_bots_of_a_neighbour_do_not_wait_in_line_behind_those_of_a_stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hundred tables of one, and one of the other, behind one address; and the rate of the address is kept by all."""
    waited: dict[str, list[float]] = {"stranger": [], "neighbour": []}
    whose = ""

    async def sleep(seconds: float) -> None:
        waited[whose].append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: 100.0)

    async def check() -> None:
        nonlocal whose
        moves = BotMoves(Limits())

        async def move(who: str, times: int) -> None:
            nonlocal whose
            whose = who
            for _ in range(times):
                await moves.wait(Bucket(limits.ENDLESS), "home", who)

        await move("stranger", 800)
        assert max(waited["stranger"]) == pytest.approx(300 / limits.BOTS_OF_PERSON.rate)
        await move("neighbour", 200)
        assert waited["neighbour"] == []

    asyncio.run(check())


def test_what_is_reserved_keeps_to_the_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Limit(10, 3))
    assert [round(bucket.reserve(), 6) for _ in range(6)] == [0, 0, 0, 0.1, 0.2, 0.3]
    now += 0.4
    assert round(bucket.reserve(), 6) == 0.0
    assert Bucket(limits.ENDLESS).reserve() == 0.0
