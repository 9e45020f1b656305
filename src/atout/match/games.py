"""The games that can be played."""

from __future__ import annotations

from atout.match.hilo import Hilo
from atout.match.match import Match
from atout.match.xxl import Xxl
from atout.match.xylotar import Xylotar

GAMES: dict[str, type[Match]] = {game.game: game for game in (Xylotar, Hilo, Xxl)}
