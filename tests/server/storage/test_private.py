"""Files of a server are its owner's alone, whatever the umask, from the first moment on; those of older versions become so."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from atout.cli import main
from atout.server.people.codes import CODE_LENGTH, CODE_LETTERS, new_code
from atout.server.people.tokens import is_bot_token, new_bot_token, new_token
from tests.server.samples import SAMPLES, dump, load
from tests.server.support.people import Person
from tests.server.support.servers import FirstStart, Server
from tests.server.support.tables import table


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """Somebody's umask that lets everybody read and write everything."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_everything_that_a_server_makes_is_private(tmp_path: Path) -> None:
    data = tmp_path / "home" / "data"
    server = Server("", ATOUT_DATA=str(data))
    try:

        async def play() -> None:
            async with table(server.address, 2, "hilo"):
                files = list(data.iterdir())
                assert {file.name for file in files} >= {"atout.db", "atout.db-wal", "atout.db-shm"}
                assert {file.name: mode(file) for file in files} == {file.name: 0o600 for file in files}

        asyncio.run(play())
        assert mode(data) == 0o700
    finally:
        server.kill()


def test_whoever_reads_the_database_is_nobody_by_it(tmp_path: Path) -> None:
    """Neither tokens nor invitations are in it, nor in a back-up of it, in any of their letters."""
    database, backup = tmp_path / "atout.db", tmp_path / "club.jsonl.gz"
    server = FirstStart(database)

    async def sit() -> list[str]:
        ann = Person(server.address)
        made = await ann.call("/api/tables", {"game": "hilo", "name": "Ann", "seats": [{}, {"reserved": True, "name": "Bo"}]})
        invitation = made["invitations"]["2"].rpartition("=")[2]
        token = (await ann.call("/api/tokens", {"name": "bot", "scopes": ["play"]}))["token"]
        return [ann.token, invitation, token, token.removeprefix("bot_")]

    try:
        secrets = asyncio.run(sit())
    finally:
        server.kill()
    assert main(["backup", "--database", str(database), str(backup)]) == 0
    kept = "\n".join(dump(database)) + gzip.decompress(backup.read_bytes()).decode()
    assert "Ann" in kept
    assert [secret for secret in secrets if len(secret) < 32 or secret in kept] == []


def test_codes_and_tokens_are_too_many_to_guess() -> None:
    assert len(set(CODE_LETTERS)) ** CODE_LENGTH >= 2**64
    assert len({new_code() for _ in range(1000)}) == 1000
    assert len(new_token()) * 6 >= 192
    assert is_bot_token(new_bot_token())


def test_what_an_older_version_has_left_is_tightened(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    database = load(SAMPLES[0], data / "atout.db")
    holding = sqlite3.connect(database)
    holding.execute("PRAGMA journal_mode=WAL")
    holding.execute("CREATE TABLE more (a)")
    holding.commit()
    for file in data.iterdir():
        file.chmod(0o664)
    server = Server("", ATOUT_DATA=str(data))
    try:
        assert mode(data) == 0o700
        assert {mode(file) for file in data.iterdir()} == {0o600}
        assert {file.name for file in data.iterdir()} >= {"atout.db", "atout.db-wal", "atout.db-shm"}
    finally:
        server.kill()
        holding.close()


def test_a_folder_that_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    """Only the file is: somebody may keep it on their desk."""
    desk = tmp_path / "desk"
    desk.mkdir(mode=0o755)
    server = FirstStart(desk / "club.db")
    server.kill()
    assert mode(desk) == 0o755
    assert mode(desk / "club.db") == 0o600


def test_back_ups_restored_databases_and_exported_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = load(SAMPLES[0], tmp_path / "old.db")
    backup, new, folder = tmp_path / "club.jsonl.gz", tmp_path / "there" / "new.db", tmp_path / "records"
    assert main(["backup", "--database", str(old), str(backup)]) == 0
    assert main(["restore", "--database", str(new), str(backup)]) == 0
    assert main(["matches", "--json", "--database", str(new), "export", str(folder)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["exported"] > 0
    for path in (backup, new, *folder.iterdir()):
        assert mode(path) == 0o600, path
    for path in (new.parent, folder):
        assert mode(path) == 0o700, path
