"""Bots at the table: any seat, any level, at any time; in a process of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.server.support.people import Person
from tests.server.support.servers import Server, descendants
from tests.server.support.tables import settled, table


def test_a_match_against_bots_of_every_level(address: str) -> None:
    async def check() -> None:
        person = Person(address)
        seats = [{}, {"bot": "random"}, {"bot": "novice"}, {"bot": "club"}]
        code = await person.create("xxl", seats, options={"mode": "series", "variant": 6, "times": 1}, agreement={"pace": 0})
        async with person.at(code) as seat:
            await seat.do("start")
            await seat.play(Random(1))
            assert seat.state["result"]["winners"]

    asyncio.run(check())


def test_bots_alone_play_to_the_end_while_somebody_watches(here: str) -> None:
    async def check() -> None:
        person = Person(here)
        code = await person.create("hilo", [{"bot": "club"}] * 2, sit=False, options={"limit": 1}, agreement={"pace": 0})
        async with person.at(code) as watcher:
            await person.do(code, "start")
            await watcher.until(lambda s: s.table["status"] == "finished")

    asyncio.run(check())


@pytest.mark.slow
def test_expert_plays_like_club_until_it_has_warmed_up(here: str) -> None:
    async def check() -> None:
        person = Person(here)
        code = await person.create(
            "xylotar", [{}, {"bot": "expert"}, {"bot": "expert"}], options={"rounds": 1}, agreement={"pace": 0.1}
        )
        async with person.at(code) as seat:
            await seat.do("start")
            await seat.play(Random(2), lambda s: len(s.events) > 30)

    asyncio.run(check())


def test_bots_come_and_go_during_a_match(address: str) -> None:
    async def check() -> None:
        async with table(address, 3, agreement={"pace": 0.02}) as (code, _, (host, second, third)):
            await second.do("leave")
            await host.until(lambda s: s.chairs[2]["bot"] == "club")
            await host.do("bot", seat=2, level="random")
            await host.do("lock", on=False)
            newcomer = Person(address, "Neo")
            async with newcomer.at(code) as new:
                await new.do("sit", name="Neo", seat=2)
                await new.until(lambda s: s.chairs[2]["kind"] == "person")
                await settled([host, third, new])
                assert new.view["players"][1] == {"seat": 2, "name": "Neo"}
                assert (await host.refusal("bot", seat=2, level="club"))["message"] == "seat-taken"
            assert (await host.refusal("bot", seat=7 - 4, level=None))["message"] == "seat-taken"

    asyncio.run(check())


@pytest.mark.slow
def test_a_table_goes_on_when_the_bots_process_dies(own_database: Path) -> None:
    """Again and again, in the middle of their thinking."""

    async def check() -> None:
        person = Person(server.address)
        code = await person.create("hilo", [{"bot": "club"}] * 3, sit=False, options={"limit": 1}, agreement={"pace": 0.05})
        async with person.at(code) as watcher:
            await person.do(code, "start")
            for _ in range(4):
                await watcher.reach(watcher.number + 4)
                for pid in descendants(server.process.pid):
                    os.kill(pid, signal.SIGKILL)
            number = watcher.number
            await watcher.until(lambda s: s.number > number + 5 or s.table["status"] == "finished")

    server = Server(own_database)
    try:
        asyncio.run(check())
    finally:
        server.kill()


def test_bots_keep_the_pace_of_the_table(sqlite_server: Server) -> None:
    """Not faster: how long a bot seems to think must not depend on its position. (How much slower, a busy machine decides.)"""

    async def check() -> None:
        person = Person(sqlite_server.address)
        code = await person.create("hilo", [{"bot": "random"}] * 2, sit=False, agreement={"pace": 0.4})
        async with person.at(code) as watcher:
            await person.do(code, "start")
            await watcher.reach(10)
        with closing(sqlite3.connect(sqlite_server.database)) as database:
            rows = database.execute("SELECT at FROM entries WHERE code = ? AND kind = 'moved' ORDER BY number", [code])
            gaps = [later - earlier for (earlier,), (later,) in pairwise(rows)][2:]  # the first two turn cards over at once
        assert len(gaps) >= 5
        assert min(gaps) > 0.75 * 0.4 - 0.01

    asyncio.run(check())


def test_forced_moves_are_made_after_a_time_like_ones_own(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "xxl", options={"mode": "series", "variant": 6, "times": 1}) as (_, _, seats):
            for seat in seats:
                await seat.do("play-forced", on=True)
            by_hand = 0
            while seats[0].table["status"] == "playing":
                await settled(seats)
                for seat in seats:
                    if seat.must_act and len(seat.view["legal"]) > 1:
                        await seat.move(seat.view["legal"][0])
                        by_hand += 1
                await asyncio.sleep(0.05)
            moves = [event for event in seats[0].events if event["kind"] == "moved"]
            assert by_hand < len(moves)  # the last card at least is forced
            assert "plays_forced" not in seats[0].chairs[2]  # and nobody is told who has switched this on

    asyncio.run(check())


@pytest.mark.slow
def test_bots_go_on_after_somebody_stopped_waiting_for_one(here: str) -> None:
    """A take-back makes a bot's thinking pointless; its late answer must not disturb anybody."""

    async def check() -> None:
        person = Person(here)
        options = {"mode": "series", "variant": 6, "times": 1}
        code = await person.create("xxl", [{}, {"bot": "club"}, {"bot": "club"}], options=options, agreement={"pace": 0.3})
        async with person.at(code) as seat:
            await seat.do("start")
            for _ in range(3):
                await seat.until(lambda s: s.must_act)
                await seat.move(seat.view["legal"][0])
                await seat.do("take-back")
                await seat.until(lambda s: s.must_act)
                await seat.move(seat.view["legal"][0])
            await seat.play(Random(1), lambda s: len(s.events) > 30)

    asyncio.run(check())
