"""Plays anything that is allowed, every move as likely as the other."""

from __future__ import annotations

from random import Random

from atout.bots.bot import Bot, Turn


class RandomBot(Bot):
    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, turn: Turn) -> str:
        move = self._random.choice(turn.legal)
        return turn.arranged(move, self._random) if turn.arranging else move
