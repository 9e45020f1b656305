"""Builds the documentation site from `docs/` and the docstrings, into `site/`. It works from that folder, without a server.

uv run python -m tools.site            # then open site/index.html
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from sphinx.cmd.build import main

ROOT = Path(__file__).parents[1]


def build(docs: Path, out: Path) -> int:
    """Warnings are errors: a page that nobody finds, a link that leads nowhere, a docstring that cannot be read."""
    os.environ["ATOUT_JIT"] = "0"  # nothing is compiled to read a docstring
    with tempfile.TemporaryDirectory() as notes:  # with notes of an earlier build, its warnings would not be repeated
        return main(["-q", "-W", "--keep-going", "-d", notes, str(docs), str(out)])


if __name__ == "__main__":
    given = [Path(argument) for argument in sys.argv[1:]]
    sys.exit(build(*given) if given else build(ROOT / "docs", ROOT / "site"))
