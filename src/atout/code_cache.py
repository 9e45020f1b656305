"""Where machine code is kept between processes: one folder for each state of what is compiled.

Numba looks only at the file of the function that it loads. A simulator that was compiled with yesterday's rules would be found
again today; a folder named after all that is compiled, and all that it imports, makes that impossible. Whatever else changes
(a server, a command, a word of the chat) leaves the folder, and so the machine code, as it is.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

PACKAGE = Path(__file__).parent
KEPT = 8
"""Folders that stay, the one in use included: several checkouts may share a machine."""

_MARKED = re.compile(r"^@compiled\b", re.MULTILINE)
_IMPORTS = re.compile(r"^\s*(?:from\s+(atout[\w.]*)\s+import\s+(\([^)]*\)|[^\n]*)|import\s+(atout[\w.]*))", re.MULTILINE)


def folder() -> Path:
    """The folder of these sources. The folders of others, used long ago, are removed."""
    digest = hashlib.sha256()
    for source in compiled_sources():
        digest.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    name = digest.hexdigest()[:16]
    try:
        return _used(_home() / "atout" / name)
    except OSError:
        return _used(_without_a_home() / name)


def _used(own: Path) -> Path:
    """A folder that can be written to, as of now the one that was used last."""
    if not own.exists():
        _tidy(own.parent)
    own.mkdir(parents=True, exist_ok=True)
    os.utime(own)
    if not os.access(own, os.W_OK):
        raise PermissionError
    return own


def compiled_sources() -> list[Path]:
    """The modules with compiled functions, and whatever of ours they import: its constants become part of the machine code."""
    return with_imports(path for path in PACKAGE.rglob("*.py") if _MARKED.search(path.read_text(encoding="utf-8")))


def with_imports(sources: Iterable[Path]) -> list[Path]:
    """These files, and whatever of ours they import."""
    found: set[Path] = set()
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            names = _imported(source.read_text(encoding="utf-8"))
            waiting += [path for name in names if (path := _file(name) or _file(name.rpartition(".")[0]))]
    return sorted(found)


def _imported(text: str) -> Iterator[str]:
    """Modules, and names in modules."""
    for match in _IMPORTS.finditer(text):
        module, names, plain = match.groups()
        yield from [plain] if plain else (f"{module}.{name}" for name in re.findall(r"\w+", names))


def _file(module: str) -> Path | None:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return next((file for file in (path.parent / f"{path.name}.py", path / "__init__.py") if file.exists()), None)


def _home() -> Path:
    if cache := os.environ.get("XDG_CACHE_HOME"):
        return Path(cache)
    return Path(os.environ.get("LOCALAPPDATA", "")) if sys.platform == "win32" else Path.home() / ".cache"


def _without_a_home() -> Path:
    """Where nobody has a home to write to, as services and containers: a folder that lasts until the machine starts again.

    What lies there will be executed. So it must be this user's, and nobody else may write there."""
    user = os.getuid() if hasattr(os, "getuid") else 0
    path = Path(tempfile.gettempdir()) / f"atout-{user}"
    path.mkdir(mode=0o700, exist_ok=True)
    found = path.lstat()
    private = stat.S_ISDIR(found.st_mode) and not found.st_mode & 0o077 and found.st_uid == user
    return path if private or os.name == "nt" else Path(tempfile.mkdtemp(prefix="atout-"))


def _tidy(home: Path) -> None:
    """Makes room for one more: of the folders that are there, those stay that were used last."""
    with suppress(OSError):
        old = sorted((path for path in home.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in old[KEPT - 1 :]:
            shutil.rmtree(path, ignore_errors=True)
