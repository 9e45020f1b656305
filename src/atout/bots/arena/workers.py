"""Where games are played: on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from atout.bots.arena.plan import Game, Plan, play_game

Played = tuple[Game, dict[str, Any]]
AHEAD = 2
"""Games given out for each core, so that none waits."""


def on_cores(plan: Plan, games: Iterator[tuple[int, int]], cores: int | None = None) -> Iterator[Played]:
    """Games as they are finished, in any order; on all cores unless said otherwise. Closing this iterator stops the work."""
    cores = cores or os.cpu_count() or 1
    pool = ProcessPoolExecutor(cores, initializer=leave_interrupts_to_the_parent)
    try:
        running = {pool.submit(play_game, plan, *game) for game in islice(games, AHEAD * cores)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                if game := next(games, None):
                    running.add(pool.submit(play_game, plan, *game))
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal. The parent says what happens; the others finish their game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(plan: Plan, games: Iterator[tuple[int, int]], address: str) -> Iterator[Played]:
    """The same on a cluster; needs the extra `ray`. `local` starts one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    import ray

    ray.init(address=address, log_to_driver=False)
    try:
        play = ray.remote(play_game)
        shared = ray.put(plan)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running = [play.remote(shared, *game) for game in islice(games, ahead)]
        while running:
            done, running = ray.wait(running)
            for reference in done:
                if game := next(games, None):
                    running.append(play.remote(shared, *game))
                yield ray.get(reference)
    finally:
        ray.shutdown()
