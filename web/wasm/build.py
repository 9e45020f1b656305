"""Compiles search for browsers, where what it is made of has changed: a module for each kind of deal, in `.tools/wasm`.

The build of the package calls it (hatch_build.py); by hand: `python -m wasm.build` in `web/`. Compiling takes some ten seconds of
processor time a kind, each in a process of its own, as many at once as there are cores.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WEB = Path(__file__).parents[1]
ROOT = WEB.parent
MADE = ROOT / ".tools" / "wasm"
LIST = MADE / "modules.json"
"""Which file is whose: for the client (plugins/search.ts)."""
KEPT = 3
"""States of a kind that stay, for whoever goes from branch to branch."""
COMPILERS = ("llvmlite", "numba", "numpy")


def requirements() -> list[str]:
    """What compiles, in the versions that the project is tested with: parts of Numba that are nobody's interface are used."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned: list[str] = project["tool"]["uv"]["constraint-dependencies"]
    return [one for one in pinned if one.partition("==")[0] in COMPILERS]


def missing() -> list[str]:
    """The kinds whose module has yet to be compiled."""
    return [kind for kind, file in wanted().items() if not file.exists()]


def wanted() -> dict[str, Path]:
    """The module of each kind, named after what it is made of."""
    said = _python("wasm.sources", " ".join(requirements()), paths=(WEB / "python", WEB, ROOT / "src"), ATOUT_JIT="0")
    return {kind: MADE / f"search-{kind}-{digest}.wasm" for kind, digest in json.loads(said).items()}


def build() -> None:
    """Compiles what is missing, and writes down what there is."""
    modules = wanted()
    MADE.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(_cores()) as several:
        new = [(kind, file) for kind, file in modules.items() if not file.exists()]
        for done in [several.submit(_compile, kind, file) for kind, file in new]:
            done.result()
    _put(LIST, json.dumps({kind: file.name for kind, file in modules.items()}, indent=1))
    for kind, file in modules.items():
        os.utime(file)
        _tidy(kind)


def _compile(kind: str, file: Path) -> None:
    half = file.with_suffix(".half")
    _python("wasm.compiling", kind, str(half), paths=(WEB, ROOT / "src"))
    half.replace(file)


def _python(module: str, *arguments: str, paths: tuple[Path, ...], **environment: str) -> str:
    """What a program of ours says. It sees these sources, no installed package, and not what somebody has set for theirs."""
    kept = {name: value for name, value in os.environ.items() if not re.match("ATOUT_|NUMBA_|PYTHON", name)}
    everything = {**kept, **environment, "PYTHONPATH": os.pathsep.join(map(str, paths)), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(command, cwd=WEB, env=everything, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(f"search cannot be compiled for browsers ({module} {arguments[0]}):\n{done.stderr}")
    return done.stdout


def _put(file: Path, text: str) -> None:
    """As a whole or not at all."""
    half = file.with_suffix(".half")
    half.write_text(text, encoding="utf-8")
    half.replace(file)


def _tidy(kind: str) -> None:
    files = sorted(MADE.glob(f"search-{kind}-????????????????.wasm"), key=lambda file: file.stat().st_mtime, reverse=True)
    for old in files[KEPT:]:
        old.unlink(missing_ok=True)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


if __name__ == "__main__":
    build()
