"""What `atout bench` measures: each game, and each variant of XXL, with what a table agrees on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from atout.game.xxl.variants import VARIANTS
from atout.rules import hilo, xylotar
from atout.rules.xxl import deck


@dataclass(frozen=True)
class Benched:
    least: int
    most: int
    rules: ModuleType
    agree: Callable[[Any], None] = lambda _: None
    """Writes into a record what stands there before `start`, other than the number of players."""


GAMES = {
    "xylotar": Benched(2, 5, xylotar),
    "hilo": Benched(2, 6, hilo),
    **{variant.name: Benched(2, 6, variant.rules, deck.use) for variant in VARIANTS.values()},
}
