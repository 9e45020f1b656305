"""What the sender of a request may do: a person everything, a bot what the scopes of its token say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from atout.match.refusal import Refusal
from atout.server.tables.commands import (
    Abandon,
    Agree,
    Chairs,
    Command,
    HandOver,
    Kick,
    Lock,
    Options,
    Order,
    Reserve,
    SetBot,
    Start,
    Twin,
)

Scope = Literal["watch", "play", "host"]
HOSTS = (Abandon, Agree, Chairs, HandOver, Kick, Lock, Options, Order, Reserve, SetBot, Start, Twin)
"""Commands of a host; all others are those of a player."""


@dataclass(frozen=True)
class Caller:
    who: str | None = None
    """The hash of their token; None if they have none."""
    scopes: frozenset[str] | None = None
    """Those of a bot's token; None is a person."""

    @property
    def is_bot(self) -> bool:
        return self.scopes is not None

    @property
    def known(self) -> str:
        """Of somebody who has said who they are."""
        assert self.who is not None
        return self.who

    def need(self, scope: Scope) -> None:
        """Whoever may play or host may watch."""
        if self.scopes is not None and scope != "watch" and scope not in self.scopes:
            raise Refusal("scope-missing", scope=scope)

    def need_for(self, command: Command) -> None:
        self.need("host" if isinstance(command, HOSTS) else "play")
