"""Search as a Python object: memory for one game, and what came of thinking."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from types import ModuleType

import numpy as np

from atout.belief.seen import Seen
from atout.bots.space import Space, Worlds
from atout.bots.stakes import Stakes
from atout.chance import scatter
from atout.compiled import blank, blanks, buffer, overlaid, template
from atout.game import kind_of
from atout.rules.bits import words_for


@dataclass(frozen=True)
class Effort:
    """How long to think: whatever ends first."""

    simulations: int = 8000
    seconds: float = 0.7
    threads: int = 1
    noise: int = 10
    """Percent of random moves in simulations."""
    sharing: int = 8
    """Every how many simulations another seat learns; 0: never."""
    curiosity: float = 3.0
    """How evenly the alternatives are looked at; more of it where they are to be compared."""

    def within(self, seconds: float) -> Effort:
        """The same, in less time if there is less; a fifth is left for everything that is not thinking."""
        return replace(self, seconds=min(self.seconds, 0.8 * seconds))


@dataclass(frozen=True)
class Alternative:
    action: int
    visits: int
    worth: float
    """The chance to win the match, as far as this deal decides it."""
    points: float
    error: float
    """Standard error of the points."""

    @classmethod
    def of(cls, action: int, visits: int, worth: float, points: float, squares: float) -> Alternative:
        """From the sums over all visits."""
        mean = points / visits
        return cls(action, visits, worth / visits, mean, sqrt(max(0.0, squares / visits - mean * mean) / visits))


@dataclass(frozen=True)
class Thought:
    alternatives: list[Alternative]
    """The best first."""
    simulations: int
    worlds: int

    @classmethod
    def of(cls, found: list[Alternative], simulations: int, worlds: int) -> Thought:
        return cls(sorted(found, key=lambda a: (-a.visits, -a.worth)), simulations, worlds)


class Thinker:
    """One thread's memory for one game."""

    def __init__(self, rules: ModuleType) -> None:
        self.search = search = template("atout.bots.search", rules, kind_of(rules))
        belief = search.belief
        count = search.POOL * search.SEATS
        self.thought = blank(search.THOUGHT)
        self.stakes = blank(search.STAKES)
        self.worlds = Worlds(blanks(rules.STATE, count), blanks(rules.STATE, count))
        observation, words = overlaid(rules.OBSERVATION)
        self.space = Space(
            tables=blank(belief.TABLES).record,
            other_memory=blank(belief.MEMORY).record,
            state=blank(rules.STATE).record,
            observation=observation.record,
            words=words,
            actions=buffer(np.int64, words_for(rules.ACTIONS)),
            order=buffer(np.int8, rules.CARDS),
            scores=buffer(np.int32, rules.SEATS),
            dice=buffer(np.int64, 1),
        )

    def imagine(self, seen: Seen, stakes: Stakes, effort: Effort, seed: int) -> int:
        """Draws worlds; returns how many."""
        self.space.dice[0] = scatter(seed)
        stakes.write(self.stakes)
        thought = self.thought
        thought.seat, thought.noise, thought.sharing = seen.seat, effort.noise, effort.sharing
        thought.curiosity = effort.curiosity
        self.search.imagine(thought.record, self.stakes.record, seen.known, self.worlds, self.space)
        return thought.count[seen.seat]

    def simulate(self, simulations: int) -> None:
        self.search.simulate(self.thought.record, self.stakes.record, self.worlds, self.space, simulations)


def always() -> bool:
    return True


class Mind:
    """Thinks about positions of one game, on one or several threads."""

    CHUNK = 100

    def __init__(self, rules: ModuleType, threads: int = 1) -> None:
        self.rules = rules
        self.thinkers = [Thinker(rules) for _ in range(threads)]

    def think(self, seen: Seen, stakes: Stakes, effort: Effort, seed: int, wanted: Callable[[], bool] = always) -> Thought:
        """What comes of it. It ends early when nobody wants to know any more."""
        started = time.perf_counter()
        if len(self.thinkers) == 1:
            self._work(self.thinkers[0], seen, stakes, effort, seed, started, wanted)
        else:
            with ThreadPoolExecutor(len(self.thinkers)) as threads:  # compiled code holds no lock
                work = [
                    threads.submit(self._work, thinker, seen, stakes, effort, seed + number, started, wanted)
                    for number, thinker in enumerate(self.thinkers)
                ]
            for done in work:
                done.result()
        return self._summary()

    def _work(
        self,
        thinker: Thinker,
        seen: Seen,
        stakes: Stakes,
        effort: Effort,
        seed: int,
        started: float,
        wanted: Callable[[], bool],
    ) -> None:
        if thinker.imagine(seen, stakes, effort, seed) == 0:
            return
        share = effort.simulations // len(self.thinkers)
        while share > 0 and time.perf_counter() - started < effort.seconds and wanted():
            thinker.simulate(min(self.CHUNK, share))
            share -= self.CHUNK

    def _total(self, field: str) -> np.ndarray:
        return np.sum([getattr(thinker.thought, field) for thinker in self.thinkers], axis=0)

    def _summary(self) -> Thought:
        visits = self._total("visits")
        sums = [self._total(field) for field in ("worth", "points", "squares")]
        tried = [int(action) for action in np.flatnonzero(visits)]
        found = [Alternative.of(a, int(visits[a]), *(float(total[a]) for total in sums)) for a in tried]
        seat = self.thinkers[0].thought.seat
        return Thought.of(
            found,
            sum(t.thought.simulations for t in self.thinkers),
            sum(t.thought.count[seat] for t in self.thinkers),
        )


class Minds:
    """Thinks about any game, and keeps the memory that this takes."""

    def __init__(self) -> None:
        self._minds: dict[tuple[ModuleType, int], Mind] = {}

    def __reduce__(self) -> tuple[type[Minds], tuple[()]]:
        """A copy begins with an empty memory, and thinks the same."""
        return Minds, ()

    def think(self, seen: Seen, stakes: Stakes, effort: Effort, seed: int, wanted: Callable[[], bool] = always) -> Thought:
        mind = (seen.rules, effort.threads)
        if mind not in self._minds:
            self._minds[mind] = Mind(*mind)
        return self._minds[mind].think(seen, stakes, effort, seed, wanted)
