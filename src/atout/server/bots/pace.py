"""How fast somebody plays, so that what is played for them comes at the same pace.

Whoever lets forced moves be made must not be told apart by the clock: neither by delays that are all alike, nor by one's own
earlier delays coming back to the millisecond.
"""

from __future__ import annotations

import math
from random import Random, SystemRandom

REMEMBERED = 8
"""Decisions that are looked back on."""
SHORTEST, LONGEST = 0.5, 8.0
"""Seconds. Nobody waits for a forced move for longer, however long its owner takes over others."""
SPREAD = 0.35
"""By how much a delay differs from the one that it is modelled on, as a logarithm: by a third, more or less."""
UNSURE = (1.0, 4.0)
"""Of somebody whose pace is not known yet."""


class Pace:
    def __init__(self, chance: Random | None = None) -> None:
        self._chance = chance or SystemRandom()
        self._noted: list[float] = []

    def note(self, seconds: float) -> None:
        """A decision of one's own took so long."""
        self._noted = [*self._noted, min(LONGEST, max(SHORTEST, seconds))][-REMEMBERED:]

    def draw(self) -> float:
        """Seconds like one's own, and never the same: near one of them, by any amount."""
        if not self._noted:
            return self._chance.uniform(*UNSURE)
        while True:
            seconds = self._chance.choice(self._noted) * math.exp(self._chance.gauss(0.0, SPREAD))
            if SHORTEST < seconds < LONGEST:
                return seconds
