"""A place at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from atout.server.tables.agreements import Level

ChairKind = Literal["person", "bot", "reserved", "open"]


@dataclass(frozen=True)
class Chair:
    """Who sits there is the hash of a token; a bot beside a person stands in for them."""

    who: str | None = None
    name: str = ""
    bot: Level | None = None
    invitation: str | None = None
    """The hash of the token that a reserved chair is kept for."""
    away_since: float | None = None
    waited_for_until: float | None = None
    awaited: bool = False
    """Whoever has sat at the table before this one has not come here yet: what is played for them is not their match."""
    shows_hand: bool = False
    plays_forced: bool = False
    entropy: str | None = None
    """What its owner has added to the shuffles of the match that is to begin."""

    @property
    def free(self) -> bool:
        return self.who is None and self.bot is None

    @property
    def kind(self) -> ChairKind:
        if self.who is not None:
            return "person"
        if self.bot is not None:
            return "bot"
        return "reserved" if self.invitation else "open"
