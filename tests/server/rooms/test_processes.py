"""Several processes on one PostgreSQL database: any of them serves any table; the log decides."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import pytest

from atout.server.people.tokens import hashed
from tests import patience
from tests.server.support.people import Person, Refused, together
from tests.server.support.servers import Server
from tests.server.support.tables import settled, table


def test_a_table_is_played_through_two_servers(two_servers: list[Server]) -> None:
    async def check() -> None:
        first, second = (server.address for server in two_servers)
        ann = Person(first, "Ann")
        code = await ann.create("hilo", [{}, {}], options={"limit": 1})
        bo = Person(second, "Bo")
        await bo.do(code, "sit", name="Bo")
        async with ann.at(code) as one, bo.at(code) as two:
            await one.do("start")
            await two.until(lambda s: s.view is not None)
            await together(one.play(Random(1)), two.play(Random(2)))
            await settled([one, two])
            assert one.state["result"] == two.state["result"]
            assert one.view["tableaus"] == two.view["tableaus"]

    asyncio.run(check())


def test_two_processes_race_for_one_table(two_servers: list[Server], postgres_database: str) -> None:
    """The same person sends different moves through two processes at once: one of them is made, and the log has no gap."""

    async def check() -> None:
        first, second = (server.address for server in two_servers)
        ann, bo = Person(first, "Ann"), Person(first, "Bo")
        code = await ann.create("xylotar", [{}, {}, {}], options={"arrange": "auto", "rounds": 1})
        cy = Person(first, "Cy")
        await bo.do(code, "sit", name="Bo")
        await cy.do(code, "sit", name="Cy")
        await ann.do(code, "start")
        random = Random(3)
        for _ in range(40):
            looks = [(person, await person.look(code)) for person in (ann, bo, cy)]
            if looks[0][1]["state"]["table"]["status"] == "finished":
                break
            person, look = next((person, look) for person, look in looks if look["seat"] in look["state"]["view"]["to_act"])
            doubles = [Person(address, token=person.token) for address in (first, second)]
            moves = [random.choice(look["state"]["view"]["legal"]) for _ in doubles]
            results = await asyncio.gather(
                *(
                    double.do(code, "move", id=f"m{look['n']}-{i}", version=look["n"], move=move)
                    for i, (double, move) in enumerate(zip(doubles, moves, strict=True))
                ),
                return_exceptions=True,
            )
            assert sum(not isinstance(result, BaseException) for result in results) == 1, results
        connection = await asyncpg.connect(postgres_database)
        numbers = [
            row["number"] for row in await connection.fetch("SELECT number FROM entries WHERE code = $1 ORDER BY number", code)
        ]
        await connection.close()
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > 20

    asyncio.run(check())


@pytest.mark.slow
def test_a_lost_wake_up_is_harmless(two_servers: list[Server], postgres_database: str) -> None:
    """An entry that nobody was woken for is found all the same."""

    async def check() -> None:
        first, second = (server.address for server in two_servers)
        ann = Person(first, "Ann")
        code = await ann.create("hilo", [{}, {}])
        async with Person(second).at(code) as watcher:
            connection = await asyncpg.connect(postgres_database)
            values = (code, 2, time.time(), "locked", '{"on": true}')
            await connection.execute("INSERT INTO entries (code, number, at, kind, data) VALUES ($1, $2, $3, $4, $5)", *values)
            await connection.close()
            await watcher.until(lambda s: s.table["locked"])

    asyncio.run(check())


def test_what_is_acknowledged_is_seen_through_every_process(two_servers: list[Server], postgres_database: str) -> None:
    """The other process has the table in memory, and no wake-up reaches it: what it tells is the log's state all the same."""

    async def check() -> None:
        first, second = (server.address for server in two_servers)
        ann, bo = Person(first, "Ann"), Person(first, "Bo")
        code = await ann.create("hilo", [{}, {}], agreement={"spectators": False})
        ann_there, bo_there = Person(second, token=ann.token), Person(second, token=bo.token)
        await ann_there.look(code)
        async with deaf(postgres_database) as database:
            await bo.do(code, "sit", name="Bo")
            assert len((await bo_there.call("/api/matches"))["running"]) == 1
            await ann.do(code, "start")
            view = (await ann_there.look(code))["state"]["view"]
            n = (await ann.do(code, "move", version=3, move=view["legal"][0]))["n"]
            async with bo_there.at(code) as seat:  # as one who may not watch they would be sent away
                first_state = next(message for message in seat.messages if message["type"] == "state")
                assert first_state["n"] >= n
                assert first_state["moves"]
            n = (await ann.do(code, "lock", on=True))["n"]
            assert (await bo_there.look(code))["n"] >= n
            for table in ("entries", "people", "presence", "tables"):  # as a match is deleted elsewhere
                await database.execute(f"DELETE FROM {table} WHERE code = $1", code)
            with pytest.raises(Refused, match="no-such-table"):
                await ann_there.look(code)

    asyncio.run(check())


