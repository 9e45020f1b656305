"""What the search of each kind of deal is compiled from, as a digest: `python -m wasm.sources` tells them as JSON.

It runs interpreted and with the stand-in for NumPy (build.py sees to that), so that a build may ask before it has fetched a compiler.
Comments, docstrings and the look of the code are no part of it.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from atout import code_cache
from atout.game import kinds

SEARCH = code_cache.PACKAGE / "bots" / "search.py"
COMPILER = [Path(__file__).with_name(f"{name}.py") for name in ("binary", "compiling", "entries", "places", "target")]


def digests(versions: str) -> dict[str, str]:
    """By the name of the kind. `versions`: of whatever compiles."""
    found = {}
    for name, kind in kinds().items():
        first = [*COMPILER, *(_file(module) for module in (kind.rules, kind.belief, kind.play)), SEARCH]
        found[name] = _digest(code_cache.with_imports(first), versions)
    return found


def _file(module: object) -> Path:
    return Path(str(getattr(module, "__file__", "")))


def _digest(sources: Iterable[Path], versions: str) -> str:
    digest = hashlib.sha256(versions.encode())
    for source in sorted(set(sources)):
        digest.update(source.name.encode() + b"\0" + code(source.read_text(encoding="utf-8")).encode() + b"\0")
    return digest.hexdigest()[:16]


def code(text: str) -> str:
    """What of a source is code."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [line for line in body if not _is_said(line)]
    return ast.dump(tree)


def _is_said(line: ast.AST) -> bool:
    """A docstring, of a module, a function or a constant."""
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1])))
