"""The games that can be played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from atout.match.hilo import Hilo
from atout.match.match import Match
from atout.match.xxl import Xxl
from atout.match.xylotar import Xylotar

GAMES: dict[str, type[Match]] = {game.game: game for game in (Xylotar, Hilo, Xxl)}


@dataclass(frozen=True)
class Game:
    """What a table has to know about a game before it sits down.

    >>> import atout
    >>> xylotar = atout.games["xylotar"]
    >>> 5 in xylotar.players, xylotar.options["edition"], xylotar.values["edition"]
    (True, 'fr', ['fr', 'cs'])
    """

    name: str
    players: range
    """How many can play."""
    options: Mapping[str, Any]
    """Every option with its default; None where that depends on the players."""
    values: Mapping[str, Any]
    """What each option can be: a list, or words."""


def _game(match: type[Match]) -> Game:
    offered = match.options_offered
    return Game(
        match.game,
        range(match.least, match.most + 1),
        MappingProxyType({option.name: option.default for option in offered}),
        MappingProxyType({option.name: option.describe() for option in offered}),
    )


games: Mapping[str, Game] = MappingProxyType({name: _game(match) for name, match in GAMES.items()})
"""Every game by its name: `list(atout.games)`."""
