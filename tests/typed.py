"""Whether something that is told is what its type says, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import msgspec


def exactly(value: Any, kind: Any) -> Any:
    """The value as JSON has it: every field that the type names is there, and no other."""
    told = json.loads(msgspec.json.encode(value))
    assert msgspec.to_builtins(msgspec.convert(told, kind)) == told
    return told
