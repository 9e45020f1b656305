"""How long tests wait for what must come, in one place.

Nothing here is a measure of speed: a test goes on as soon as it sees what it waits for. The limits only end tests that would
wait for ever, and they are far away, because a machine that is busy with other things is no reason to fail.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

SECONDS = 300.0
MILLISECONDS = 1000 * SECONDS
A_WHOLE_TEST = 1800
"""Seconds after which a test is given up."""


def until(true: Callable[[], Any], what: str = "") -> Any:
    """Waits until something is true, and returns it."""
    ends = time.monotonic() + SECONDS
    while not (found := true()):
        assert time.monotonic() < ends, f"waited in vain: {what or true}"
        time.sleep(0.02)
    return found


async def soon(true: Callable[[], Any], what: str = "") -> Any:
    """The same while other things go on."""
    ends = time.monotonic() + SECONDS
    while not (found := true()):
        assert time.monotonic() < ends, f"waited in vain: {what or true}"
        await asyncio.sleep(0.02)
    return found
