"""What a table says to those who sit there or watch, as types: the table itself, its state, and the entries of its log.

At run time all of it is plain dictionaries; these types describe them for the interface (`http/openapi.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from atout.game import GAMES
from atout.match.events import Happened
from atout.match.result import ResultInFull
from atout.match.view import View
from atout.server.tables.agreements import Agreement, Level
from atout.server.tables.chair import ChairKind
from atout.server.tables.chat import Phrase


class SeatInfo(TypedDict):
    seat: int
    kind: ChairKind
    name: str
    bot: Level | None
    """Who plays: a bot alone, or one that stands in for a person."""
    away_since: float | None
    waited_for_until: float | None
    shows_hand: bool


GameName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(GAMES)})]
Status = Literal["open", "playing", "finished", "abandoned"]
What = Literal["take-back", "pause"]


class RequestInfo(TypedDict):
    """Something that needs the consent of all."""

    what: What
    seat: int
    agreed: list[int]
    moves: int
    """For taking back: how many moves of the match would be left."""


class BankInfo(TypedDict):
    seat: int
    seconds: float


class ClockInfo(TypedDict):
    at: float
    bank: list[BankInfo]
    running: Sequence[int]
    paused: bool


class ShufflePromise(TypedDict):
    """What the server is bound to before a match, and what the players have added (docs/fairness.md)."""

    commitment: str
    chain: str
    match: int
    abandoned: int
    entropy: dict[str, str]
    shared: bool


class TableInfo(TypedDict):
    """The table itself: public, and the same for everybody."""

    code: str
    game: GameName
    options: Mapping[str, Any]
    agreement: Agreement
    status: Status
    locked: bool
    host: int | None
    seats: list[SeatInfo]
    request: RequestInfo | None
    clock: ClockInfo | None
    share: str | None
    """The last part of the link of the match, when it is over."""
    rematch: str | None
    """The code of the next table of the same people."""
    ready: list[int]
    """The seats of those who have said that they play again."""
    again: bool
    """People play again here as they have played: whoever of them comes may start."""
    shuffle: ShufflePromise | None


class OwnState(TypedDict):
    """What concerns nobody else."""

    muted: list[int]
    """The seats of those whom one does not want to hear."""
    take_back: bool
    """The last move was one's own, and can be taken back without asking anybody."""
    again: bool
    """One plays again here, and may start, whether one is the host or not: whoever only sits here may not."""


class TableState(TypedDict):
    """Everything that a seat, or a spectator, may know of a table."""

    table: TableInfo
    view: View | None
    """Null before the start."""
    result: ResultInFull | None
    own: OwnState


# --- Entries of the log -----------------------------------------------------------------------------------------------


class Numbered(TypedDict):
    n: int


class BySeat(Numbered):
    seat: int


class ToldPlain(Numbered):
    """Something happened at the table. `quiet`: it does not concern whoever is told."""

    kind: Literal["created", "ordered", "settings", "twinned", "started", "quiet"]


class ToldOfSeat(BySeat):
    kind: Literal["reserved", "host", "mixed", "back", "declined", "resumed", "rematch"]


class ToldAbandoned(Numbered):
    kind: Literal["abandoned"]
    seat: int | None
    """Null if the host does not sit here."""


class ToldChairs(Numbered):
    kind: Literal["chairs"]
    players: int


class ToldOptions(Numbered):
    kind: Literal["options"]
    options: dict[str, Any]


class ToldName(BySeat):
    kind: Literal["sat", "renamed"]
    name: str


class ToldLeft(BySeat):
    kind: Literal["left"]
    kicked: bool


class ToldBot(BySeat):
    kind: Literal["bot", "stand-in"]
    level: Level | None
    """Null: the bot is taken away."""


class ToldLocked(Numbered):
    kind: Literal["locked"]
    on: bool


class ToldShowsHand(BySeat):
    kind: Literal["shows-hand"]
    on: bool


class ToldMove(BySeat):
    """A move as one may read it, and what everybody saw happen."""

    kind: Literal["moved"]
    move: str
    happened: list[Happened]


class ToldAway(BySeat):
    kind: Literal["away"]
    until: float


class ToldRequest(BySeat):
    """Somebody asks for something that needs the consent of all, or agrees to it."""

    kind: Literal["asked", "agreed"]
    what: What
    moves: NotRequired[int]
    granted: bool
    """Nobody's consent is missing any more."""


class ToldTakenBack(BySeat):
    kind: Literal["taken-back"]
    moves: int
    """How many are left."""


class Said(BySeat):
    """Something that was said: a text or a phrase."""

    kind: Literal["said"]
    at: float
    name: str
    """As it was then."""
    text: NotRequired[str]
    phrase: NotRequired[Phrase]


class Told(TypedDict):
    """An entry of the log, as somebody may read it: one of `TOLD`."""

    n: int
    kind: str


TOLD: tuple[type, ...] = (
    ToldPlain,
    ToldOfSeat,
    ToldAbandoned,
    ToldChairs,
    ToldOptions,
    ToldName,
    ToldLeft,
    ToldBot,
    ToldLocked,
    ToldShowsHand,
    ToldMove,
    ToldAway,
    ToldRequest,
    ToldTakenBack,
    Said,
)
