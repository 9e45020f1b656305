"""A database that an older version has left: this one brings it up to date, and people go on where they were."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, and_, create_engine, insert, select, text

from atout.match.record import replay
from atout.match.verify import verify
from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.storage import database
from atout.server.storage.database import database_url, open_engine, present_revision, revisions, upgrade
from atout.server.storage.schema import metadata
from tests.server.samples import SAMPLES, dump, known, load
from tests.server.support.people import Person, Refused, call, together
from tests.server.support.servers import Server
from tests.server.support.tables import table
from tests.server.tables.test_matches import together_at


@dataclass
class Upgraded:
    """A server of this version on an older database, and what is known of it."""

    server: Server
    tables: dict[str, int]
    """The last entry of each."""
    played_at: dict[str, str]
    """The table of each finished match."""
    known: dict[str, Any]

    def person(self, name: str) -> Person:
        return Person(self.server.address, name, self.known["people"][name])

    @property
    def people(self) -> list[Person]:
        return [self.person(name) for name in self.known["people"]]


@pytest.fixture(scope="module", params=[(sample, kind) for sample in SAMPLES for kind in ("sqlite", "postgres")], ids="-".join)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    sample, kind = request.param
    path = load(sample, tmp_path_factory.mktemp("old") / "atout.db")
    with sqlite3.connect(path) as connection:
        tables = dict(connection.execute("SELECT code, max(number) FROM entries GROUP BY code"))
        played_at = dict(connection.execute("SELECT share, code FROM matches"))
    address = str(path)
    if kind == "postgres":
        address = request.getfixturevalue("new_postgres")()
        copy(path, address)
    server = Server(address)
    yield Upgraded(server, tables, played_at, known(sample))
    server.kill()


def copy(path: Path, address: str) -> None:
    """The same older database in PostgreSQL: its tables as the migrations of its time make them there."""
    old, stored = create_engine(f"sqlite:///{path}"), MetaData()
    with old.connect() as source:
        stored.reflect(source)
        stored.remove(stored.tables["alembic_version"])
        revision = present_revision(source)
        rows = {name: [dict(row._mapping) for row in source.execute(select(table))] for name, table in stored.tables.items()}

    def fill(connection: Connection) -> None:
        assert revision is not None
        upgrade(connection, revision)
        target = MetaData()
        target.reflect(connection)
        for name, rows_of in target.tables.items():
            if rows.get(name):
                connection.execute(insert(rows_of), rows[name])

    asyncio.run(with_connection(address, fill))


async def with_connection(address: str, work: Callable[[Connection], Any]) -> Any:
    engine = open_engine(database_url(address))
    async with engine.begin() as connection:
        done = await connection.run_sync(work)
    await engine.dispose()
    return done


def test_the_tables_are_those_of_today(upgraded: Upgraded) -> None:
    def look(connection: Connection) -> tuple[str | None, list[Any]]:
        return present_revision(connection), compare_metadata(MigrationContext.configure(connection), metadata)

    assert asyncio.run(with_connection(upgraded.server.database, look)) == (revisions()[-1], [])


def test_every_table_opens_for_everybody(upgraded: Upgraded) -> None:
    async def check() -> None:
        for code, number in upgraded.tables.items():
            for person in [*upgraded.people, Person(upgraded.server.address)]:
                assert (await person.look(code))["n"] >= number

    asyncio.run(check())
    status = {code: call(upgraded.server.address, f"/api/tables/{code}")["state"]["table"]["status"] for code in upgraded.tables}
    assert status[upgraded.known["abandoned"]] == "abandoned"
    assert status[upgraded.known["waiting"]] == "open"


def test_every_match_replays_to_its_result(upgraded: Upgraded) -> None:
    for share in [*upgraded.known["finished"], upgraded.known["imported"]]:
        record = call(upgraded.server.address, f"/api/matches/{share}")
        match = replay(json.dumps(record).encode())
        assert match.finished
        assert match.result.for_record() == record["result"]


def test_people_find_their_matches(upgraded: Upgraded) -> None:
    async def check() -> None:
        mine = await upgraded.person("Zoë").call("/api/matches")
        assert {entry["share"] for entry in mine["finished"]} >= set(upgraded.known["finished"])
        running = {entry["table"]["code"] for entry in mine["running"]}
        assert {upgraded.known[table] for table in ("running", "taken-back", "waiting")} <= running

    asyncio.run(check())


def test_a_match_in_the_middle_of_a_deal_is_played_to_its_end(upgraded: Upgraded) -> None:
    async def check() -> None:
        code = upgraded.known["running"]
        people = [upgraded.person("Zoë"), upgraded.person("Bořek")]
        async with together_at(people, code) as seats:
            assert seats[0].number >= upgraded.tables[code]
            assert seats[0].table["status"] == "playing"
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            record = call(upgraded.server.address, f"/api/matches/{seats[0].table['share']}")
            assert replay(json.dumps(record).encode()).result.as_json() == seats[0].state["result"]

    asyncio.run(check())


def test_a_question_that_was_open_is_answered(upgraded: Upgraded) -> None:
    async def check() -> None:
        people = [upgraded.person(name) for name in ("Zoë", "Bořek", "Cy")]
        async with together_at(people, upgraded.known["taken-back"]) as seats:
            request = seats[0].table["request"]
            assert request["what"] == "take-back"
            for seat in seats:
                if seat.seat not in request["agreed"]:
                    await seat.do("consent", agreed=True)
            for seat in seats:
                await seat.until(lambda seat: seat.table["request"] is None)
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            assert seats[0].table["status"] == "finished"

    asyncio.run(check())


def test_an_invitation_still_opens_its_seat(upgraded: Upgraded) -> None:
    async def check() -> None:
        done = await upgraded.person("Di").do(
            upgraded.known["waiting"], "sit", name="Di", invitation=upgraded.known["invitation"]
        )
        assert done["seat"] == 2

    asyncio.run(check())


def test_rematches(upgraded: Upgraded) -> None:
    async def check() -> None:
        old, new = upgraded.known["rematch"]
        assert (await upgraded.person("Cy").do(old, "rematch"))["code"] == new
        with pytest.raises(Refused, match="rematch-made") as refused:
            await upgraded.person("Cy").do(old, "rematch")
        assert refused.value.answer["arguments"]["code"] == new
        other = upgraded.played_at[upgraded.known["finished"][0]]
        code = (await upgraded.person("Bořek").do(other, "rematch"))["code"]
        assert (await upgraded.person("Zoë").look(code))["seat"] is not None

    asyncio.run(check())


FAILS = """
import sqlalchemy as sa
from alembic import op

