"""What a client sends is read in small pieces, each in a task of its own, however much of it comes at once.

The system hands over up to 256 KB at a time: tens of thousands of tiny frames or requests, which would be one long task. Between
two pieces everybody else has their turn, what is full ends the connection, and whatever is left then is thrown away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

SLICE = 8 * 1024
"""Bytes: a message of the largest size is one piece, and 1,365 frames without content are one, too."""


class Slices:
    """A transport as the protocol above it sees it. While a piece is waiting, or the protocol wants nothing, the system does not
    read on: so no more is ever kept than has come at once."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop, read: Callable[[bytes], None]) -> None:
        self.whole = transport
        self.write, self.close, self.is_closing = transport.write, transport.close, transport.is_closing
        self._loop = loop
        self._read = read
        self._rest = b""
        self._unwanted = self._over = False
        self._next: asyncio.Handle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.whole, name)

    def take(self, data: bytes) -> None:
        """Something has come. Its first piece is read now, unless it has to wait."""
        self._rest += data
        if self._next is None and not self._unwanted:
            self._read_one()

    def pause_reading(self) -> None:
        self._unwanted = True
        self._go_on()

    def resume_reading(self) -> None:
        self._unwanted = False
        self._go_on()

    def end(self) -> None:
        """Nobody wants the rest: the connection is lost, or somebody else reads from now on."""
        self.whole.resume_reading()
        self._over = True
        self._go_on()

    def _read_one(self) -> None:
        self._next = None
        if not (self._unwanted or self._over or self.is_closing()):
            piece, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            try:
                self._read(piece)
            except Exception:
                self.whole.abort()  # as the loop itself does with the first piece
                raise
        self._go_on()

    def _go_on(self) -> None:
        """With the rest, or with what the system has; or not at all."""
        if self._over or self.is_closing():
            self._rest = b""
        elif self._unwanted:
            self.whole.pause_reading()
        elif self._rest:
            self.whole.pause_reading()
            self._next = self._next or self._loop.call_soon(self._read_one)
        else:
            self.whole.resume_reading()
