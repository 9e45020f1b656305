"""Real processes that think: they are shared, killed, stopped, left alone. Nothing here depends on how fast they are."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
from numba import config

from atout.bots.asking import choose, prepare, think
from atout.bots.bot import Turn
from atout.bots.thinking import Effort
from atout.thinkers import readiness
from atout.thinkers.client import Thinkers
from atout.thinkers.pool import CannotThink, Pool, Question
from atout.thinkers.service import running
from tests import patience
from tests.bots.test_play import random_position
from tests.server.support.servers import command_of, descendants


def a_turn() -> Turn:
    """A real decision at HILO."""
    match = random_position(("hilo", 2, {}), 3)
    assert match is not None
    turn = Turn(match, match.to_act[0])
    assert len(turn.legal) > 1
    return turn


@asynccontextmanager
async def pool(*, thinkers: int = 1, quick: int = 1, idle: float = 60.0) -> AsyncIterator[Pool]:
    pool = Pool(thinkers=thinkers, quick=quick, idle=idle)
    try:
        yield pool
    finally:
        await pool.close()


def asking(pool: Pool, *whose: str) -> Callable[[str, str, bytes], Awaitable[bytes | None]]:
    return lambda crew, rules, body: pool.ask(Question(crew, rules, body, whose))


@contextmanager
def stopped(pids: list[int]):  # type: ignore[no-untyped-def]
    """Processes that stand still in the middle of whatever they do."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("level", ["random", "novice", "club", "expert"])
def test_every_level_finds_a_legal_move(level: str) -> None:
    """`expert` too, on a machine where nothing may think ahead: it plays like `club`."""

    async def check() -> None:
        async with pool(thinkers=0) as thinkers:
            turn = a_turn()
            assert await choose(asking(thinkers), level, turn) in turn.legal

    asyncio.run(check())


def test_a_process_that_is_killed_in_mid_thought_is_not_missed() -> None:
    async def check() -> None:
        async with pool() as thinkers:
            turn = a_turn()
            await choose(asking(thinkers), "club", turn)
            (first,) = thinkers.processes
            with stopped([first]):
                asked = asyncio.create_task(choose(asking(thinkers), "club", turn))
                await asyncio.sleep(0)
                os.kill(first, signal.SIGKILL)
                assert await asked in turn.legal
            assert thinkers.processes != [first]

    asyncio.run(check())


def test_a_question_that_kills_is_not_asked_for_ever() -> None:
    async def check() -> None:
        async with pool() as thinkers:
            question = Question("quick", "atout.rules.hilo", pickle.dumps(_Deadly()))
            with pytest.raises(CannotThink):
                await thinkers.ask(question)
            assert question.asked == 3
            turn = a_turn()
            assert await choose(asking(thinkers), "club", turn) in turn.legal

    asyncio.run(check())


