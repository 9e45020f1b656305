"""Search: it does not peek, it is determined by its seed, and a second process compiles nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from atout.game import kinds
from tests import patience

GAMES = list(kinds())


def run(*arguments: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "ATOUT_JIT": "1", "NUMBA_DISABLE_JIT": "0", **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.xdist_group(f"search {game}")) for game in GAMES])
def test_expert_does_not_peek_and_is_determined_by_its_seed(game: str) -> None:
    found: dict[str, Any] = json.loads(run("-m", "tests.bots.thinking_check", game))
    assert found["compared"] >= 4
    assert found["peeked"] == 0
    assert found["undetermined"] == 0
    assert found["illegal"] == 0
    assert found["threads"] > 0


COUNT_COMPILATIONS = """
import sys
from atout.bots.warming import warm_up
warm_up("hilo", 3, {}, expert=True)
from atout.game.hilo import belief, play
from atout.compiled import template
from atout.rules import hilo as rules
search = template("atout.bots.search", rules)
used = [search.imagine, search.simulate, belief.prepare, belief.sample, play.choose, rules.legal, rules.observe]
print(sum(sum(f.stats.cache_misses.values()) for f in used), sum(sum(f.stats.cache_hits.values()) for f in used))
"""


@pytest.mark.slow
@pytest.mark.xdist_group("search hilo")
def test_a_second_process_compiles_nothing() -> None:
    """Whatever the first one has compiled, or found. That misses are counted, `tests/env/test_compiled.py` shows."""
    _, (misses, hits) = (map(int, run("-c", COUNT_COMPILATIONS).split()) for _ in range(2))
    assert misses == 0
    assert hits > 0


def test_search_runs_interpreted_too() -> None:
    """The same source, without a compiler; a few simulations are enough to see that it plays."""
    from atout.bots.bot import Turn
    from atout.bots.thinking import Effort, Mind
    from tests.bots.test_play import random_position

    match = random_position(("hilo", 2, {}), 3)
    assert match is not None
    turn = Turn(match, match.to_act[0])
    thought = Mind(match.rulebook).think(turn.seen, turn.stakes, Effort(20, float("inf")), 1)
    assert thought.simulations == 20
    assert sum(a.visits for a in thought.alternatives) == 20
    assert {a.action for a in thought.alternatives} <= set(turn.move_of)


def test_a_desk_never_makes_anybody_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until search is compiled the expert plays like club."""
    from atout.bots.bot import Turn
    from atout.bots.desk import Desk
    from atout.bots.expert import Expert
    from atout.bots.skills import CLUB
    from tests.bots.test_play import random_position

    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    match = random_position(("hilo", 2, {}), 3)
    assert match is not None
    seat = match.to_act[0]
    desk = Desk(["atout.rules.hilo"])
    try:
        assert Expert("seed", CLUB, think=desk.think).choose(Turn(match, seat)) in match.legal(seat)
        assert not desk.ready
    finally:
        desk.close()


@pytest.mark.slow
@pytest.mark.xdist_group("search hilo")
def test_a_desk_gives_hints_when_it_is_ready_also_after_its_process_died() -> None:
    from atout.bots.bot import Turn
    from atout.bots.desk import Desk
    from atout.cli.hint import as_text, thought_through
    from tests.bots.test_play import random_position
    from tests.server.support.servers import descendants

    match = random_position(("hilo", 2, {}), 3)
    assert match is not None
    turn = Turn(match, match.to_act[0])
    others = {*descendants(os.getpid())}  # servers of other tests, which the same process runs
    desk = Desk(["atout.rules.hilo"])
    try:
        patience.until(lambda: desk.ready, "the desk is ready")
        for _ in range(2):
            hint = thought_through(turn, desk)
            assert hint is not None
            assert hint["best"] == hint["moves"][0]["move"]
            assert "expected points" in as_text(match, hint, most=1)
            for pid in {*descendants(os.getpid())} - others:
                os.kill(pid, signal.SIGKILL)
    finally:
        desk.close()