revision, down_revision, branch_labels, depends_on = "9999_fails", "{last}", None, None


def upgrade():
    op.create_table("halfway", sa.Column("a", sa.Integer))
    op.execute("DELETE FROM entries")
    raise OSError("the plug was pulled")
"""


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrations = tmp_path / "migrations"
    shutil.copytree(database.MIGRATIONS, migrations)
    (migrations / "versions" / "9999_fails.py").write_text(FAILS.format(last=revisions()[-1]))
    monkeypatch.setattr(database, "MIGRATIONS", migrations)
    path = load(SAMPLES[0], tmp_path / "atout.db")
    before = dump(path)
    with pytest.raises(database.DatabaseError, match="the plug was pulled"):
        prepare(Settings(database=str(path)))
    assert dump(path) == before


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_match_with_a_line_break_among_its_numbers_can_be_verified_again(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """A guest could once add one, and made the match, and every later one of its chain, unreadable."""
    address = str(tmp_path / "atout.db") if kind == "sqlite" else request.getfixturevalue("new_postgres")()
    server = Server(address)

    async def play() -> tuple[str, str, str]:
        async with table(server.address, 2, "hilo", start=False, options={"limit": 1}) as (code, people, seats):
            for person in people:
                await person.do(code, "mix", entropy=token_hex(32))
            await people[0].do(code, "start")
            await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
            again = (await people[0].do(code, "rematch"))["code"]
            for person in people:
                await person.do(again, "mix", entropy=token_hex(32))
            await people[0].do(again, "start")
            await people[0].do(again, "abandon")
            return code, again, seats[0].table["share"]

    def poison(connection: Connection) -> int:
        stored, found = MetaData(), 0
        stored.reflect(connection)
        for name, column in (("entries", "data"), ("matches", "record"), ("tables", "summary")):
            rows = stored.tables[name]
            for row in connection.execute(select(rows)).mappings():
                broken = re.sub(r'("entropy":(?:"|{(?:"\d":"[0-9a-f]{64}",)*"\d":")[0-9a-f]{64})"', r'\1\\n"', row[column])
                found += broken != row[column]
                this = and_(*(key == row[key.name] for key in rows.primary_key))
                connection.execute(rows.update().where(this).values({column: broken}))
        connection.execute(text("ALTER TABLE tables DROP COLUMN origin"))  # it came later
        connection.execute(stored.tables["alembic_version"].update().values(version_num="0003_bot_tokens"))
        return found

    try:
        code, again, share = asyncio.run(play())
    finally:
        server.kill()
    assert asyncio.run(with_connection(address, poison)) >= 6
    server = Server(address)
    try:
        for path in (f"/api/matches/{share}", f"/api/tables/{code}/record", f"/api/tables/{again}/record"):
            verified = verify(json.dumps(call(server.address, path)).encode())
            assert verified.added_by == [1, 2]
    finally:
        server.kill()
