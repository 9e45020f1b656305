"""Builds the browser client into the package, whenever the package is built or installed from a checkout."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import node


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if self._is_built() or node.on_path() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._is_built():
            node.run("npm", "ci", "--no-progress", "--loglevel=error")
            node.run("npm", "run", "build", "--silent", "--", "--logLevel=error")

    def _is_built(self) -> bool:
        """A source distribution carries the built client, and nothing to build it from."""
        return not (Path(self.root) / "web" / "src").exists()
