"""Back-ups of servers that people play on, restored elsewhere: into the other kind of database, where they go on playing."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Boolean, Double, Integer, String

from atout.cli import main
from atout.match.record import replay
from atout.server.settings import Settings
from atout.server.starting.run import prepare
from atout.server.storage.archive import Heading, reading
from atout.server.storage.schema import metadata
from tests.server.samples import SAMPLES, dump, load
from tests.server.support.people import Person, Seat, call, together
from tests.server.support.servers import Server
from tests.server.support.tables import table
from tests.server.tables.test_matches import together_at

SAMPLE = SAMPLES[0]


def atout(*arguments: object, status: int = 0) -> str:
    """What a command says against it if it is to fail; else nothing."""
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()) as said:
        assert main([str(argument) for argument in arguments]) == status, said.getvalue()
    return said.getvalue()


def contents(path: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of each table in a back-up."""
    found: dict[str, list[dict[str, Any]]] = {}
    for line in reading(path):
        if isinstance(line, Heading):
            heading = line
            found[heading.table] = []
        elif isinstance(line, list):
            found[heading.table].append(dict(zip(heading.columns, line, strict=True)))
    return found


def kept(path: Path) -> list[str]:
    return [line for line in dump(path) if '"processes"' not in line]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_back_up_while_people_play_and_they_go_on_elsewhere(
    request: pytest.FixtureRequest, kind: str, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    server: Server = request.getfixturevalue(f"{kind}_server")
    other = new_postgres() if kind == "sqlite" else str(tmp_path / "other.db")
    path = tmp_path / "club.jsonl.gz"

    async def play_until_backed_up() -> tuple[str, int, str, list[str]]:
        async with (
            table(server.address, 3, "hilo", options={"limit": 100_000}) as (busy, _, players),
            table(server.address, 4) as (code, people, seats),
        ):
            await together(*(seat.play(Random(i), lambda s: s.number >= 25) for i, seat in enumerate(seats)))
            command = [sys.executable, "-m", "atout", "backup", "--database", server.database, str(path)]
            backing_up = asyncio.create_task(asyncio.to_thread(subprocess.run, command, check=True))
            acknowledged = players[0].number
            await together(*(seat.play(Random(i), lambda s: backing_up.done()) for i, seat in enumerate(players)))
            await backing_up
            return busy, acknowledged, code, [person.token for person in people]

    busy, acknowledged, code, tokens = asyncio.run(play_until_backed_up())
    logs = numbers_of(contents(path))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in logs.values())
    assert len(logs[busy]) >= acknowledged
    assert set(logs) == {row["code"] for row in contents(path)["tables"]}

    atout("restore", "--database", other, path)
    elsewhere = Server(other)
    try:
        asyncio.run(go_on(elsewhere.address, code, tokens))
        asyncio.run(missed(elsewhere.address, busy))
    finally:
        elsewhere.kill()


def numbers_of(rows: dict[str, list[dict[str, Any]]]) -> dict[str, list[int]]:
    numbers: dict[str, list[int]] = {}
    for row in rows["entries"]:
        numbers.setdefault(row["code"], []).append(row["number"])
    return numbers


async def go_on(address: str, code: str, tokens: list[str]) -> None:
    """A match that was begun on another server is played to its end."""
    async with together_at([Person(address, token=token) for token in tokens], code) as seats:
        assert seats[0].table["status"] == "playing"
        await together(*(seat.play(Random(i)) for i, seat in enumerate(seats)))
        record = call(address, f"/api/matches/{seats[0].table['share']}")
        assert replay(json.dumps(record).encode()).result.as_json() == seats[0].state["result"]


async def missed(address: str, code: str) -> None:
    """Whoever was connected at the time of the back-up, and has not come back, is away for everybody to see."""

    def nobody_is_there(seat: Seat) -> bool:
        return all(chair["away_since"] for chair in seat.table["seats"])

    async with Person(address).at(code) as spectator:
        await spectator.until(nobody_is_there)


