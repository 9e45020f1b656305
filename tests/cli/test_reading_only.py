"""Commands that only look at a database make none, bring none up to date, and leave every byte where it was."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path

import pytest

from atout.server.settings import Settings
from atout.server.starting.run import prepare
from tests.cli.test_commands import output
from tests.server.samples import SAMPLES, load

LOOKING = [
    ["matches", "list"],
    ["matches", "list", "--json"],
    ["matches", "export", "{folder}/records"],
    ["backup", "{folder}/backup"],
]
CHANGING = [["matches", "delete", "abc"]]


def typed(command: list[str], folder: Path, database: Path) -> list[str]:
    words = [word.format(folder=folder) for word in command]
    return [words[0], "--database", str(database), *words[1:]]


def bytes_of(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


@pytest.mark.parametrize("command", [*LOOKING, *CHANGING], ids=" ".join)
def test_a_database_that_is_not_there_is_not_made(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    said = output(capsys, *typed(command, tmp_path, folder / "typo.db"), status=1)
    assert said == f"atout {command[0]}: there is no database {folder / 'typo.db'}\n"
    (folder / "empty.db").touch()
    assert "there is nothing of Atout in" in output(capsys, *typed(command, tmp_path, folder / "empty.db"), status=1)
    assert {path.name: path.stat().st_size for path in folder.iterdir()} == {"empty.db": 0}
    assert not (tmp_path / "backup").exists()


@pytest.mark.parametrize("command", [*LOOKING[:3], *CHANGING], ids=" ".join)
def test_an_older_database_stays_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    database = load(SAMPLES[0], folder / "old.db")
    before = bytes_of(folder)
    assert "made by an older version of Atout: `atout serve`" in output(capsys, *typed(command, tmp_path, database), status=1)
    assert bytes_of(folder) == before


@pytest.mark.parametrize("wal", [True, False])
@pytest.mark.parametrize("command", LOOKING, ids=" ".join)
def test_nothing_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], wal: bool) -> None:
    folder = tmp_path / "data with a ? and a %"
    folder.mkdir()
    database = load(SAMPLES[0], folder / "atout.db")
    prepare(Settings(database=str(database)))
    if not wal:
        connection = sqlite3.connect(database)
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.close()
    before = bytes_of(folder)
    output(capsys, *typed(command, tmp_path, database))
    assert bytes_of(folder) == before


def test_a_folder_that_cannot_be_written_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = load(SAMPLES[0], tmp_path / "atout.db")
    prepare(Settings(database=str(database)))
    said = output(capsys, "matches", "--database", database, "export", tmp_path / "atout.db" / "below", status=1)
    assert said == f"atout matches: cannot write to {tmp_path / 'atout.db' / 'below'}: Not a directory\n"
