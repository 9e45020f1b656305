"""What a table has agreed on besides the options of the game: pace, absence, clocks, taking back, who may watch, chat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from atout.bots.levels import LEVELS, USUAL
from atout.game import GAMES

if TYPE_CHECKING:
    Level = str
else:  # type checkers want to read the names here
    Level = Literal[tuple(LEVELS)]
MOST_SEATS = max(max(game.players) for game in GAMES.values())
"""That a table can have, whatever is played there."""
Seat = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time: so many seconds for the match, and some more for every move."""

    bank: Annotated[float, msgspec.Meta(ge=10, le=30 * 86400)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=86400)] = 0


class Agreement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pace: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.0
    """Seconds that a bot lets pass before it moves, whatever its position (a quarter more or less, by chance)."""
    grace: Annotated[float, msgspec.Meta(ge=0, le=30 * 86400)] = 60.0
    """Seconds for which a lost connection is waited for."""
    stand_in: Level | None = None
    """Who plays for somebody who has not come back by then. Without one the table waits, and the players may name one."""
    clock: Clock | None = None
    take_back: bool = True
    spectators: bool = True
    public: bool = False
    possible: bool = False
    """Clients show which values are still possible for a hidden card. The same for all seats."""
    chat: Literal["on", "phrases", "off"] = "on"
    """Whether people may write to each other, say only phrases, or nothing."""

    @property
    def substitute(self) -> Level:
        """Who plays where somebody has to: for people who leave for good, or whose clock has run out."""
        return self.stand_in or USUAL
