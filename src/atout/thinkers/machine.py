"""What this machine, or the container that this process is in, has for thinking."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path

MEGABYTE = 2**20
PROCESS = 230
"""Megabytes of a process that has loaded search for all games (benchmarks/memory.py)."""
THREAD = 25
"""Megabytes of one more thought at the same time."""
SHARE = 0.5
"""Of the memory, at most so much is for thinking unless somebody says otherwise."""


def thinkers() -> int:
    """How many thoughts at once this machine is good for: one a core, as far as their share of the memory goes."""
    room = SHARE * memory() / MEGABYTE - PROCESS
    return max(0, min(cores(), int(room // THREAD)))


def needs(thinkers: int) -> int:
    """Bytes that so many thoughts at once take."""
    return (PROCESS + THREAD * thinkers) * MEGABYTE if thinkers else 0


def cores() -> int:
    own = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    for limit in _limits("cpu.max"):
        quota, period = limit.split()
        if quota != "max":
            own = min(own, math.ceil(int(quota) / int(period)))
    return max(1, own)


def memory() -> int:
    """Bytes."""
    own = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min([own, *(int(limit) for limit in _limits("memory.max") if limit != "max")])


def _limits(name: str, root: Path = Path("/sys/fs/cgroup"), own: Path = Path("/proc/self/cgroup")) -> Iterator[str]:
    """What Linux allows the group of this process, and the groups that it is in."""
    try:
        path = own.read_text().strip().rpartition("::/")[2]
    except OSError:
        return
    for group in (root / path, *(root / path).parents):
        try:
            yield (group / name).read_text().strip()
        except OSError:
            continue
        if group == root:
            return
