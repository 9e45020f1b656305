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
        if not self.ponders(turn):
            return self._at_once.choose(turn)
        return self.decide(turn, self._think(*self.asks(turn)))

    def ponders(self, turn: Turn) -> bool:
        """Whether there is something to think about."""
        return not turn.arranging and len(turn.legal) > 1

    def asks(self, turn: Turn) -> tuple[Seen, Stakes, Effort, int]:
        """What is to be thought about, by whoever can."""
        return turn.seen, turn.stakes, self._effort.within(turn.seconds), self._random.getrandbits(31)

    def decide(self, turn: Turn, thought: Thought | None) -> str:
        """The move, once that has been done."""
        if thought is None or not thought.alternatives:
            return self._at_once.choose(turn)
        return turn.move_of[thought.alternatives[0].action]
