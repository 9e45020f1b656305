"""Search: it does not peek, it is determined by its seed, and a second process compiles nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

GAMES = ["xylotar", "hilo", *(f"xxl-{variant}" for variant in range(1, 7))]


def run(*arguments: str, **environment: str) -> str:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "ATOUT_JIT": "1", "NUMBA_DISABLE_JIT": "0", **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    ).stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
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
from atout.bots.play import hilo as play
from atout.belief import hilo as belief
from atout.compiled import template
from atout.rules import hilo as rules
search = template("atout.bots.search", rules)
used = [search.imagine, search.simulate, belief.prepare, belief.sample, play.choose, rules.legal, rules.observe]
print(sum(sum(f.stats.cache_misses.values()) for f in used), sum(sum(f.stats.cache_hits.values()) for f in used))
"""


@pytest.mark.slow
def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    first, second = ([int(n) for n in run("-c", COUNT_COMPILATIONS, NUMBA_CACHE_DIR=str(tmp_path)).split()] for _ in range(2))
    assert first[0] > 0
    assert second[0] == 0
    assert second[1] > 0


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


def test_a_workshop_answers_when_it_is_ready_and_never_makes_anybody_wait() -> None:
    """Until it has compiled, and after it broke down, the expert plays like club."""
    from atout.bots.bot import Turn
    from atout.bots.expert import Expert
    from atout.bots.workshop import Workshop
    from tests.bots.test_play import random_position

    match = random_position(("hilo", 2, {}), 3)
    assert match is not None
    seat = match.to_act[0]
    workshop = Workshop("hilo", 2, {})
    try:
        bot = Expert("seed", workshop=workshop)
        assert bot.choose(Turn(match, seat)) in match.legal(seat)
        assert not workshop.ready
    finally:
        workshop.close()
    assert bot.choose(Turn(match, seat)) in match.legal(seat)


@pytest.mark.slow
def test_the_workshop_thinks_as_one_would_here() -> None:
    import time

    from atout.bots.bot import Turn
    from atout.bots.thinking import Effort
    from atout.bots.workshop import Workshop
    from atout.cli.hint import as_text, in_workshop
    from tests.bots.test_play import random_position

    match = random_position(("hilo", 2, {}), 3)
    assert match is not None
    turn = Turn(match, match.to_act[0])
    workshop = Workshop("hilo", 2, {})
    try:
        deadline = time.monotonic() + 300
        while not workshop.ready and time.monotonic() < deadline:
            time.sleep(0.2)
        thought = workshop.think(turn.seen, turn.stakes, Effort(300, float("inf")), 1)
        assert thought is not None
        assert thought.simulations == 300
        assert thought.alternatives[0].action in turn.move_of
        hint = in_workshop(turn, workshop)
        assert hint is not None
        assert hint["best"] == hint["moves"][0]["move"]
        assert "expected points" in as_text(match, hint, most=1)
        workshop._process.kill()
        workshop._process.wait()
        assert workshop.think(turn.seen, turn.stakes, Effort(300, float("inf")), 1) is None
    finally:
        workshop.close()
