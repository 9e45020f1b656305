"""The games: one folder each, with everything there is to know about it outside the compiled rules.

Whatever is written for all games asks here, and names none. This is the only place that lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING

from atout.game.game import Game
from atout.game.hilo.match import Hilo
from atout.game.xxl.match import Xxl
from atout.game.xylotar.match import Xylotar

if TYPE_CHECKING:
    from atout.game.kind import Kind
    from atout.match.match import Match

_games: dict[str, Game] = {}
GAMES: Mapping[str, Game] = MappingProxyType(_games)
"""Every game by its name."""


def add(match: type[Match]) -> None:
    """One more game, by the class of its matches."""
    assert match.game not in _games, f"there is a game {match.game} already"
    _games[match.game] = Game(match)


def kinds() -> dict[str, Kind]:
    """The kinds of deals of all games by their names."""
    return {kind.name: kind for game in GAMES.values() for kind in game.kinds}


def kind_of(rules: ModuleType) -> Kind:
    """The kind of deal that is played by a module of the rules."""
    return next(kind for kind in kinds().values() if kind.rules is rules)


for match in (Xylotar, Hilo, Xxl):
    add(match)
