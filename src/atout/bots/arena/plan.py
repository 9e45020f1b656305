"""What is played in a tournament: which deals, and who sits where."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from atout.bots.thinking import Effort
from atout.game import GAMES
from atout.match.match import Match


@dataclass(frozen=True)
class Plan:
    game: str
    players: int
    bots: tuple[str, ...]
    """A name may stand here several times."""
    deals: int
    options: dict[str, Any] = field(default_factory=dict)
    whole_matches: bool = False
    """Every 'deal' is a whole match."""
    seed: str = "0"
    simulations: int = 2000

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.bots))

    @property
    def rotations(self) -> int:
        """How often a deal is played: until every bot has sat in every seat."""
        return len(self.bots)

    def seating(self, deal: int, rotation: int) -> list[str]:
        """Who sits where: in another order in every deal, so that nobody always has the same neighbour."""
        order = Random(f"{self.seed} {deal}").sample(self.bots, len(self.bots))
        return [order[(seat + rotation) % len(order)] for seat in range(self.players)]

    def games(self) -> Iterator[tuple[int, int]]:
        """All games, as deal (from 1) and rotation (from 0)."""
        for deal in range(1, self.deals + 1):
            for rotation in range(self.rotations):
                yield deal, rotation

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}

    def start(self, deal: int, rotation: int) -> Match:
        """The match of a game: its cards depend on the deal alone."""
        seed = hashlib.sha256(f"atout arena {self.seed} {deal}".encode()).digest()
        names = [f"{bot} {seat}" for seat, bot in enumerate(self.seating(deal, rotation), 1)]
        return GAMES[self.game].match(names, self._options(deal), seed)

    def _options(self, deal: int) -> dict[str, Any]:
        """Single deals of a match that has several kinds of them are of each kind in turn."""
        if self.whole_matches:
            return self.options
        kinds = GAMES[self.game].match.kinds(self.options)
        return {**self.options, **kinds[(deal - 1) % len(kinds)].options}


@dataclass(frozen=True)
class Game:
    """What came of one game."""

    deal: int
    rotation: int
    scores: list[int]
    """Of the deal; of a whole match, its totals."""
    places: list[int]
    wins: list[float]
    """A shared win counts in parts."""
    more_is_better: bool
    moves: int
    seconds: float


def play_game(plan: Plan, deal: int, rotation: int) -> tuple[Game, dict[str, Any]]:
    """Plays one game. Returns also its record."""
    from atout.bots.table import play_out

    started = time.perf_counter()
    match = plan.start(deal, rotation)
    effort = Effort(plan.simulations, float("inf"))
    more_is_better = match.most_wins if plan.whole_matches else match.most_wins_deal
    bots_seed = f"{plan.seed} {deal} {rotation}"
    for _ in play_out(match, plan.seating(deal, rotation), bots_seed, effort, deals=None if plan.whole_matches else 1):
        pass
    result = match.result.as_json()
    if plan.whole_matches:
        scores, places, first = result["totals"], result["places"], [seat in result["winners"] for seat in match.seats]
    else:
        scores, places = result["deals"][0]["scores"], result["deals"][0]["places"]
        first = [place == 1 for place in places]
    wins = [won / sum(first) for won in first]
    seconds = round(time.perf_counter() - started, 3)
    return Game(deal, rotation, scores, places, wins, more_is_better, len(match.moves), seconds), match.record()