class _Deadly:
    """Whoever reads it dies."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


def test_nonsense_fails_and_harms_nobody() -> None:
    async def check() -> None:
        async with pool() as thinkers:
            with pytest.raises(CannotThink):
                await thinkers.ask(Question("quick", "atout.rules.hilo", b"nonsense"))
            assert len(thinkers.processes) == 1

    asyncio.run(check())


def test_processes_end_when_nobody_asks_and_begin_again_when_somebody_does() -> None:
    async def check() -> None:
        async with pool(idle=0.0) as thinkers:
            turn = a_turn()
            for _ in range(2):
                assert await choose(asking(thinkers), "club", turn) in turn.legal
                await patience.soon(lambda: not thinkers.processes)

    asyncio.run(check())


def test_a_strangers_tables_do_not_delay_a_person() -> None:
    """All of them wait; then one process serves them, in a fair order."""

    async def check() -> None:
        async with pool() as thinkers:
            turn = a_turn()
            await choose(asking(thinkers), "club", turn)
            served: list[str] = []

            async def play(owner: str, table: str) -> None:
                await choose(asking(thinkers, owner, table), "club", turn)
                served.append(owner)

            with stopped(thinkers.processes):
                tasks = [asyncio.create_task(play("stranger", f"table {number}")) for number in range(60)]
                await asyncio.sleep(0)
                tasks += [asyncio.create_task(play("person", "home")) for _ in range(3)]
                await asyncio.sleep(0)
            await asyncio.gather(*tasks)
            places = [place for place, owner in enumerate(served) if owner == "person"]
            assert places[0] <= 1  # behind what was being thought about already, and nothing else
            assert places[2] <= 5  # then in turn

    asyncio.run(check())


def test_what_nobody_wants_any_more_is_not_thought_about() -> None:
    async def check() -> None:
        async with pool() as thinkers:
            turn = a_turn()
            await choose(asking(thinkers), "club", turn)
            with stopped(thinkers.processes):
                tasks = [asyncio.create_task(choose(asking(thinkers), "club", turn)) for _ in range(3)]
                await asyncio.sleep(0)
                for task in tasks[:2]:  # one is being thought about, one waits
                    task.cancel()
                await asyncio.wait(tasks[:2])
                assert len(thinkers._crews["quick"].queue) == 1
            assert await tasks[2] in turn.legal

    asyncio.run(check())


def test_quick_questions_do_not_wait_for_slow_ones() -> None:
    """Everything that thinks ahead stands still; `club` plays."""

    async def check() -> None:
        async with pool() as thinkers:
            turn = a_turn()
            slow = asyncio.create_task(prepare(asking(thinkers), "atout.rules.hilo"))
            await patience.soon(lambda: bool(thinkers.processes))
            with stopped(thinkers.processes):
                assert await choose(asking(thinkers), "club", turn) in turn.legal
                assert not slow.done()
            slow.cancel()

    asyncio.run(check())


def test_a_service_is_shared_and_mended() -> None:
    """Two clients, one process that thinks; the service dies, and both are answered all the same."""

    async def check(path: str) -> None:
        turn = a_turn()
        clients = [Thinkers(path), Thinkers(path)]
        try:
            for client in clients:
                assert await choose(client.ask, "club", turn) in turn.legal
            (service,) = [pid for pid in descendants(os.getpid()) if path in command_of(pid)]
            (thinker,) = descendants(service)
            with stopped([thinker]):
                asked = [asyncio.create_task(choose(client.ask, "club", turn)) for client in clients]
                await asyncio.sleep(0)
                os.kill(service, signal.SIGKILL)
                os.kill(thinker, signal.SIGCONT)  # it notices that it is alone
            for move in asked:
                assert await move in turn.legal
            await patience.soon(lambda: not command_of(thinker))
        finally:
            for client in clients:
                client.close()

    with running(1, 60.0) as path:
        assert Path(path).parent.stat().st_mode & 0o077 == 0
        asyncio.run(check(path))
    assert not Path(path).parent.exists()


def test_whoever_owns_a_pool_imports_neither_numpy_nor_numba() -> None:
    script = "import sys, atout.thinkers.service, atout.thinkers.client; sys.exit(bool({'numpy', 'numba'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_search_that_is_not_compiled_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`expert` plays like `club` meanwhile, and is not asked again before the compiler has done."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    async def check() -> None:
        async with pool() as thinkers:
            turn = a_turn()
            assert await choose(asking(thinkers), "expert", turn) in turn.legal
            assert thinkers.compiler.is_at("atout.rules.hilo")
            assert await think(asking(thinkers), turn.seen, turn.stakes, Effort(10)) is None

    asyncio.run(check())


@pytest.mark.slow
@pytest.mark.xdist_group("search hilo")
def test_expert_thinks_when_search_is_compiled() -> None:
    async def check() -> None:
        async with pool(thinkers=2) as thinkers:
            turn, ask = a_turn(), asking(thinkers)
            async with asyncio.timeout(600):
                while not await prepare(ask, "atout.rules.hilo"):
                    await asyncio.sleep(0.1)
            thoughts = await asyncio.gather(
                *(think(ask, turn.seen, turn.stakes, Effort(300, float("inf")), seed) for seed in (1, 1))
            )
            assert thoughts[0] == thoughts[1]  # two threads of one process
            assert thoughts[0] is not None
            assert thoughts[0].simulations == 300
            assert thoughts[0].alternatives[0].action in turn.move_of
            assert len(thinkers.processes) == 1
            endless = asyncio.create_task(think(ask, turn.seen, turn.stakes, Effort(10**9, float("inf"))))
            await asyncio.sleep(0)
            (process,) = thinkers.processes
            endless.cancel()  # nobody wants to know: its thread is free again
            await patience.soon(lambda: not thinkers._crews["deep"].members[0].thinks_about)
            assert thinkers.processes == [process]

    asyncio.run(check())


def test_machine_code_of_other_files_is_not_taken_for_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another checkout with the same sources, or files that were written again: Numba would compile anew, and a process that
    thinks would do so for minutes."""
    files = [tmp_path / "here.py", tmp_path / "there.py"]
    for file in files:
        file.write_text("the same")
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))

    def ready(file: Path) -> bool:
        monkeypatch.setattr(readiness, "compiled_sources", lambda: [file])
        readiness._mark.cache_clear()
        return readiness.is_compiled("atout.rules.hilo")

    try:
        assert not ready(files[0])
        readiness.is_compiled_now("atout.rules.hilo")
        assert ready(files[0])
        assert not ready(files[1])
        os.utime(files[0], (1, 1))
        assert not ready(files[0])
    finally:
        readiness._mark.cache_clear()
