"""What strangers have made stays in the database, and grows: whoever asks about it must not make everybody wait."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from secrets import token_urlsafe

from sqlalchemy import event

from atout.server.people.tokens import hashed
from atout.server.storage.database import database_url, open_engine
from atout.server.storage.shared import OneAtATime
from atout.server.storage.store import Store
from atout.server.tables.commands import Leave, Sit, Twin
from atout.server.tables.deciding import decide
from atout.server.tables.decision import Moment
from atout.server.tables.entries import Entry
from atout.server.tables.standing import MOST_NOTES_EACH
from atout.server.tables.table import Table
from tests.hostile.beside import beside_an_innocent_table
from tests.hostile.logs import Log, new_database
from tests.server.support.raw import Caller, new_address
from tests.server.support.servers import Server


def test_a_lobby_that_many_ask_for_is_looked_through_by_one(tmp_path: Path) -> None:
    """It takes the longer the more tables there are; if each of those who ask took a connection, nobody else would get one."""
    database = new_database(tmp_path / "atout.db")
    log = Log(token_urlsafe(24), token_urlsafe(24), public=True)
    log.save_copies(database, 20)

    async def check() -> None:
        store = Store(open_engine(database_url(str(database))))
        queries = 0

        def count(*_: object) -> None:
            nonlocal queries
            queries += 1

        event.listen(store.engine.sync_engine, "before_cursor_execute", count)
        lobbies = await asyncio.gather(*(store.lobby() for _ in range(100)))
        assert {len(lobby) for lobby in lobbies} == {21}
        assert queries == 1
        await store.engine.dispose()

    asyncio.run(check())


def test_a_question_of_many_is_asked_once() -> None:
    async def check() -> None:
        asked: list[float] = []
        at_once = 0

        async def find() -> int:
            nonlocal at_once
            at_once += 1
            assert at_once == 1
            asked.append(time.monotonic())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            at_once -= 1
            return len(asked)

        question = OneAtATime(find)
        first = asyncio.create_task(question())
        while not asked:
            await asyncio.sleep(0)
        others = [asyncio.create_task(question()) for _ in range(50)]
        assert await first == 1
        assert await asyncio.gather(*others) == [2] * 50, "what was begun before they asked is not for them"
        assert await question() == 3

    asyncio.run(check())


def test_who_knows_the_deals_is_found_in_long_logs(tmp_path: Path) -> None:
    """People sit down at twins and leave, as often as a log takes it: tens of thousands of entries say who knows the deals."""
    database = new_database(tmp_path / "atout.db")
    host = token_urlsafe(24)
    log = Log(host, token_urlsafe(24), spectators=False)
    decision = decide(log.table, log.people[0], Twin(), Moment(time.time()))
    log.happen(decision)
    log.save(database)
    twin = Log.__new__(Log)
    assert decision.creates is not None
    twin.code, twin.entries, twin.people = decision.creates.code, [Entry(1, time.time(), "created", decision.creates.data)], []
    twin.table = Table(twin.code).after(twin.entries[0])
    regulars = [token_urlsafe(24) for _ in range(7)]
    for token in regulars:
        for _ in range(MOST_NOTES_EACH // 2):
            twin.do(hashed(token), Sit(name="Eve"))
            twin.do(hashed(token), Leave())
    codes = twin.save_copies(database, 24)
    server = Server(database)

    def attack() -> None:
        for token in (host, regulars[0], regulars[-1]):
            for code in codes[:3]:
                answer = Caller(server.address, new_address(), token).do(code, "sit", name="Eve")
                assert answer.message == "knows-the-deals"
        friend = Caller(server.address, new_address()).arrive()
        assert friend.do(codes[0], "sit", name="Fay").status == 200
        assert friend.do(codes[1], "sit", name="Fay").message == "knows-the-deals"

    try:
        beside_an_innocent_table(server, attack)
    finally:
        server.kill()
