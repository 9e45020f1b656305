"""Where games are played: on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from atout.bots.arena.plan import Game, Plan, play_game

Played = tuple[Game, dict[str, Any]]
Result = TypeVar("Result")
AHEAD = 2
"""Games given out for each core, so that none waits."""


def on_cores(plan: Plan, games: Iterator[tuple[int, int]], cores: int | None = None) -> Iterator[Played]:
    """Games as they are finished, in any order; on all cores unless said otherwise. Closing this iterator stops the work."""
    return spread(partial(play_game, plan), games, cores)


def spread(work: Callable[..., Result], jobs: Iterator[tuple[Any, ...]], cores: int | None = None) -> Iterator[Result]:
    """What comes of jobs, in any order, from as many processes as there are cores."""
    cores = cores or os.cpu_count() or 1
    with processes(cores) as pool:
        with without_interrupts():
            running = {pool.submit(work, *job) for job in islice(jobs, AHEAD * cores)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                if job := next(jobs, None):
                    running.add(pool.submit(work, *job))
                yield future.result()


@contextmanager
def processes(cores: int | None) -> Iterator[ProcessPoolExecutor]:
    """That many of them. When this ends early, so does whatever they have begun. Submit the first work `without_interrupts`."""
    pool = ProcessPoolExecutor(cores, initializer=leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        for worker in list((pool._processes or {}).values()):  # there is no other way to reach them before Python 3.14
            worker.kill()
        pool.shutdown(wait=False)
        raise
    pool.shutdown()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """For the moment in which processes are born: they come without interrupts, too, and Ctrl-C waits for the end of it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal. The parent says what happens."""
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
