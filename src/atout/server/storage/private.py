"""Files that only their owner reads: a database has the hands of matches that are being played, and so has every copy."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside its file. It makes them as readable as the file itself."""


def private_database(path: Path) -> None:
    """Makes the file of a database, and the folder for it, or takes away what others may do with it."""
    path.parent.mkdir(FOLDER, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    for end in BESIDE:
        tighten(path.with_name(path.name + end), FILE)


def write_private(path: Path, text: str) -> None:
    with open(path, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, FILE)) as file:
        file.write(text)
    tighten(path, FILE)


def tighten(path: Path, most: int) -> None:
    """Nobody may do more with it than that. What belongs to somebody else, or is not there, stays as it is."""
    with suppress(FileNotFoundError, PermissionError):
        if (mode := path.stat().st_mode & 0o777) & ~most:
            path.chmod(mode & most)
