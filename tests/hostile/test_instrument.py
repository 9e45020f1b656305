"""The instrument itself: it must see a long task, and must not mistake a busy machine for one."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from atout.server.network import loop
from atout.server.network.loop import Stopwatch, TimedLoop
from tests.hostile.beside import beside_an_innocent_table, figures, long_tasks
from tests.server.support.raw import Caller
from tests.server.support.servers import Server


def work(seconds: float) -> None:
    """Uses the processor for that long."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """What the watch of this process measures: work of the loop, not of the collector of garbage that other tests have left."""
    took: list[float] = []
    usual = sys.getswitchinterval()
    watch = Stopwatch()
    watch.start()
    monkeypatch.setattr(loop, "run", watch.run)

    class Noting:
        def observe(self, seconds: float) -> None:
            took.append(seconds)

    monkeypatch.setattr(loop, "TASK", Noting())
    gc.disable()
    yield took
    gc.enable()
    sys.setswitchinterval(usual)


def run(main: Any) -> None:
    with asyncio.Runner(loop_factory=TimedLoop) as runner:
        runner.run(main)


def test_a_long_task_is_seen_whoever_has_called_it(measured: list[float]) -> None:
    async def main() -> None:
        running = asyncio.get_running_loop()
        work(0.03)
        await asyncio.sleep(0)
        running.call_soon(work, 0.04)
        running.call_later(0.001, work, 0.05)
        running.call_at(running.time() + 0.002, work, 0.06)
        with ThreadPoolExecutor() as pool:
            await running.run_in_executor(pool, running.call_soon_threadsafe, work, 0.07)
        await asyncio.sleep(0.01)

    run(main())
    longest = sorted(measured)[-5:]
    assert all(took >= worked for took, worked in zip(longest, (0.03, 0.04, 0.05, 0.06, 0.07), strict=True)), measured


def test_waiting_is_no_work(measured: list[float]) -> None:
    async def main() -> None:
        time.sleep(0.1)  # as if another process had the processor
        await asyncio.sleep(0)

    run(main())
    assert max(measured) < 0.05


def test_small_tasks_in_a_row_are_not_taken_for_a_long_one(measured: list[float]) -> None:
    async def main() -> None:
        for _ in range(50):
            work(0.004)
            await asyncio.sleep(0)

    run(main())
    assert len(measured) >= 50
    assert sorted(measured)[25] < 0.02


def test_what_is_done_beside_the_loop_gives_way_to_it(measured: list[float]) -> None:
    assert sys.getswitchinterval() == pytest.approx(loop.GIVES_WAY), "and not when Python thinks"


def test_nothing_is_measured_before_the_server_serves(measured: list[float]) -> None:
    watch = Stopwatch()
    watch.run(work, 0.01)
    assert measured == []
    watch.start()
    watch.run(work, 0.01)
    assert len(measured) == 1


def test_addresses_take_turns_with_what_is_done_beside_the_loop() -> None:
    done: list[str] = []

    async def ask(address: str) -> None:
        loop.WHOSE.set(address)
        await loop.aside(done.append, address)

    async def main() -> None:
        await asyncio.gather(*(ask(address) for address in ["vandal"] * 50 + ["ann"] + ["vandal"] * 50 + ["bob"]))

    run(main())
    assert len(done) == 102
    assert max(done.index("ann"), done.index("bob")) < 6


def test_the_description_of_the_interface_is_not_made_in_the_loop(server: Server) -> None:
    assert beside_an_innocent_table(server, lambda: Caller(server.address).get("/schema/openapi.json").status) == 200


@pytest.mark.parametrize("which", ["server", "postgres_server"])
def test_hosts_read_it_for_all_processes(which: str, request: pytest.FixtureRequest) -> None:
    running = request.getfixturevalue(which)
    beside_an_innocent_table(running, lambda: None)
    assert long_tasks(running, 0.002) >= 0
    while not figures(running)["atout_loop_longest_task_seconds"]:  # it is looked at every other second
        time.sleep(0.1)
