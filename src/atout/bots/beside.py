"""Where `expert` thinks for a program that has imported `atout` and plays matches interpreted: in a process beside it.

The program needs no compiler and starts at once; the other process has one. Unlike at a table, where nobody shall wait, whoever
asks here waits until search is compiled, so that the same seed gives the same moves.
"""

from __future__ import annotations

import atexit
import os
from functools import cache

from atout.belief.seen import Seen
from atout.bots.desk import Desk
from atout.bots.stakes import Stakes
from atout.bots.thinking import Effort, Thought


def think(seen: Seen, stakes: Stakes, effort: Effort, seed: int) -> Thought:
    desk = _desk(os.getpid())
    desk.wait_for(seen.rules.__name__)
    thought = desk.think(seen, stakes, effort, seed)
    if thought is None:
        raise RuntimeError("expert thinks in a process of its own, and that cannot run")
    return thought


@cache
def _desk(process: int) -> Desk:
    """One for each process: what was forked off has nothing of its parent's."""
    desk = Desk([])
    atexit.register(desk.close)
    return desk
