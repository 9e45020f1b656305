"""The games: one folder each, with everything there is to know about it outside the compiled rules.

Whatever is written for all games asks here, and names none. This is the only place that lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from atout.game.game import Game
from atout.game.hilo.match import Hilo
from atout.game.xxl.match import Xxl
from atout.game.xylotar.match import Xylotar

GAMES: Mapping[str, Game] = MappingProxyType({match.game: Game(match) for match in (Xylotar, Hilo, Xxl)})
"""Every game by its name."""
