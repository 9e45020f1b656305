"""Thinks ahead: search over worlds that fit what it has seen. The bot `expert`."""

from __future__ import annotations

from random import Random
from types import ModuleType

from atout.bots.arranging import arranged_at_random
from atout.bots.bot import Turn
from atout.bots.thinking import Effort, Mind


class Expert:
    def __init__(self, seed: str, effort: Effort | None = None) -> None:
        self._random = Random(seed)
        self._effort = effort or Effort()
        self._minds: dict[ModuleType, Mind] = {}

    def choose(self, turn: Turn) -> str:
        if len(turn.legal) == 1 or turn.arranging:
            move = self._random.choice(turn.legal)
            return arranged_at_random(move, self._random) if turn.arranging else move
        rules = turn.seen.rules
        if rules not in self._minds:
            self._minds[rules] = Mind(rules, self._effort.threads)
        effort = self._effort.within(turn.seconds)
        thought = self._minds[rules].think(turn.seen, turn.stakes, effort, self._random.getrandbits(31))
        if not thought.alternatives:  # no world came to mind
            return self._random.choice(turn.legal)
        return turn.move_of[thought.alternatives[0].action]