@asynccontextmanager
async def deaf(database: str) -> AsyncIterator[asyncpg.Connection]:
    """No process hears that others have written."""
    connection = await asyncpg.connect(database)
    listening = await connection.fetch("SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    assert len(listening) >= 2
    for row in listening:
        os.kill(row["pid"], signal.SIGSTOP)
    try:
        yield connection
    finally:
        for row in listening:
            os.kill(row["pid"], signal.SIGCONT)
        await connection.close()


@pytest.mark.slow
def test_bots_go_on_when_the_process_that_drove_them_dies(two_servers: list[Server]) -> None:
    async def check() -> None:
        first, second = two_servers
        ann = Person(first.address, "Ann")
        code = await ann.create("hilo", [{"bot": "club"}] * 2, sit=False, agreement={"pace": 0.2})
        await ann.do(code, "start")
        async with Person(second.address).at(code) as watcher:
            await watcher.reach(8)
            first.kill()
            await watcher.reach(watcher.number + 5)

    asyncio.run(check())


@pytest.mark.slow
def test_people_of_a_dead_process_are_missed(two_servers: list[Server]) -> None:
    async def check() -> None:
        first, second = two_servers
        async with (
            table(first.address, 3, agreement={"grace": 5}) as (code, people, _),
            Person(second.address, token=people[1].token).at(code) as returned,
        ):
            first.kill()
            await returned.until(lambda s: s.chairs[1]["away_since"])
            assert returned.chairs[2]["away_since"] is None

    asyncio.run(check())


@pytest.mark.slow
def test_when_all_come_back_at_once_nobody_is_taken_for_replaced(postgres_server: Server, postgres_database: str) -> None:
    """After a restart the database knows everybody's connections of before. Bo's new one is noted late; it is the latest."""

    async def check() -> None:
        ann, bo = Person(postgres_server.address, "Ann"), Person(postgres_server.address, "Bo")
        code = await ann.create("hilo", [{}, {}])
        await bo.do(code, "sit", name="Bo")
        database = await asyncpg.connect(postgres_database)
        for person in (ann, bo):
            await database.execute(
                "UPDATE presence SET process = 'before', connection = 'before' WHERE who = $1", hashed(person.token)
            )
        late = database.transaction()
        await late.start()
        await database.execute("SELECT FROM presence WHERE who = $1 FOR UPDATE", hashed(bo.token))
        async with bo.at(code) as second, ann.at(code):
            while await database.fetchval("SELECT process FROM presence WHERE who = $1", hashed(ann.token)) == "before":
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.5)  # wake-ups that are under way
            await late.rollback()
            while await database.fetchval("SELECT process FROM presence WHERE who = $1", hashed(bo.token)) == "before":
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
            assert second.closed is None
        await database.close()

    asyncio.run(check())


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(postgres_database: str) -> None:
    async def check() -> None:
        ann = Person(server.address)
        code = await ann.create("hilo", [{}, {}])
        before = server.workers
        assert len(before) == 3
        os.kill(before[0], signal.SIGKILL)
        replaced = await patience.soon(lambda: [event for event in server.events() if event["event"] == "worker replaced"])
        assert [(event["pid"], event["ended"]) for event in replaced] == [(before[0], "SIGKILL")]
        assert len(server.workers) == 3
        assert replaced[0]["by"] in server.workers
        for _ in range(10):
            assert (await ann.look(code))["seat"] == 1

    server = Server(postgres_database, "--workers", "3")
    try:
        asyncio.run(check())
    finally:
        server.kill()
