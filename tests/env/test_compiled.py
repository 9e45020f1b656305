"""One source, run interpreted and compiled, in processes of its own: the same matches, and nothing compiled twice."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from atout.game import GAMES

MATCHES = 12
"""For each variant of a game; some ten variants a game."""

COUNT_CACHE_USE = """
from atout.env.random_play import RandomPlay
from atout.game import kinds
import sys
misses = hits = 0
for name, kind in kinds().items():
    if name in sys.argv[1:]:
        batch = RandomPlay(kind, kind.players[0])
        batch.run(1)
        for module in (kind.rules, batch.rollout):
            for function in vars(module).values():
                if hasattr(function, "stats"):
                    misses += sum(function.stats.cache_misses.values())
                    hits += sum(function.stats.cache_hits.values())
print(misses, hits)
"""


def run(arguments: list[str], **environment: str) -> str:
    environment = {**os.environ, **environment}
    completed = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert completed.returncode == 0, completed.stderr
    return completed.stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_interpreted_and_compiled_give_identical_matches(game: str) -> None:
    arguments = ["-m", "tests.env.fingerprint", game, str(MATCHES)]
    with ThreadPoolExecutor(2) as both:
        interpreted, compiled = both.map(lambda jit: run(arguments, ATOUT_JIT=jit), "01")
    assert interpreted.count("\n") >= 8
    assert compiled == interpreted


BATCHES = ["hilo"]
"""Of which batches are compiled here; the others take as long again."""


@pytest.mark.slow
@pytest.mark.parametrize("name", BATCHES)
def test_interpreted_and_compiled_give_identical_batches(name: str) -> None:
    """The compiled ones on three threads."""
    arguments = ["-m", "tests.env.batch_fingerprint", name, "400"]
    with ThreadPoolExecutor(2) as both:
        interpreted, compiled = both.map(lambda jit: run([*arguments, "3" if jit == "1" else "1"], ATOUT_JIT=jit), "01")
    assert interpreted.count("\n") >= 4
    assert compiled == interpreted


def test_a_batch_in_a_process_that_plays_interpreted_warns() -> None:
    program = "import atout; atout.match('hilo', ['A', 'B'], seed=1); from atout.env import Batch; Batch('hilo', 1, 2)"
    environment = {name: value for name, value in os.environ.items() if name != "ATOUT_JIT"}
    said = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert "runs the rules interpreted" in said.stderr


COMPILE_ONE = """
from atout.compiled import blank
from atout.rules import hilo
for function in (hilo.over, hilo.over):
    function(blank(hilo.STATE).record)
print(sum(hilo.over.stats.cache_misses.values()), sum(hilo.over.stats.cache_hits.values()))
"""


@pytest.mark.slow
def test_the_first_process_compiles(tmp_path: Path) -> None:
    """On a machine that has nothing yet: so it is seen that what is counted below is worth something."""
    for counted in ("1 0\n", "0 1\n"):
        assert run(["-c", COMPILE_ONE], ATOUT_JIT="1", XDG_CACHE_HOME=str(tmp_path)) == counted


@pytest.mark.slow
@pytest.mark.xdist_group("rollouts")
@pytest.mark.parametrize("game", ["xylotar", "hilo", "xxl-2", "xxl-3"])
def test_a_second_process_compiles_nothing(game: str) -> None:
    """The first one compiles what is not there yet; what has been compiled by earlier runs is used by this one, too."""
    _, (misses, hits) = (map(int, run(["-c", COUNT_CACHE_USE, game], ATOUT_JIT="1").split()) for _ in range(2))
    assert misses == 0
    assert hits > 0


def test_interpreted_code_needs_no_compiler() -> None:
    program = "import sys, atout.game, atout.bots; print('numba' in sys.modules)"
    assert run(["-c", program], ATOUT_JIT="0") == "False\n"
    assert run(["-c", program], ATOUT_JIT="1", NUMBA_DISABLE_JIT="1") == "False\n"
