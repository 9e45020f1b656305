"""Plays by the written rules of play of the games (`play.py` in their folders): the bots `novice` and `club`."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import numpy as np

from atout.belief.imagining import Imagination
from atout.belief.seen import Seen
from atout.bots.bot import Bot, Turn
from atout.chance import scatter
from atout.compiled import buffer
from atout.game import kind_of


class RuleBot(Bot):
    def __init__(self, seed: str, skill: int) -> None:
        self._random = Random(seed)
        self._skill = skill
        self._habits: dict[ModuleType, Habits] = {}

    def __getstate__(self) -> dict[str, Any]:
        """Habits are what follows from the rules: a copy forms its own."""
        return {**self.__dict__, "_habits": {}}

    def choose(self, turn: Turn) -> str:
        if len(turn.legal) == 1 or turn.arranging:
            move = self._random.choice(turn.legal)
            return turn.arranged(move, self._random) if turn.arranging else move
        rules = turn.seen.rules
        if rules not in self._habits:
            self._habits[rules] = Habits(rules)
        action = self._habits[rules].choose(turn.seen, self._skill, self._random.getrandbits(31))
        return self._random.choice(turn.legal) if action is None else turn.move_of[action]


class Habits:
    """The rules of play of one game, applied to what a seat has seen.

    They are written for whole records, so they get one that could be the true one. They look only at what the seat knows,
    which is the same in every such record.
    """

    def __init__(self, rules: ModuleType) -> None:
        self._play = kind_of(rules).play
        self._imagination = Imagination(rules)
        self._dice = buffer(np.int64, 1)

    def choose(self, seen: Seen, skill: int, seed: int) -> int | None:
        """An action, or None if no world comes to mind."""
        self._dice[0] = scatter(seed)
        world = self._imagination.world(seen, self._dice)
        if world is None:
            return None
        actions = self._imagination.legal(world, seen.seat)
        return int(self._play.choose(world.record, seen.seat, actions, skill, self._dice))
