"""What counts of one finished match, in a few numbers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any

from atout.match import record as records
from atout.match.match import Match, Step, scratch
from atout.match.refusal import Refusal
from atout.rules import hilo, xylotar

VERSION = 1
"""Of what `figures` returns: what was kept in another version is computed again."""

Figures = dict[str, Any]


def figures(document: bytes) -> Figures:
    """The figures of a record; a Refusal if it is wrong, or its match not finished.

    Lists are in the order of the players. Whoever knows more about the match adds it: `at`, the second in which it was finished,
    and `bots`, whether each player was one; a record tells neither.
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
    return {
        "version": VERSION,
        "match": _fingerprint(match),
        "game": match.game,
        "players": told_apart(match.players),
        "options": match.changed_options,
        "moves": len(match.moves),
        "deals": [{**deal, **DETAILS[match.game](match, ends[number])} for number, deal in enumerate(result["deals"], 1)],
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


# --- What else counts in a deal, game by game, from its last move ---


def _xylotar(match: Match, end: Step) -> dict[str, Any]:
    """Who has made their bid."""
    state = _after(end)
    return {"made": [bool(xylotar.made_bid(state.record, seat - 1)) for seat in match.seats]}


def _hilo(match: Match, end: Step) -> dict[str, Any]:
    """Who has closed the round, and how many lines everybody has cleared, three cards each."""
    state = _after(end)
    left = [
        sum(state.cell[owner, cell] != hilo.NONE for cell in range(hilo.cells(state.record, owner)))
        for owner in range(state.seats)
    ]
    return {"closer": state.closer, "cleared": [(hilo.CELLS - cards) // 3 for cards in left]}


def _xxl(match: Match, end: Step) -> dict[str, Any]:
    """Which variant it was."""
    return {"variant": match.variant_of(end.deal)}  # type: ignore[attr-defined]


def _after(step: Step) -> Any:
    state = scratch(step.rulebook.STATE, "after")
    state.restore(step.after)
    return state


DETAILS: dict[str, Callable[[Match, Step], dict[str, Any]]] = {"xylotar": _xylotar, "hilo": _hilo, "xxl": _xxl}
