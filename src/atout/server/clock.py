"""What time it is, for tables: the clock of the wall as it was when this process started, and the time that has passed since.

Whoever sets the machine's clock, back or forth, does not change how much time has passed: no bank is emptied, and nobody has
to be silent for an hour. What processes tell each other about being alive goes by the wall (hub.py).
If the clock was set back before a start, time goes on from the latest that is in the database.
"""

from __future__ import annotations

import time

_started = time.time() - time.monotonic()
AHEAD = 86400.0
"""Seconds that the database may be ahead of the wall and is believed: a clock that was set back, and not a row that is wrong."""


def now() -> float:
    """Seconds since 1970."""
    return _started + time.monotonic()


def go_on_from(latest: float) -> None:
    """Something happened then already: it is later."""
    global _started
    if 0 < (ahead := latest - now()) <= AHEAD:
        _started += ahead
