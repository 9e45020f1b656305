"""What the search of each kind of deal is compiled from, as a digest: `python -m wasm.sources` tells them as JSON.

It runs interpreted and with the stand-in for NumPy (build.py sees to that): a build asks before it has fetched a compiler.
Comments, docstrings and the look of the code are no part of it.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
from pathlib import Path
from types import ModuleType

from atout import code_cache
from atout.compiled import template
from atout.game import kinds

NO_PART = {code_cache.PACKAGE / name for name in ("code_cache.py", "game/kind.py", "rules/rulebook.py")}
"""Is imported, and nothing of it is compiled: where machine code is kept, who knows which module, what types are called."""
COMPILER = [Path(__file__).with_name(f"{name}.py") for name in ("binary", "compiling", "entries", "places", "target")]


def digests(versions: str) -> dict[str, str]:
    """By the name of the kind. `versions`: of whatever compiles."""
    return {name: _digest(sources(name), versions) for name in kinds()}


def sources(name: str) -> list[Path]:
    """The files of a kind: of the modules that its search consists of, of what they import, and of the compiler's own part."""
    kind = kinds()[name]
    found = {template("wasm.entries", kind.rules, kind)}
    waiting = list(found)
    while waiting:
        inside = [value for value in vars(waiting.pop()).values() if isinstance(value, ModuleType) and _is_ours(value)]
        waiting += [module for module in inside if module not in found]
        found.update(inside)
    files = code_cache.with_imports(Path(str(module.__file__)) for module in found)
    return sorted({*COMPILER, *files} - NO_PART)


def _is_ours(module: ModuleType) -> bool:
    return module.__name__.startswith("atout.")


def _digest(files: list[Path], versions: str) -> str:
    digest = hashlib.sha256(versions.encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + code(file.read_text(encoding="utf-8")).encode() + b"\0")
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
