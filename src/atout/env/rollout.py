"""Random play of whole deals, written once for all games.

This file is a template (atout.compiled.template): it is loaded once for each game, with `rules` and `compiled` bound
to that game's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from atout.rules.bits import WORD, lowest, nth, popcount

if TYPE_CHECKING:
    from atout.compiled import compiled
    from atout.rules import xylotar as rules

WORDS = (rules.ACTIONS + WORD - 1) // WORD


@compiled
def advance(random: Any) -> Any:
    """A 64-bit linear congruential generator: one multiplication."""
    return random * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)


@compiled
def scatter(seed: Any) -> Any:
    """A state of the generator far from that of the next seed (the finaliser of SplitMix64)."""
    seed = (seed + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    seed = (seed ^ (seed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    seed = (seed ^ (seed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return seed ^ (seed >> np.uint64(31))


@compiled
def below(random: Any, n: int) -> Any:
    """A number from 0 to n - 1 from the state of the generator: its upper half times n, without a division."""
    return np.int64((np.uint64(random >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@compiled
def shuffle(order: Any, count: int, random: Any) -> Any:
    for i in range(count - 1, 0, -1):
        random = advance(random)
        j = below(random, i + 1)
        order[i], order[j] = order[j], order[i]
    return random


@compiled
def choose(actions: Any, random: Any) -> int:
    """One of a set of actions, each as likely as the other."""
    count = 0
    for word in range(WORDS):
        count += popcount(actions[word])
    n = below(random, count)
    word = 0
    while n >= popcount(actions[word]):
        n -= popcount(actions[word])
        word += 1
    return int(word * WORD + nth(actions[word], n))


@compiled
def never(s: Any, order: Any) -> None:
    """For games that shuffle only once."""


reshuffle = getattr(rules, "reshuffle", never)


@compiled
def play_deals(s: Any, order: Any, actions: Any, tally: Any, deals: int, random: Any) -> None:
    """Plays that many deals from shuffle to score at random and adds to `tally` how many decisions were made."""
    for _ in range(deals):
        random = shuffle(order, rules.deck(s, order), random)
        rules.start(s, order)
        while True:
            seats = rules.waiting(s)
            if seats == 0:
                if rules.over(s):
                    break
                random = shuffle(order, rules.deck(s, order), random)
                reshuffle(s, order)
                continue
            seat = lowest(seats)
            rules.legal(s, seat, actions)
            random = advance(random)
            rules.play(s, seat, choose(actions, random))
            tally[0] += 1
