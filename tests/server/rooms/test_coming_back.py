"""People who return: after a refresh, a crash, on another device. And people who do not."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests import patience
from tests.server.support.people import Person
from tests.server.support.tables import acting, settled, table


def test_who_reconnects_in_mid_trick_gets_exactly_what_they_missed(address: str) -> None:
    async def check() -> None:
        async with table(address, 4) as (code, people, seats):
            first = acting(seats)
            absent = seats[(seats.index(first) + 2) % 4]
            person, known = people[seats.index(absent)], absent.number
            await absent.socket.close()
            for _ in range(2):
                seat = acting([s for s in seats if s is not absent])
                await seat.move(seat.view["legal"][0])
                if seat.must_act:
                    await seat.move("hold")
                others = [s for s in seats if s is not absent]
                await settled(others)
            async with person.at(code, since=known) as returned:
                missed = [event for event in first.events if event["n"] > known]
                assert [event for event in returned.events if event["kind"] == "moved"] == [
                    event for event in missed if event["kind"] == "moved"
                ]
                assert returned.seat == absent.seat
                assert len(returned.view["trick"]) == 2
                assert returned.must_act
                await returned.move(returned.view["legal"][0])

    asyncio.run(check())


@pytest.mark.slow
def test_who_was_away_too_long_gets_a_full_view(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", options={"limit": 1000}) as (code, people, seats):
            for _ in range(130):
                await settled(seats)
                seat = acting(seats)
                await seat.move(seat.view["legal"][0])
            async with people[0].at(code, since=1) as returned:
                assert returned.events == []
                assert len(returned.moves) == 130

    asyncio.run(check())


@pytest.mark.slow
def test_a_new_connection_replaces_the_old_one(address: str) -> None:
    async def check() -> None:
        async with table(address) as (code, people, seats), people[1].at(code) as newer:
            await seats[1].until(lambda s: s.closed)
            assert seats[1].closed == 4001
            assert seats[1].others == [{"type": "replaced"}]
            assert newer.seat == 2
            await seats[2].socket.close()  # later; so when they are missed, whoever is missed for the replaced one would be, too
            await newer.until(lambda s: s.chairs[3]["away_since"])
            assert newer.chairs[2]["away_since"] is None

    asyncio.run(check())


def test_the_same_person_on_another_device(address: str) -> None:
    """The token opens the seat anywhere; a cookie does, too."""

    async def check() -> None:
        async with table(address) as (code, people, _):
            other_device = Person(address, token=people[0].token)
            assert (await other_device.look(code))["seat"] == 1
            assert (await Person(address).look(code))["seat"] is None

    asyncio.run(check())


@pytest.mark.slow
def test_a_lost_connection_is_seen_by_all_and_a_bot_stands_in_after_the_grace_time(address: str) -> None:
    async def check() -> None:
        agreement = {"grace": 1.0, "stand_in": "novice", "pace": 0.05}
        async with table(address, agreement=agreement) as (code, people, seats):
            leaver = acting(seats)
            stayers = [seat for seat in seats if seat is not leaver]
            await leaver.socket.close()
            await stayers[0].until(lambda s: s.chairs[leaver.seat]["away_since"])
            chair = stayers[0].chairs[leaver.seat]
            assert abs(chair["waited_for_until"] - chair["away_since"] - 1.0) < 0.1
            await stayers[0].until(lambda s: s.chairs[leaver.seat]["bot"] == "novice")
            moved = len(stayers[0].view["trick"])
            await stayers[0].until(lambda s: len(s.view["trick"]) > moved or s.must_act or stayers[1].must_act)
            async with people[seats.index(leaver)].at(code) as returned:
                await returned.until(lambda s: s.chairs[leaver.seat]["bot"] is None)
                assert returned.chairs[leaver.seat]["away_since"] is None
                assert returned.seat == leaver.seat
                everybody = [*stayers, returned]
                for _ in range(6):
                    await settled(everybody)
                    seat = acting(everybody)
                    await seat.move(seat.view["legal"][0])

    asyncio.run(check())


@pytest.mark.slow
def test_without_a_stand_in_the_table_waits_and_the_players_may_name_one(address: str) -> None:
    async def check() -> None:
        async with table(address, agreement={"grace": 600}) as (_, _, seats):
            await seats[2].socket.close()
            await seats[1].until(lambda s: s.chairs[3]["away_since"])
            assert (await seats[1].refusal("stand-in", seat=3))["message"] == "still-waited-for"
        async with table(address, agreement={"grace": 0.5, "pace": 0.05}) as (_, _, seats):
            leaver, stayer = seats[2], seats[1]
            await leaver.socket.close()
            await stayer.until(lambda s: s.chairs[3]["away_since"])
            await patience.soon(lambda: time.time() > stayer.chairs[3]["waited_for_until"])
            assert stayer.chairs[3]["bot"] is None
            await stayer.do("stand-in", seat=3, level="random")
            assert stayer.chairs[3]["bot"] == "random"
            assert stayer.chairs[3]["kind"] == "person"

    asyncio.run(check())


@pytest.mark.slow
def test_an_absent_host_blocks_nobody(address: str) -> None:
    async def check() -> None:
        async with table(address, start=False, agreement={"grace": 0.5}) as (_, _, seats):
            assert (await seats[1].refusal("start"))["message"] == "host-only"
            await seats[0].socket.close()
            await seats[1].until(lambda s: s.chairs[1]["away_since"])
            await patience.soon(lambda: time.time() > seats[1].chairs[1]["waited_for_until"])
            await seats[1].do("start")
            await seats[2].until(lambda s: s.table["status"] == "playing")

    asyncio.run(check())


@pytest.mark.slow
def test_the_last_move_of_somebody_who_hangs_up_at_once_is_seen_by_all(address: str) -> None:
    async def check() -> None:
        async with table(address, 4) as (_, _, seats):
            mover = acting(seats)
            others = [seat for seat in seats if seat is not mover]
            await mover.send("move", version=mover.number, move=mover.view["legal"][0])
            mover.socket.transport.abort()
            for other in others:
                await other.until(lambda s: any(event["kind"] == "moved" for event in s.events))
            await others[0].until(lambda s: s.chairs[mover.seat]["away_since"])

    asyncio.run(check())
