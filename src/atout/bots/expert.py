"""Thinks ahead: search over worlds that fit what it has seen. The bot `expert`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from atout.belief.seen import Seen
from atout.bots.bot import Bot, Turn
from atout.bots.rule_bot import RuleBot
from atout.bots.stakes import Stakes
from atout.bots.thinking import Effort, Minds, Thought

Think = Callable[[Seen, Stakes, Effort, int], Thought | None]


class Expert(Bot):
    """Thinks in this process, or wherever `think` does. Where it cannot think, it plays by its rules of play."""

    def __init__(self, seed: str, skill: int, effort: Effort | None = None, think: Think | None = None) -> None:
        self._random = Random(seed)
        self._effort = effort or Effort()
        self._think: Think = think or Minds().think
        self._at_once = RuleBot(seed, skill)

    def choose(self, turn: Turn) -> str:
        if turn.arranging or len(turn.legal) == 1:
            return self._at_once.choose(turn)  # nothing to think about
        effort = self._effort.within(turn.seconds)
        thought = self._think(turn.seen, turn.stakes, effort, self._random.getrandbits(31))
        if thought is None or not thought.alternatives:
            return self._at_once.choose(turn)
        return turn.move_of[thought.alternatives[0].action]
