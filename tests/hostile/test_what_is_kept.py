"""What a stranger leaves in the database must not be what a restore refuses: SQLite takes any length, and a back-up that cannot
be restored is none."""

from __future__ import annotations

import sqlite3
import unicodedata
from pathlib import Path

import pytest

from atout.server.people.names import MOST_CHARACTERS
from tests.hostile.logs import new_database
from tests.server.storage.test_backup import atout, contents
from tests.server.support.raw import Caller
from tests.server.support.servers import Server

pytestmark = pytest.mark.slow

MANY_IN_ONE = "\ufb2c"
"""A letter that stands for three characters, two of them marks, also when it is tidied."""
LONGEST = {
    "marks": "a\u0323\u0302\u0315" * 24,
    "letters of many": MANY_IN_ONE * 24,
    "pictures": "\U0001f469\u0308\u0308" * 24,
    "just enough": MANY_IN_ONE * 21,
}


def test_whatever_strangers_call_themselves_and_their_bots_a_back_up_can_be_restored(tmp_path: Path) -> None:
    server = Server(new_database(tmp_path / "atout.db"))
    try:
        person = Caller(server.address).arrive()
        kept = []
        for name in LONGEST.values():
            for text in (name, name[:24]):
                if person.post("/api/tokens", {"name": text, "scopes": ["play"]}).status == 201:
                    kept.append(text)
            table = {"game": "hilo", "seats": [{}, {"bot": "random", "name": name}], "name": name[::-1]}
            person.post("/api/tables", table)
        assert LONGEST["just enough"] in kept
        names = [token["name"] for token in person.get("/api/tokens").body]
    finally:
        server.kill()
    assert max(map(len, names)) <= MOST_CHARACTERS
    atout("backup", tmp_path / "evening.gz", "--database", tmp_path / "atout.db")
    atout("restore", tmp_path / "evening.gz", "--database", tmp_path / "other.db")


@pytest.mark.parametrize("other", ["sqlite", "postgres"])
def test_nor_does_a_name_that_an_older_version_has_let_in(other: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """It is cut; the matches of a club are worth more than what somebody has called a bot."""
    database = new_database(tmp_path / "atout.db")
    tokens = {name: (f"{number:013}", f"{number:064}") for number, name in enumerate((MANY_IN_ONE * 24, "a" * 65, "my bot"))}
    with sqlite3.connect(database) as connection:
        for name, (identifier, who) in tokens.items():
            row = (identifier, who, "o" * 64, unicodedata.normalize("NFD", name), "play", 1.0)
            connection.execute("INSERT INTO tokens (id, who, owner, name, scopes, created_at) VALUES (?, ?, ?, ?, ?, ?)", row)
    atout("backup", tmp_path / "evening.gz", "--database", database)
    address = str(tmp_path / "other.db") if other == "sqlite" else request.getfixturevalue("new_postgres")()
    atout("restore", tmp_path / "evening.gz", "--database", address)
    atout("backup", tmp_path / "again.gz", "--database", address)
    names = [row["name"] for row in contents(tmp_path / "again.gz")["tokens"]]
    assert sorted(map(len, names)) == [6, MOST_CHARACTERS, MOST_CHARACTERS]


@pytest.mark.parametrize("name", LONGEST.values(), ids=LONGEST)
def test_a_name_that_is_too_long_is_refused_and_not_a_fault_of_the_database(postgres_server: Server, name: str) -> None:
    person = Caller(postgres_server.address).arrive()
    answer = person.post("/api/tokens", {"name": name[:24], "scopes": ["play"]})
    assert answer.status in (201, 422), answer
