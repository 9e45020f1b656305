"""Plays anything that is allowed, every move as likely as the other."""

from __future__ import annotations

from random import Random

from atout.bots.bot import Turn


class RandomBot:
    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, turn: Turn) -> str:
        move = self._random.choice(turn.legal)
        return self._rearranged(move) if move.startswith("arrange ") else move

    def _rearranged(self, move: str) -> str:
        """An arrangement stands for all that differ in the order of equal values (X4)."""
        verb, *words = move.split()
        receiver = [words.pop(0)] if words[0].isdecimal() else []
        self._random.shuffle(words)
        words.sort(key=lambda card: int(card[1:]), reverse=True)
        return " ".join([verb, *receiver, *words])
