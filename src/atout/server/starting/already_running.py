"""Whether a server of one's own runs here already, and where.

A server notes its address in a file beside its SQLite database (of PostgreSQL, in the data folder) and keeps that file locked as
long as it lives. Whoever finds the lock knows that the address is still true, and that it was written by somebody who may write
there: no port has to be asked who it is, and no answer believed.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from atout.server.settings import Settings, data_folder
from atout.server.storage.private import FILE, FOLDER

try:
    import fcntl
except ImportError:  # Windows: nobody is recognised there, and a second server gets a port of its own
    fcntl = None  # type: ignore[assignment]

ASKING = 1.0
"""Seconds after which a lock is a server's: somebody who only asks holds it for an instant."""


class AlreadyServed(Exception):
    """Another server has this SQLite file, and where, in a sentence."""


def _file(settings: Settings) -> Path | None:
    """The SQLite file, by whatever name it was called."""
    url = make_url(settings.database_url)
    embedded = url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")
    return Path(str(url.database)).resolve() if embedded else None


def _note(settings: Settings) -> Path:
    """One file for each database: the same data, the same server."""
    if file := _file(settings):
        return file.with_name(f"running-{file.name}.json")
    name = hashlib.sha256(settings.database_url.encode()).hexdigest()[:12]
    return data_folder() / f"running-{name}.json"


@contextmanager
def noted(settings: Settings) -> Iterator[Callable[[str], None]]:
    """Lets others find this server while it runs, from when it says its address, if there is a place for the note. Two servers on
    one SQLite file would not hear of each other's moves: the second one is refused with AlreadyServed."""
    with ExitStack() as until_the_end:
        file: IO[str] | None = None
        with suppress(OSError):
            file = _own_note(_note(settings), until_the_end)
            if file is None and _file(settings):
                raise AlreadyServed(_refusal(address_of_own(settings)))

        def tell(address: str) -> None:
            if file:
                with suppress(OSError):
                    file.write(json.dumps({"address": address}))
                    file.flush()

        yield tell


def _own_note(path: Path, until_the_end: ExitStack) -> IO[str] | None:
    """The note, empty and locked; none if another server has it."""
    path.parent.mkdir(FOLDER, parents=True, exist_ok=True)
    patience = time.monotonic() + ASKING
    while True:
        path.touch(mode=FILE)
        file = path.open("r+", encoding="utf-8")
        if _lock(file) and _is_at(file, path):
            until_the_end.enter_context(file)
            until_the_end.callback(path.unlink, missing_ok=True)
            file.truncate()
            return file
        file.close()
        if time.monotonic() > patience:
            return None
        time.sleep(0.05)


def _is_at(file: IO[str], path: Path) -> bool:
    """Whether it is still what others find: a server that stops takes its note away."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


def _refusal(address: str | None) -> str:
    where = f"a server runs on this database already, at {address}" if address else "another server is starting on this database"
    return f"{where}; a SQLite file is for one server: stop that one first, or choose another file with --database"


def address_of_own(settings: Settings) -> str | None:
    """Where a server with the same data runs, if one does."""
    try:
        with _note(settings).open("r", encoding="utf-8") as file:
            return None if _lock(file, shared=True) else str(json.load(file)["address"])
    except (OSError, ValueError, KeyError, TypeError):  # none, or it has not got that far
        return None


def _lock(file: IO[str], *, shared: bool = False) -> bool:
    """Whether no server holds it; from now on this one does, or, shared, all who ask."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
