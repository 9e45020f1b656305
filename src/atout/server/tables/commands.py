"""What can be said at a table: every command, as clients send it. What comes of one is decided in `deciding.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from atout.bots.levels import USUAL
from atout.server.tables.agreements import MOST_SEATS, Agreement, Level, Seat
from atout.server.tables.chat import Phrase

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**40)]
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
Value = bool | Number | float | Text | None
OptionValues = Annotated[
    dict[Annotated[str, msgspec.Meta(max_length=40)], Value | Annotated[list[Value], msgspec.Meta(max_length=64)]],
    msgspec.Meta(max_length=16),
]
"""Options of a game, before the game has looked at them: small, and not nested. The longest is the list of 55 cards."""


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    id: Id | None = None
    """Chosen by the sender. A command that is sent again with the same id is not done again."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat: a free one, a reserved one with its invitation, or, while the table is not locked, one of a bot."""

    name: Text
    seat: Seat | None = None
    invitation: Text | None = None


class Rename(Command, frozen=True, tag="rename"):
    name: Text


class Leave(Command, frozen=True, tag="leave"):
    """Get up for good. In a match a bot goes on."""


class SetBot(Command, frozen=True, tag="bot"):
    """Put a bot on a seat, change its level, or (null) take it away."""

    seat: Seat
    level: Level | None


class Kick(Command, frozen=True, tag="kick"):
    seat: Seat


class Reserve(Command, frozen=True, tag="reserve"):
    """Keep a seat for somebody: the answer has the invitation that opens it."""

    seat: Seat
    name: Text | None = None


class Order(Command, frozen=True, tag="order"):
    """The seats in their new order: who sat on the first seat named sits on the first seat now."""

    seats: Annotated[list[Seat], msgspec.Meta(max_length=MOST_SEATS)]


class Chairs(Command, frozen=True, tag="chairs"):
    players: Seat


class Options(Command, frozen=True, tag="options"):
    options: OptionValues


class Agree(Command, frozen=True, tag="agree-on"):
    agreement: Agreement


class Lock(Command, frozen=True, tag="lock"):
    on: bool


class HandOver(Command, frozen=True, tag="hand-over"):
    seat: Seat


class Mix(Command, frozen=True, tag="mix"):
    """Add a number of one's own to the shuffles, once, when one has seen what the server is bound to (docs/fairness.md)."""

    entropy: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
    """The length says it once more: `$` also stands before a line break at the end."""


class Twin(Command, frozen=True, tag="twin"):
    """Another table that plays the same deals, for other people: a club compares results."""


class Start(Command, frozen=True, tag="start"):
    fill: Level | None = None
    """A bot for every seat that is still free."""
    absent: Level | None = None
    """Who plays for those who are not here, until they come. Without it they are waited for when it is their turn."""


class Move(Command, frozen=True, tag="move"):
    version: Version
    move: Text


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot play for somebody whose grace time is over."""

    seat: Seat
    level: Level = USUAL


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take one's last move back: at once if nothing has come to light and nobody has acted since, else all are asked."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks, if all agree."""


class Resume(Command, frozen=True, tag="resume"):
    pass


class Consent(Command, frozen=True, tag="consent"):
    """The answer to what somebody has asked for."""

    agreed: bool


class ShowHand(Command, frozen=True, tag="show-hand"):
    """Let spectators look over one's shoulder."""

    on: bool


class PlayForced(Command, frozen=True, tag="play-forced"):
    """Let the server make one's moves where there is only one, after a time like one's own."""

    on: bool


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table: a text, or a phrase that each of them reads in their own language."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] | None = None
    """At most 200 letters; accents may come apart from theirs."""
    phrase: Phrase | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Do not hear somebody any more, or hear them again. Nobody else learns of it."""

    seat: Seat
    on: bool


class Abandon(Command, frozen=True, tag="abandon"):
    """End the match without a result."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again: at a new table with the same people and settings, everybody one seat further. The first who says so makes it;
    whoever says so later is ready, too. Nobody has to come."""


AnyCommand = (
    Sit
    | Rename
    | Leave
    | SetBot
    | Kick
    | Reserve
    | Order
    | Chairs
    | Options
    | Agree
    | Lock
    | HandOver
    | Mix
    | Twin
    | Start
    | Move
    | StandIn
    | TakeBack
    | Pause
    | Resume
    | Consent
    | ShowHand
    | PlayForced
    | Say
    | Mute
    | Abandon
    | Rematch
)
