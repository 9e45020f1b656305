"""Whether the machine code of search lies on the disk: what was compiled once on a machine is only loaded.

A process that has compiled keeps hundreds of megabytes for as long as it lives, one that loads needs a few. So processes that
think never compile; another one does, leaves a mark beside the machine code, and ends.
"""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from pathlib import Path

from atout.code_cache import compiled_sources


@cache
def _mark(rules: str) -> Path:
    """The mark of a module of the rulebook, for this processor, these versions and these files: Numba finds machine code again
    only for the files that it was made of, where they lay and as old as they were."""
    import llvmlite.binding
    import numba

    import atout.compiled  # noqa: F401  it says where machine code is kept

    files = [(str(path), path.stat().st_mtime_ns) for path in compiled_sources()]
    made_by = (numba.__version__, platform.python_version(), llvmlite.binding.get_host_cpu_name(), files)
    return Path(numba.config.CACHE_DIR) / f"{rules}-{hashlib.sha256(repr(made_by).encode()).hexdigest()[:12]}.ready"


def is_compiled(rules: str) -> bool:
    return _mark(rules).exists()


def is_compiled_now(rules: str) -> None:
    _mark(rules).touch()
