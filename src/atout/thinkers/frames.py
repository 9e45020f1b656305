"""How processes of one machine speak to each other: plain values, each with its length before it.

Only processes that belong together share such a pipe or socket, which nobody else can open.
"""

from __future__ import annotations

import asyncio
import pickle
import struct
from typing import Any, BinaryIO

_LENGTH = struct.Struct("<I")
LOST = (EOFError, OSError, ValueError, pickle.UnpicklingError)
"""How it shows that the other end is gone."""


def frame(value: object) -> bytes:
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


async def read(stream: asyncio.StreamReader) -> Any:
    """The next value; EOFError when the other end is gone."""
    (length,) = _LENGTH.unpack(await stream.readexactly(_LENGTH.size))
    return pickle.loads(await stream.readexactly(length))


def read_now(stream: BinaryIO) -> Any:
    """The same, for a process that has nothing else to do."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(*_LENGTH.unpack(head)))