def test_an_older_database_is_backed_up_as_it_is(tmp_path: Path) -> None:
    old = load(SAMPLE, tmp_path / "old.db")
    before = dump(old)
    atout("backup", "--database", old, tmp_path / "b")
    assert dump(old) == before
    atout("restore", "--database", tmp_path / "new.db", tmp_path / "b")
    prepare(Settings(database=str(tmp_path / "fresh.db")))
    made = [line for line in dump(tmp_path / "new.db") if line.startswith("CREATE")]
    assert sorted(made) == sorted(line for line in dump(tmp_path / "fresh.db") if line.startswith("CREATE"))


def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, new_postgres: Callable[[], str]) -> None:
    here, there, back = load(SAMPLE, tmp_path / "here.db"), new_postgres(), tmp_path / "back.db"
    atout("backup", "--database", here, tmp_path / "1")
    atout("restore", "--database", there, tmp_path / "1")
    atout("backup", "--database", there, tmp_path / "2")
    atout("restore", "--database", back, tmp_path / "2")
    atout("restore", "--database", here, "--replace", tmp_path / "1")  # only brings it up to date
    assert kept(back) == kept(here)
    assert "something in this database already" in atout("restore", "--database", there, tmp_path / "1", status=1)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_restoration_that_fails_changes_nothing(request: pytest.FixtureRequest, kind: str, tmp_path: Path) -> None:
    database = request.getfixturevalue("new_postgres")() if kind == "postgres" else tmp_path / "a.db"
    good, bad, before, after = (tmp_path / name for name in ("good", "bad", "before", "after"))
    atout("backup", "--database", load(SAMPLE, tmp_path / "old.db"), good)
    atout("restore", "--database", database, good)
    atout("backup", "--database", database, before)
    bad.write_bytes(with_a_row_twice(good))
    assert "cannot use the database" in atout("restore", "--database", database, "--replace", bad, status=1)
    atout("backup", "--database", database, after)
    assert contents(after) == contents(before)


def with_a_row_twice(path: Path) -> bytes:
    """A back-up that is whole, but that no database can take."""
    lines = gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    lines.insert(3, lines[2])
    trailer = json.loads(lines.pop())
    trailer["rows"]["entries"] += 1
    trailer["sha256"] = hashlib.sha256(b"".join(lines)).hexdigest()
    return gzip.compress(b"".join(lines) + json.dumps(trailer, separators=(",", ":")).encode() + b"\n")


def with_something_else(path: Path, name: str, column: str, value: Any) -> bytes:
    """A back-up that is whole, with that value in the first row of a table."""
    lines = gzip.decompress(path.read_bytes()).splitlines()
    heading = next(i for i, line in enumerate(lines) if line.startswith(b'{"table"') and json.loads(line)["table"] == name)
    row = json.loads(lines[heading + 1])
    row[json.loads(lines[heading])["columns"].index(column)] = value
    lines[heading + 1] = json.dumps(row).encode()
    trailer = json.loads(lines.pop())
    trailer["sha256"] = hashlib.sha256(b"".join(line + b"\n" for line in lines)).hexdigest()
    return gzip.compress(b"\n".join([*lines, json.dumps(trailer, separators=(",", ":")).encode(), b""]))


