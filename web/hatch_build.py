"""Builds the browser client into the package, when that is made from a checkout in which the client has changed.

Search for browsers (docs/decisions/0053) is compiled only if what it is made of has changed: most changes concern something else.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import node


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        if self._is_built():
            return []
        from wasm import build

        return [*([] if node.on_path() else [node.WHEEL]), *(build.requirements() if build.missing() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._is_built():
            return
        digest = self._digest()
        self._built_from.unlink(missing_ok=True)
        from wasm import build

        with ThreadPoolExecutor(1) as beside:  # one waits for the network, the other does not
            compiled = beside.submit(build.build)
            if not self._has_packages():
                node.run("npm", "ci", "--no-progress", "--loglevel=error")
            compiled.result()
        node.run("npm", "run", "build", "--silent", "--", "--logLevel=error")
        self._built_from.write_text(digest, encoding="ascii")

    @property
    def _built_from(self) -> Path:
        return Path(self.root) / "src/atout/server/client/.built-from"

    def _is_built(self) -> bool:
        """A source distribution carries the built client and nothing to build it from; a checkout, what it was built from."""
        if not (Path(self.root) / "web" / "src").exists():
            return True
        return self._built_from.is_file() and self._built_from.read_text(encoding="ascii") == self._digest()

    def _has_packages(self) -> bool:
        """Whether npm has installed exactly what the lock file names. It notes last what it has installed."""
        wanted, installed = (Path(self.root) / "web" / name for name in ("package-lock.json", "node_modules/.package-lock.json"))
        return installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime

    def _digest(self) -> str:
        digest = hashlib.sha256()
        for source in self._sources():
            digest.update(source.relative_to(self.root).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        """What a client is made of stands in `pyproject.toml`, where uv looks whether the package is to be made anew."""
        root = Path(self.root)
        keys = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]["cache-keys"]
        patterns = [pattern for key in keys for pattern in alternatives(key["file"]) if pattern != "pyproject.toml"]
        found = {path for pattern in patterns for path in root.glob(pattern)}
        yield from sorted(path for path in found if path.is_file())


def alternatives(pattern: str) -> list[str]:
    """`a/{b,c}/*` is `a/b/*` and `a/c/*`."""
    choice = re.search(r"\{([^}]*)\}", pattern)
    if choice is None:
        return [pattern]
    return [
        found
        for word in choice[1].split(",")
        for found in alternatives(pattern[: choice.start()] + word + pattern[choice.end() :])
    ]
