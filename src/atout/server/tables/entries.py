"""A table is its log. An entry is one thing that happened there; its number is its place in the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from atout.server.tables.told import Told


class Entry(msgspec.Struct, frozen=True, gc=False):
    """Nothing that it holds leads back to it, so the garbage collector need not look at it: there are very many."""

    number: int
    at: float
    """Seconds since 1970."""
    kind: str
    data: dict[str, Any]


PUBLIC: dict[str, tuple[str, ...]] = {
    "created": (),
    "chairs": ("players",),
    "options": ("options",),
    "sat": ("seat", "name"),
    "renamed": ("seat", "name"),
    "left": ("seat", "kicked"),
    "bot": ("seat", "level"),
    "reserved": ("seat",),
    "ordered": (),
    "settings": (),
    "locked": ("on",),
    "host": ("seat",),
    "mixed": ("seat",),
    "twinned": (),
    "started": (),
    "moved": ("seat",),
    "away": ("seat", "until"),
    "back": ("seat",),
    "stand-in": ("seat", "level"),
    "asked": ("seat", "what", "moves", "granted"),
    "agreed": ("seat", "what", "moves", "granted"),
    "declined": ("seat",),
    "taken-back": ("seat", "moves"),
    "resumed": ("seat",),
    "shows-hand": ("seat", "on"),
    "plays-forced": (),
    "looked": (),
    "watched": (),
    "said": ("seat", "name", "text", "phrase"),
    "muted": (),
    "abandoned": ("seat",),
    "rematch": ("seat",),
}
"""What everybody may read of an entry. Hashes of tokens, ids of messages, secrets and seeds are in no list."""


QUIET = {"plays-forced", "muted", "looked", "watched"}
"""What concerns nobody but whoever did it: others are not even told which of these it was."""


def row(code: str, entry: Entry) -> tuple[Any, ...]:
    """An entry as the database has it, in the order of its columns."""
    return (code, entry.number, entry.at, entry.kind, msgspec.json.encode(entry.data).decode())


def public(entry: Entry) -> Mapping[str, Any]:
    """An entry as everybody may read it; moves get their text from the match."""
    if entry.kind in QUIET:
        return quiet(entry)
    shown = {key: entry.data[key] for key in PUBLIC[entry.kind] if key in entry.data}
    if entry.kind == "said":
        shown["at"] = entry.at
    return {"n": entry.number, "kind": entry.kind, **shown}


def quiet(entry: Entry) -> Told:
    """An entry that tells its reader nothing: only its number is known, so that nobody misses one."""
    return {"n": entry.number, "kind": "quiet"}