@pytest.mark.parametrize(
    ("name", "column", "value"),
    [
        ("matches", "share", "../../out"),
        ("matches", "game", "../../../out"),
        ("matches", "record", "no JSON"),
        pytest.param("matches", "record", '{"players": ["' + "x" * 2**20 + '"]}', id="a record that is too long"),
        ("tables", "code", "a/b"),
        ("tables", "game", "chess"),
        ("tables", "summary", "{"),
        ("tables", "summary", "[]"),
        ("entries", "data", "[" * 2000),
        ("entries", "code", "Ann's"),
        ("entries", "number", 2**31),
        ("entries", "number", 2**64),
        ("entries", "number", True),
        ("entries", "at", 253402300800),
        ("entries", "at", -0.5),
        ("matches", "finished_at", 1e300),
        ("matches", "finished_at", "soon"),
        ("tables", "public", 2),
    ],
)
def test_a_poisoned_back_up_is_refused(name: str, column: str, value: Any, tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    atout("backup", "--database", load(SAMPLE, tmp_path / "old.db"), good)
    bad.write_bytes(with_something_else(good, name, column, contents(good)[name][0][column]))
    atout("restore", "--check", bad)  # made anew like this, it is as good as the other one
    bad.write_bytes(with_something_else(good, name, column, value))
    said = atout("restore", "--database", tmp_path / "new.db", bad, status=1)
    assert f"a row of {name} has something that cannot stand there" in said
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(("column", "value"), [("share", "x/../../../out"), ("game", "../out")])
def test_no_match_is_exported_out_of_its_folder(column: str, value: str, tmp_path: Path) -> None:
    """However it has come into the database."""
    database, folder = tmp_path / "a.db", tmp_path / "records" / "here"
    atout("backup", "--database", load(SAMPLE, tmp_path / "old.db"), tmp_path / "good")
    atout("restore", "--database", database, tmp_path / "good")
    with sqlite3.connect(database) as connection:
        (matches,) = connection.execute("SELECT count(*) FROM matches").fetchone()
        connection.execute(f"UPDATE matches SET {column} = ? WHERE share = (SELECT min(share) FROM matches)", [value])
    (folder / "hilo-x").mkdir(parents=True)
    assert "left out" in atout("matches", "--database", database, "export", folder, status=1)
    assert len(list(folder.glob("*.atout.json"))) == len(list(tmp_path.rglob("*.atout.json"))) == matches - 1


@pytest.mark.slow
def test_nothing_is_restored_under_a_running_server(sqlite_server: Server, tmp_path: Path) -> None:
    atout("backup", "--database", load(SAMPLE, tmp_path / "old.db"), tmp_path / "b")
    said = atout("restore", "--database", sqlite_server.database, "--replace", tmp_path / "b", status=1)
    assert "a server runs on this database" in said
    assert call(sqlite_server.address, "/health")


def test_what_others_keep_in_the_same_database_stays_theirs(tmp_path: Path, new_postgres: Callable[[], str]) -> None:
    database = new_postgres()

    async def run(query: str) -> Any:
        connection = await asyncpg.connect(database)
        try:
            return await connection.fetch(query)
        finally:
            await connection.close()

    asyncio.run(run("CREATE TABLE theirs (a INTEGER)"))
    assert "nothing of Atout" in atout("backup", "--database", database, tmp_path / "x", status=1)
    atout("backup", "--database", load(SAMPLE, tmp_path / "old.db"), tmp_path / "b")
    atout("restore", "--database", database, tmp_path / "b")
    atout("restore", "--database", database, "--replace", tmp_path / "b")
    atout("backup", "--database", database, tmp_path / "c")
    assert "theirs" not in contents(tmp_path / "c")
    assert asyncio.run(run("SELECT count(*) FROM theirs"))[0][0] == 0


def test_a_disk_that_is_full_leaves_no_half_back_up(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    database = load(SAMPLE, tmp_path / "old.db")
    with sqlite3.connect(database) as connection:
        rows = [(f"t{i}", 1, 0.0, "created", token_hex(1000)) for i in range(200)]
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
    done = subprocess.run(
        [sys.executable, "-m", "atout", "backup", "--database", database, folder / "b"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (65536, 65536)),
    )
    assert (done.returncode, list(folder.iterdir())) == (1, [])
    assert done.stderr == f"atout backup: cannot write {folder / 'b'}: File too large\n"


def test_back_ups_know_every_kind_of_column() -> None:
    """JSON has text, numbers and truth values. A column of another kind needs its own way into a back-up."""
    kinds = {type(column.type).__mro__ for table in metadata.tables.values() for column in table.columns}
    assert [mro[0] for mro in kinds if not {String, Integer, Double, Boolean} & set(mro)] == []
