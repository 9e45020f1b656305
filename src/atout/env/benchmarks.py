"""What `atout bench` measures: for each game the number of players, its rules, and what a table agrees on."""

from __future__ import annotations

from types import ModuleType

from atout.rules import hilo, xylotar

GAMES: dict[str, tuple[int, int, ModuleType, dict[str, int]]] = {
    "hilo": (2, 6, hilo, {}),
    "xylotar": (2, 5, xylotar, {"arranging": 0}),
}
