"""The search that browsers get: compiled anew when what it is made of has changed, and only then; and it calls nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from atout.game import kinds
from atout.server.http.pages import names
from tests.test_project import ROOT

EVERY_KIND = set(kinds())
Digests = Callable[[], dict[str, str]]


def run(root: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    paths = [root / "web" / "python", root / "web", root / "src"][0 if environment else 1 :]
    everything = {**os.environ, **environment, "PYTHONPATH": os.pathsep.join(map(str, paths))}
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, env=everything, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for folder in ("src/atout", "web/wasm", "web/python"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("client", "__pycache__", "server", "cli"))
    return tmp_path


def digests(root: Path, versions: str = "1") -> dict[str, str]:
    done = run(root, "-m", "wasm.sources", versions, ATOUT_JIT="0")
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_a_change_concerns_the_kinds_whose_search_it_is_part_of(checkout: Path) -> None:
    before = digests(checkout)
    assert before.keys() == EVERY_KIND
    assert len(set(before.values())) == len(EVERY_KIND)
    changes = {
        "src/atout/rules/hilo.py": {"hilo"},
        "src/atout/game/xylotar/belief.py": {"xylotar"},
        "src/atout/game/xxl/shedding/belief.py": {"xxl-1", "xxl-2", "xxl-5"},
        "src/atout/game/xxl/belief.py": EVERY_KIND - {"xylotar", "hilo"},
        "src/atout/bots/exponential.py": EVERY_KIND,
        "web/wasm/target.py": EVERY_KIND,
        "src/atout/match/match.py": set(),
        "src/atout/bots/expert.py": set(),
        "src/atout/code_cache.py": set(),
    }
    for name, concerned in changes.items():
        file = checkout / name
        text = file.read_text(encoding="utf-8")
        file.write_text(text + "\nCHANGED = 1\n", encoding="utf-8")
        after = digests(checkout)
        assert {kind for kind in EVERY_KIND if after[kind] != before[kind]} == concerned, name
        file.write_text(text + "\n# said in other words\n", encoding="utf-8")
    assert digests(checkout) == before
    assert not set(digests(checkout, "2").values()) & set(before.values()), "another compiler"


def test_the_client_has_what_has_been_compiled_from_these_sources() -> None:
    """For every kind of deal, none is left over from another state, and browsers get exactly this."""
    asked = "from wasm import build; import json; print(json.dumps({k: f.exists() for k, f in build.wanted().items()}))"
    done = run(ROOT, "-c", asked)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == dict.fromkeys(kinds(), True)
    assert sorted(name.split("/")[1].rpartition("-")[0] for name in names() if name.startswith("assets/search-")) == sorted(
        f"search-{kind}" for kind in kinds()
    )


NEEDS_A_LIBRARY = """
import math
from numba import njit, types
from wasm import target
from wasm.binary import finished
target.aim()
options = dict(nogil=True, error_model="numpy", _nrt=False, forceinline=True)
@njit(**options)
def grow(numbers):
    numbers[0] = {}(numbers[0])
made = target.entry("grow", grow, [types.Array(types.float64, 1, "C")], {{0: (1,)}})
print(len(finished(target.link({{"grow": made}}), ["grow"], b"", 1 << 16)))
"""


@pytest.mark.slow
@pytest.mark.parametrize(("function", "fits"), [("math.sqrt", True), ("math.exp", False), ("math.log", False)])
def test_whatever_calls_something_outside_is_not_built(function: str, fits: bool) -> None:
    """What a browser's mathematics returns may differ in the last bit. A square root is an instruction."""
    done = run(ROOT, "-c", NEEDS_A_LIBRARY.format(function))
    assert (done.returncode == 0) == fits, done.stderr
    if not fits:
        assert f"it needs env.{function.removeprefix('math.')}: nothing but memory may come from outside" in done.stderr
