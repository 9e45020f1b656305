"""Positions to infer from, and the means to tell whether samples come from a distribution."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from atout.belief.imagining import Imagination, World
from atout.belief.seen import Seen
from atout.chance import scatter
from atout.compiled import buffer
from atout.game import GAMES
from atout.match.match import Match
from tests.tables import random_moves


def position(game: str, players: int, options: dict[str, Any], number: int, moves: int) -> Match | None:
    """A position of the first deal after that many random moves, or None if it was over before."""
    random = Random(f"{game} {players} {options} {number}")
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
    for _ in random_moves(match, random, limit=moves):
        if match.finished or len(match.deals) > 1:
            return None
    return None if match.finished or len(match.deals) > 1 else match


def seen_by(match: Match, seat: int | None) -> Seen:
    """Seats are counted from 1; None is a spectator."""
    return Seen(match.rulebook, -1 if seat is None else seat - 1, match.dealt, match.state.contents(), match.made)


def worlds(match: Match, seat: int | None, tries: int, seed: int = 1) -> Iterator[World]:
    dice = buffer(np.int64, 1)
    dice[0] = scatter(seed)
    yield from Imagination(match.rulebook).draws(seen_by(match, seat), dice, tries)


def twin(match: Match, world: World) -> Match:
    """A match that is in that world and otherwise the same."""
    other = copy.copy(match)
    other.play_by(match.rulebook)
    other.state.restore(world.now.contents())
    other._shuffles = [*other._shuffles[:-1], other._shuffles[-1]._replace(state=world.dealt.contents())]
    return other


def chi_square_is_plausible(counts: list[int], probabilities: list[float]) -> bool:
    """Whether counts can come from these probabilities: no further off than one time in ten thousand."""
    total = sum(counts)
    statistic = sum((count - total * p) ** 2 / (total * p) for count, p in zip(counts, probabilities, strict=True))
    freedom = len(counts) - 1
    if freedom == 0:
        return True
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return z < 3.72
