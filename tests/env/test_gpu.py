"""The rules compile for a GPU as they are: without one they are compiled down to assembly all the same; with it they run."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib import metadata

import pytest

from atout import code_cache
from atout.game import kinds
from tests.variants import FOUR_COLOURS, RED_EVERYWHERE

COMPILE = """
from types import SimpleNamespace
import numba
from numba import cuda
from atout.compiled import template
from atout.game import kinds
from numba.cuda import dispatcher
if not cuda.is_available():  # pretend that an H200 is there; nothing is run on it
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))
for name, kind in kinds().items():
    gpu = template("atout.env.gpu", kind.rules)
    arguments = (gpu.STATE[::1], numba.int64, numba.int64, numba.int64[::1])
    assembly, _ = cuda.compile_ptx(gpu.play_deals, arguments, cc=(9, 0))
    print(name, ".entry" in assembly, assembly.count("call.uni"))
"""

RUN = """
import sys
from atout.env.random_play import RandomPlay
from atout.game import kinds
from atout.rules.xxl import deck
batch = RandomPlay(kinds()[sys.argv[1]], 4)
if len(sys.argv) > 2:
    deck.use(batch.agreed, deck.by_number(map(deck.sides, sys.argv[2:])))
print(batch.run_on_gpu(5, seed=3, tables=256) == sum(batch.run(5, seed=3 + i) for i in range(256)))
"""


def run(program: str, game: str = "", deck: Sequence[str] = ()) -> str:
    environment = {**os.environ, "ATOUT_JIT": "1"}
    completed = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program, game, *deck], env=environment, capture_output=True, text=True, check=False
    )
    assert completed.returncode == 0, completed.stderr
    return completed.stdout


@pytest.mark.slow
def test_the_rules_compile_for_a_gpu() -> None:
    """All in one process: the compiler takes longer to start than some rules take to compile. What came of it is kept beside the
    machine code of the same sources: where neither they, nor this program, nor the compiler have changed, it would come again."""
    made_of = [COMPILE, gpu_source(), *map(metadata.version, ("numba", "numba-cuda", "llvmlite"))]
    kept = code_cache.folder() / f"gpu-{hashlib.sha256(repr(made_of).encode()).hexdigest()[:16]}"
    if not kept.exists():
        assert run(COMPILE) == "".join(f"{name} True 0\n" for name in kinds())
        kept.touch()


def gpu_source() -> str:
    """What is compiled for a GPU besides: the folder of the machine code is named after everything else."""
    return (code_cache.PACKAGE / "env" / "gpu.py").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.xdist_group("gpu")
@pytest.mark.parametrize("game", list(kinds()))
def test_a_gpu_plays_the_same_deals(game: str) -> None:
    if not cores():
        pytest.skip("there is no GPU here")
    assert run(RUN, game) == "True\n"


@pytest.mark.slow
@pytest.mark.xdist_group("gpu")
@pytest.mark.parametrize("deck", [FOUR_COLOURS, RED_EVERYWHERE], ids=["four colours", "red everywhere"])
@pytest.mark.parametrize("game", [game for game in kinds() if game.startswith("xxl-")])
def test_a_gpu_plays_the_same_deals_with_anybodys_deck(game: str, deck: list[str]) -> None:
    if not cores():
        pytest.skip("there is no GPU here")
    assert run(RUN, game, deck) == "True\n"


@cache
def cores() -> int:
    return int(run("from atout.env.random_play import gpu_cores; print(gpu_cores())"))
