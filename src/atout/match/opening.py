"""New matches and replayed ones, from whatever a Python program has at hand (docs/api.md)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from secrets import token_bytes
from typing import Any

from atout.match.match import Match
from atout.match.record import begin, replay
from atout.match.refusal import Refusal

SEED_BYTES = 32


def new_match(
    game: str,
    players: Sequence[str],
    seed: int | str | bytes | None,
    deals: Sequence[Mapping[str, Any] | None],
    options: Mapping[str, Any],
) -> Match:
    record = {"format": "atout/1", "game": game, "players": _listed(players), "options": dict(options), "deals": _listed(deals)}
    return begin({**record, "seed": seed_digits(seed)})


def _listed(values: Any) -> Any:
    """Whatever has several of something, as a record has it. One word is no list of names; what is none of both, the record
    refuses."""
    return list(values) if isinstance(values, Iterable) and not isinstance(values, str | bytes) else values


def seed_digits(seed: int | str | bytes | None) -> str:
    """A seed as a record has it."""
    match seed:
        case None:
            return token_bytes(SEED_BYTES).hex()
        case int() if 0 <= seed < 1 << 8 * SEED_BYTES:
            return seed.to_bytes(SEED_BYTES, "big").hex()
        case bytes():
            return seed.hex()
        case str():
            return seed
    raise Refusal("bad-seed")


def replayed(record: Mapping[str, Any] | str | bytes | PathLike[str]) -> Match:
    if isinstance(record, str) and not record.lstrip("\ufeff \t\r\n").startswith("{"):
        record = Path(record)
    match record:
        case bytes():
            return replay(record)
        case str():
            return replay(record.encode("utf-8", "surrogatepass"))
        case Mapping():
            return replay(_document(record))
        case _:
            return replay(Path(record).read_bytes())


def _document(record: Mapping[str, Any]) -> bytes:
    """A dictionary is read like a file, with the same suspicion."""
    try:
        return json.dumps(dict(record)).encode()
    except (TypeError, ValueError) as error:
        raise Refusal("not-json", reason=str(error)) from None
