"""`atout backup` and `atout restore` as a host types them: what they write, and what they refuse."""

from __future__ import annotations

import gzip
import hashlib
import json
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.cli.test_commands import output
from tests.server.samples import SAMPLES, dump, load


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return load(SAMPLES[0], tmp_path / "atout.db")


@pytest.fixture
def backup(capsys: pytest.CaptureFixture[str], database: Path, tmp_path: Path) -> Path:
    path = tmp_path / "backup.jsonl.gz"
    assert "tables and 5 matches written to" in output(capsys, "backup", path, "--database", database)
    return path


def test_only_its_owner_can_read_it(backup: Path) -> None:
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_a_file_that_is_there_stays(capsys: pytest.CaptureFixture[str], database: Path, backup: Path) -> None:
    before = backup.read_bytes()
    assert "--force" in output(capsys, "backup", backup, "--database", database, status=1)
    assert backup.read_bytes() == before
    output(capsys, "backup", backup, "--database", database, "--force")
    assert backup.read_bytes() != before  # at least its time
    assert sorted(path.name for path in backup.parent.iterdir()) == ["atout.db", "backup.jsonl.gz"]


def test_in_a_folder_the_latest_are_kept(capsys: pytest.CaptureFixture[str], database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in (f"atout-2026-01-0{day}T030000Z.jsonl.gz" for day in range(1, 8)):
        (folder / name).touch()
    (folder / "notes.txt").touch()
    made = json.loads(output(capsys, "backup", folder, "--keep", "3", "--database", database, "--json"))
    left = sorted(path.name for path in folder.iterdir())
    newest = Path(made["file"]).name
    assert left == ["atout-2026-01-06T030000Z.jsonl.gz", "atout-2026-01-07T030000Z.jsonl.gz", newest, "notes.txt"]
    assert len(made["deleted"]) == 5
    output(capsys, "restore", folder / newest, "--check")


@pytest.mark.parametrize(
    "arguments",
    [
        ["backup", "file", "--keep", "3"],
        ["backup", ".", "--keep", "0"],
        ["backup", "file", "--database", "mysql://a/b"],
    ],
)
def test_a_wrong_command_line_is_status_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert output(capsys, *arguments, status=2)


@pytest.mark.parametrize("arguments", [["backup", "no/such/folder/file"], ["restore", "no-such-file"], ["restore", "."]])
def test_what_is_wrong_outside_is_status_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(output(capsys, *arguments, status=1).splitlines()) == 1


def test_a_database_that_is_not_there_is_not_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    said = output(capsys, "backup", tmp_path / "b", "--database", missing, status=1)
    assert said == f"atout backup: there is no database {missing}\n"
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_database(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("this is no database, and long enough to be looked at")
    assert "cannot use the database" in output(capsys, "backup", tmp_path / "b", "--database", tmp_path / "letter", status=1)
    (tmp_path / "letter").write_text("")
    assert "nothing of Atout" in output(capsys, "backup", tmp_path / "b", "--database", tmp_path / "letter", status=1)
    assert not (tmp_path / "b").exists()


def test_restored_once_and_again_only_when_told_so(capsys: pytest.CaptureFixture[str], backup: Path, tmp_path: Path) -> None:
    new = tmp_path / "new" / "atout.db"
    assert "5 matches restored, as they were on" in output(capsys, "restore", backup, "--database", new)
    before = dump(new)
    assert "--replace" in output(capsys, "restore", backup, "--database", new, status=1)
    assert dump(new) == before
    done = json.loads(output(capsys, "restore", backup, "--database", new, "--replace", "--json"))
    assert done["rows"]["matches"] == 5
    assert dump(new) == before


def test_workers_of_the_environment_do_not_matter(
    capsys: pytest.CaptureFixture[str], database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves to PostgreSQL has its settings there already when the file is backed up."""
    monkeypatch.setenv("ATOUT_WORKERS", "3")
    output(capsys, "backup", tmp_path / "b", "--database", database)


# --- What is refused ---


def altered(backup: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    """Changes the lines of a back-up, and makes its check sum fit."""
    lines = change(gzip.decompress(backup.read_bytes()).splitlines(keepends=True))
    trailer = json.loads(lines.pop())
    trailer["sha256"] = hashlib.sha256(b"".join(lines)).hexdigest()
    lines.append(json.dumps(trailer, separators=(",", ":")).encode() + b"\n")
    backup.write_bytes(gzip.compress(b"".join(lines)))


def with_first(**changes: object) -> Callable[[list[bytes]], list[bytes]]:
    return lambda lines: [json.dumps(json.loads(lines[0]) | changes).encode() + b"\n", *lines[1:]]


def in_gzip(text: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(gzip.compress(text))


def in_a_row(**changes: object) -> Callable[[Path], object]:
    """Something else in the first row of the first table, which is the one of the entries."""

    def change(lines: list[bytes]) -> list[bytes]:
        columns, values = json.loads(lines[1])["columns"], json.loads(lines[2])
        row = dict(zip(columns, values, strict=True)) | changes
        return [*lines[:2], json.dumps(list(row.values())).encode() + b"\n", *lines[3:]]

    return lambda path: altered(path, change)


def after_the_first(*more: bytes) -> Callable[[Path], object]:
    return lambda path: altered(path, lambda lines: [lines[0], *more, *lines[1:]])


STANDS_THERE = "something that cannot stand there"
WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "truncated": (lambda path: path.write_bytes(path.read_bytes()[:-200]), "is incomplete: it ends too early"),
    "hardly anything": (lambda path: path.write_bytes(path.read_bytes()[:20]), "is incomplete: it ends too early"),
    "empty": (lambda path: path.write_bytes(b""), "is no back-up of Atout"),
    "text": (lambda path: path.write_text("Dear club,\n"), "no back-up of Atout"),
    "other gzip": (in_gzip(b"Dear club,\n"), "is no back-up of Atout"),
    "one long line": (in_gzip(b"a" * 1000), "no back-up of Atout"),
    "other JSON": (in_gzip(b'{"game": "hilo"}\n'), "is no back-up of Atout"),
    "no rows at all": (
        in_gzip(b'{"format":"atout-backup/1","revision":"0001_tables","version":"1","made_at":0}\n'),
        "incomplete",
    ),
    "newer format": (lambda path: altered(path, with_first(format="atout-backup/2")), "(atout-backup/2); please update"),
    "newer tables": (lambda path: altered(path, with_first(revision="9999_later")), "a newer version of Atout (9999_later)"),
    "a line missing": (lambda path: altered(path, lambda lines: [*lines[:5], *lines[6:]]), "not what was written"),
    "after the end": (lambda path: path.write_bytes(path.read_bytes() + gzip.compress(b"[]\n")), "not what was written"),
    "unknown table": (
        lambda path: altered(path, lambda lines: [lines[0], b'{"table":"x","columns":[]}\n', lines[-1]]),
        "table x",
    ),
    "a short row": (lambda path: altered(path, lambda lines: [*lines[:2], b"[1]\n", *lines[3:]]), "too long or too short"),
    "rows of nothing": (lambda path: altered(path, lambda lines: [lines[0], *lines[2:]]), "a row without a table"),
    "a number over 64 bits": (in_a_row(number=2**64), STANDS_THERE),
    "a number over 32 bits": (in_a_row(number=2**40), STANDS_THERE),
    "a number of a thousand digits": (in_a_row(number=10**1000), ""),
    "a number that is text": (in_a_row(number="1"), STANDS_THERE),
    "a number that is true": (in_a_row(number=True), STANDS_THERE),
    "text that is a list": (in_a_row(data=[]), STANDS_THERE),
    "text that is too long": (in_a_row(code="x" * 17), STANDS_THERE),
    "text with a zero byte": (in_a_row(data="\0"), STANDS_THERE),
    "nothing where something must be": (in_a_row(data=None), STANDS_THERE),
    "a time before all others": (in_a_row(at=-1.0), STANDS_THERE),
    "a time after all others": (in_a_row(at=1e300), STANDS_THERE),
    "a time that is text": (in_a_row(at="noon"), STANDS_THERE),
    "made at the end of time": (lambda path: altered(path, with_first(made_at=1e300)), "is no back-up of Atout"),
    "made before all time": (lambda path: altered(path, with_first(made_at=-1e300)), "is no back-up of Atout"),
    "a deep line": (after_the_first(b"[" * 100_000 + b"]" * 100_000 + b"\n"), "is damaged"),
    "a deep row": (in_a_row(data=json.loads("[" * 900 + "]" * 900)), STANDS_THERE),
    "a very deep row": (
        lambda path: altered(path, lambda lines: [*lines[:2], b"[" * 9000 + b"]" * 9000 + b"\n", *lines[3:]]),
        "a line cannot be read",
    ),
    "a deep first line": (lambda path: altered(path, lambda lines: [b'{"x":' * 9000 + b"\n", *lines[1:]]), "no back-up of Atout"),
    "processes": (
        after_the_first(b'{"table":"processes","columns":["process","seen_at"]}\n', b'["x",1.0]\n'),
        "no table processes in a back-up",
    ),
    "other columns": (after_the_first(b'{"table":"entries","columns":["code"]}\n', b'["x"]\n'), "has other columns"),
    "a column twice": (
        after_the_first(b'{"table":"entries","columns":["code","code","number","at","kind"]}\n'),
        "has other columns",
    ),
    "nonsense": (lambda path: altered(path, lambda lines: [*lines[:2], b"[1\n", *lines[3:]]), "a line cannot be read"),
}


@pytest.mark.parametrize("wrong", list(WRONG))
def test_a_wrong_file_is_refused_and_nothing_is_made(
    capsys: pytest.CaptureFixture[str], backup: Path, tmp_path: Path, wrong: str
) -> None:
    change, said = WRONG[wrong]
    change(backup)
    for more in (["--check"], []):
        assert said in output(capsys, "restore", backup, "--database", tmp_path / "new.db", *more, status=1)
    assert not (tmp_path / "new.db").exists()


def test_no_byte_can_be_changed_unnoticed(capsys: pytest.CaptureFixture[str], backup: Path) -> None:
    whole, random = bytearray(backup.read_bytes()), Random(1)
    for place in random.sample(range(10, len(whole)), 60):  # the first ten bytes are gzip's: a time, a system
        backup.write_bytes(whole[:place] + bytes([whole[place] ^ (1 << random.randrange(8))]) + whole[place + 1 :])
        output(capsys, "restore", backup, "--check", status=1)
