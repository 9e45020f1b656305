"""e to the power of a number, of operations that every machine rounds in the same way: addition, multiplication, division.

What a library of mathematics returns differs in the last bit from one machine to the next. Search would then find other moves in
a browser than on a server, and one could not be tested against the other.
"""

from __future__ import annotations

import math

from atout.compiled import compiled

SERIES = tuple(1 / math.factorial(n) for n in range(13, -1, -1))
"""Of e to the power of x, the highest power first: exact enough where x is at most half of `LN_2`."""
LN_2 = 0.6931471805599453
LEAST = -60 * LN_2
"""Below this it is as good as nothing."""


@compiled
def exponential(x: float) -> float:
    """Of a number that is not positive."""
    if x < LEAST:
        return 0.0
    halvings = int(0.5 - x / LN_2)
    rest = x + halvings * LN_2
    power = 0.0
    for part in SERIES:
        power = power * rest + part
    return power / (1 << halvings)
