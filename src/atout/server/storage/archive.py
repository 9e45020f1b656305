"""The file of a back-up: compressed lines of JSON that depend on no database.

    {"format": "atout-backup/1", "revision": "0001_tables", "version": "0.1.0", "made_at": 1794777299.5}
    {"table": "entries", "columns": ["code", "number", …]}
    ["vhpmrm8dcvrep", 1, …]
    …
    {"rows": {"entries": 812, …}, "sha256": "…"}

The first line says what it is; then come the tables, each with its rows; the last line says how many there were, and has the
SHA-256 of all lines before it. A file that ends early, or that was changed anywhere, is refused with a sentence.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

FORMAT = "atout-backup/1"
LONGEST_LINE = 2**26
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a line that nobody has written as a back-up can end in: the last if it is nested a thousand deep."""
LATEST = 253402300800.0
"""The year 10000: no time is later, or before 1970."""

Kind = TypeVar("Kind")
Show = Callable[[int, int], None]
"""Is told how much is done, of how much."""


def nobody_watches(done: int, total: int) -> None:
    return


class ArchiveError(Exception):
    """A back-up cannot be written or read, and why."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    format: str = FORMAT
    revision: str
    """The migration that the tables are at."""
    version: str
    made_at: Annotated[float, msgspec.Meta(ge=0, lt=LATEST)]


class Heading(msgspec.Struct, frozen=True):
    """The rows that follow belong to this table."""

    table: str
    columns: list[str]


class Trailer(msgspec.Struct, frozen=True):
    rows: dict[str, int]
    sha256: str


class Archive:
    """A back-up that is being written."""

    def __init__(self, path: Path, file: gzip.GzipFile, header: Header) -> None:
        self._path = path
        self._file = file
        self._digest = hashlib.sha256()
        self._table = ""
        self.rows: dict[str, int] = {}
        self._line(header)

    def table(self, name: str, columns: list[str]) -> None:
        self._table = name
        self.rows[name] = 0
        self._line(Heading(name, columns))

    def row(self, values: Sequence[Any]) -> None:
        self.rows[self._table] += 1
        self._line(values)

    def finish(self) -> None:
        self._line(Trailer(self.rows, self._digest.hexdigest()))

    def _line(self, value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._digest.update(line)
        with _written_to(self._path):
            self._file.write(line)


@contextmanager
def writing(path: Path, header: Header) -> Iterator[Archive]:
    """A new file at that path, when everything is in it and on the disk; until then it has another name.

    Only its owner can read it: it has the hands of matches that are being played.
    """
    with _written_to(path):
        file = tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}-", delete=False)  # noqa: SIM115
    try:
        with file:
            compressed = gzip.GzipFile("", "wb", 6, file)
            archive = Archive(path, compressed, header)
            yield archive
            archive.finish()
            with _written_to(path):
                compressed.close()
                file.flush()
                os.fsync(file.fileno())
        with _written_to(path):
            os.replace(file.name, path)
            _keep_name(path.parent)
    except BaseException:
        Path(file.name).unlink(missing_ok=True)
        raise


@contextmanager
def _written_to(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ArchiveError(f"cannot write {path}: {error.strerror or error}") from None


def _keep_name(folder: Path) -> None:
    """The new name is on the disk, too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def reading(path: Path, show: Show = nobody_watches) -> Iterator[Header | Heading | list[Any]]:
    """What is in a back-up, line by line. Everything has been checked only when the last line has come. `show` is told how many
    bytes of the file have been read, of how many."""
    try:
        size = path.stat().st_size
        with path.open("rb") as raw, gzip.open(raw) as file:
            for number, line in enumerate(_checked(path, _lines(path, file))):
                if number % 500 == 0:
                    show(raw.tell(), size)
                yield line
    except (gzip.BadGzipFile, zlib.error):
        raise ArchiveError(f"{path} is damaged, or no back-up of Atout") from None
    except EOFError:
        raise ArchiveError(f"{path} is incomplete: it ends too early") from None
    except OSError as error:
        raise ArchiveError(f"cannot read {path}: {error.strerror or error}") from None


def _lines(path: Path, file: gzip.GzipFile) -> Iterator[bytes]:
    while line := file.readline(LONGEST_LINE):
        if not line.endswith(b"\n"):
            raise ArchiveError(f"{path} is damaged, or no back-up of Atout")
        yield line


def _checked(path: Path, lines: Iterator[bytes]) -> Iterator[Header | Heading | list[Any]]:
    digest = hashlib.sha256()
    first = next(lines, b"")
    yield _header(path, first)
    digest.update(first)
    rows: dict[str, int] = {}
    table = None
    for line in lines:
        if line.startswith(b'{"rows"'):
            if _decoded(path, line, Trailer) != Trailer(rows, digest.hexdigest()) or next(lines, None) is not None:
                raise ArchiveError(f"{path} is damaged: its contents are not what was written")
            return
        digest.update(line)
        if line.startswith(b"{"):
            yield (heading := _decoded(path, line, Heading))
            table = heading.table
            rows[table] = 0
        elif table is None:
            raise ArchiveError(f"{path} is damaged: a row without a table")
        else:
            rows[table] += 1
            yield _decoded(path, line, list[Any])
    raise ArchiveError(f"{path} is incomplete: it ends too early")


def _header(path: Path, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except UNREADABLE:
        raise ArchiveError(f"{path} is no back-up of Atout") from None
    if header.format != FORMAT:
        raise ArchiveError(f"{path} is no back-up that this version of Atout knows ({header.format}); please update")
    return header


def _decoded(path: Path, line: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE:
        raise ArchiveError(f"{path} is damaged: a line cannot be read") from None
