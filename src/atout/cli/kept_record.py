"""A match that is being played, kept as a record in a file: whatever happens, the file has every move that was made."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from atout.cli import Trouble

if TYPE_CHECKING:
    from atout.match.match import Match


def keeper(match: Match, path: Path | None) -> Callable[[], None]:
    """A function that brings the file up to date. It is called here for the first time: a bad path is found out at once."""
    if path is None:
        return lambda: None
    if path.is_file() and path.stat().st_size:
        raise Trouble(f"{path} has something in it already: choose another name for this match")

    def keep() -> None:
        try:
            _write(path, json.dumps(match.record(), ensure_ascii=False))
        except OSError as error:
            raise Trouble(f"cannot write {path}: {error.strerror}") from None

    keep()
    return keep


def _write(path: Path, text: str) -> None:
    """All or nothing: a reader never finds half a record."""
    if path.exists() and not path.is_file():  # a pipe, a terminal
        path.write_text(text, encoding="utf-8")
        return
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
