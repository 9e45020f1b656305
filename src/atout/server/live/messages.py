"""What a server says to those who watch a table, line by line or message by message, as types (docs/protocol.md).

What is sent is made in `connection.py`, as dictionaries; these describe it for the interface.
"""

from __future__ import annotations

from typing import Any

import msgspec

from atout.server.tables.told import Said, Status, TableState, Told


class Line(msgspec.Struct, frozen=True, tag_field="type"):
    """One line of a stream, or a message over a WebSocket."""


class State(Line, frozen=True, tag="state"):
    """Everything that one may know at entry `n`. The first line is one of these, whatever `views` says."""

    n: int
    seat: int | None
    """Where one sits; null for spectators."""
    state: TableState
    """`table`, `view` (null before the start), `result` and `own`."""
    events: list[Told] | None
    """What has happened since the line before, or since `since`; null if that is not known."""
    moves: list[tuple[int, str]] | msgspec.UnsetType = msgspec.UNSET
    """All moves as one may read them: in the first line, and when moves were taken back."""
    chat: list[Said] | msgspec.UnsetType = msgspec.UNSET
    """What was said lately: beside `moves`."""


class Update(Line, frozen=True, tag="update"):
    """With `views=changes`, and over a WebSocket: what has changed in the state."""

    n: int
    events: list[Told]
    change: Any


class News(Line, frozen=True, tag="news"):
    """With `views=none`: what has happened, and what one can do."""

    n: int
    seat: int | None
    status: Status
    events: list[Told] | None
    to_act: list[int]
    legal: list[str]


class Replaced(Line, frozen=True, tag="replaced"):
    """The last line: this token has opened another stream, or has connected to this table in another way."""


class Revoked(Line, frozen=True, tag="revoked"):
    """The last line: the token is not good any more."""


class Bye(Line, frozen=True, tag="bye"):
    """The last line: the server stops. Come back after a random time of up to so many seconds."""

    within: float


AnyLine = State | Update | News | Replaced | Revoked | Bye


class Carried(Line, frozen=True, tag="done"):
    """Over a WebSocket: a command is committed as entry `n`."""

    id: str | None
    n: int
    seat: int | msgspec.UnsetType = msgspec.UNSET
    invitation: str | msgspec.UnsetType = msgspec.UNSET
    code: str | msgspec.UnsetType = msgspec.UNSET


class NotDone(Line, frozen=True, tag="refused"):
    """Over a WebSocket: it is not, and why; without `id`, why the connection ends."""

    id: str | None
    message: str
    arguments: dict[str, Any]
    rule: str | None


class Pong(Line, frozen=True, tag="pong"):
    """Over a WebSocket: to a `ping`."""


AnyMessage = State | Update | News | Carried | NotDone | Replaced | Revoked | Bye | Pong
"""What comes over a WebSocket, as lists."""
