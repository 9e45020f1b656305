"""The bots of the house, from the weakest to the strongest. This is the only place that lists them."""

from __future__ import annotations

from dataclasses import dataclass

from atout.bots.skills import CLUB, NOVICE


@dataclass(frozen=True)
class Level:
    name: str
    about: str
    skill: int | None = None
    """Of the rules of play that it follows; None: it plays anything that is allowed."""
    thinks_ahead: bool = False
    """Searches. Where there is no time for that it plays by its rules of play."""


_ALL = (
    Level("random", "plays anything that is allowed"),
    Level("novice", "plays by a few simple rules, as on the first evening", skill=NOVICE),
    Level(
        "club",
        "plays as people in a club do; judges its cards by what a person can see at a glance, not by perfect inference",
        skill=CLUB,
    ),
    Level(
        "expert",
        "thinks ahead, with everything that can be inferred; some of its moves look clairvoyant",
        skill=CLUB,
        thinks_ahead=True,
    ),
)

LEVELS = {level.name: level for level in _ALL}
"""By their names."""
USUAL = "club"
"""Who plays where nobody has said who."""

LISTED = f"{', '.join([level.name for level in _ALL[:-1]])} or {_ALL[-1].name}"
"""In a sentence."""
