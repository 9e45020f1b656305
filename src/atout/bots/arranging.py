"""Putting a hand in order, the same way for every bot."""

from __future__ import annotations

from random import Random


def arranged_at_random(move: str, random: Random) -> str:
    """A legal arrangement stands for all that differ in the order of equal values (X4); at random, it tells nothing."""
    verb, *words = move.split()
    receiver = [words.pop(0)] if words[0].isdecimal() else []
    random.shuffle(words)
    words.sort(key=lambda card: int(card[1:]), reverse=True)
    return " ".join([verb, *receiver, *words])
