"""What time it is, for tables: the clock of the wall as it was when this process started, and the time that has passed since.

Whoever sets the machine's clock, back or forth, does not change how much time has passed: no bank is emptied, and nobody has
to be silent for an hour. What processes tell each other about being alive goes by the wall (hub.py).
"""

from __future__ import annotations

import time

_started = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _started + time.monotonic()
