"""What counts of one finished match, in a few numbers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

from atout.game import GAMES
from atout.match import record as records
from atout.match.kept import Step
from atout.match.match import Match
from atout.match.refusal import Refusal

VERSION = 1
"""Of what `figures` returns: what was kept in another version is computed again."""

Counted = dict[str, Any]
"""A deal: its scores and places (`DealResult`), and what its game counts in it (`details`)."""


class Figures(TypedDict):
    """What counts of one finished match. Lists are in the order of the players."""

    version: int
    match: str
    """The same for every record of the same match."""
    game: str
    players: list[str]
    options: dict[str, Any]
    moves: int
    deals: list[Counted]
    totals: list[int]
    places: list[int]
    won: list[bool]
    at: NotRequired[float | None]
    """The second in which it was finished, as far as anybody knows: a record does not tell."""
    bots: NotRequired[list[bool] | None]
    """Whether each player was one, as far as anybody knows."""


def figures(document: bytes) -> Figures:
    """The figures of a record; a Refusal if it is wrong, or its match not finished.

    Whoever knows more about the match adds it: `at` and `bots`.
    """
    ends: dict[int, Step] = {}

    def note(match: Match) -> None:
        if match.last:
            ends[match.last.deal] = match.last

    match = records.replay(document, note)
    note(match)
    if not match.finished:
        raise Refusal("not-finished")
    result = match.result.as_json()
    details = GAMES[match.game].statistics.details
    return {
        "version": VERSION,
        "match": _fingerprint(match),
        "game": match.game,
        "players": told_apart(match.players),
        "options": match.changed_options,
        "moves": len(match.moves),
        "deals": [{**deal, **details(match, ends[number])} for number, deal in enumerate(result["deals"], 1)],
        "totals": result["totals"],
        "places": result["places"],
        "won": [seat in match.result.winners for seat in match.seats],
    }


def told_apart(names: Sequence[str]) -> list[str]:
    """Two people of one name at one table are two people.

    >>> told_apart(["Ada", "Bo", "Ada"])
    ['Ada', 'Bo', 'Ada (2)']
    """
    apart: list[str] = []
    for name in names:
        number, unlike = 1, name
        while unlike in apart:
            number += 1
            unlike = f"{name} ({number})"
        apart.append(unlike)
    return apart


def _fingerprint(match: Match) -> str:
    """The same for every record of the same match, however it is written."""
    what = [match.game, match.players, match.changed_options, match.deals, match.moves]
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()
