"""A new table: what somebody asks for, and the first entry of the log that it becomes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import SystemRandom
from typing import Annotated, Any

import msgspec

from atout.game import GAMES
from atout.match import options as option_values
from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.server.people.codes import new_code
from atout.server.people.names import tidy_name
from atout.server.people.plain_text import at_a_glance
from atout.server.people.tokens import hashed, new_token
from atout.server.tables.agreements import MOST_SEATS, Agreement, Level
from atout.server.tables.chair import Chair
from atout.server.tables.commands import OptionValues, Text
from atout.server.tables.shuffle import Shuffle

BOT_NAMES = ("Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hana", "Ivo", "Jana")


class NewChair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open, reserved, or for a bot."""

    bot: Level | None = None
    reserved: bool = False
    name: Text | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
    seats: Annotated[list[NewChair], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    options: OptionValues = {}
    agreement: Agreement = Agreement()
    name: Text | None = None
    """With a name one sits down on the first seat that is neither a bot's nor reserved."""


def create(new: NewTable, who: str) -> tuple[TableCreated, dict[int, str]]:
    """A new table, and the invitations of its reserved seats."""
    if new.game not in GAMES:
        raise Refusal("unknown-game", value=new.game, known=", ".join(GAMES))
    game = GAMES[new.game].match
    options = checked_options(game, new.options, len(new.seats))
    chairs: dict[int, Chair] = {}
    invitations: dict[int, str] = {}
    unnamed = bot_names([tidy_name(name) for name in (new.name, *(chair.name for chair in new.seats)) if name])
    for seat, chair in zip(game.seats_of(len(new.seats)), new.seats, strict=True):
        name = tidy_name(chair.name) if chair.name else ""
        if chair.bot:
            chairs[seat] = Chair(bot=chair.bot, name=name or next(unnamed))
        elif chair.reserved:
            invitations[seat] = new_token()
            chairs[seat] = Chair(invitation=hashed(invitations[seat]), name=name)
        else:
            chairs[seat] = Chair()
    if new.name:
        own = next((seat for seat, chair in chairs.items() if chair.kind == "open"), None)
        if own is None:
            raise Refusal("table-full")
        chairs[own] = Chair(who=who, name=tidy_name(new.name))
    _all_different([chair.name for chair in chairs.values() if chair.name])
    return created(game, options, new.agreement, who, chairs, Shuffle.new()), invitations


def _all_different(names: Sequence[str]) -> None:
    for number, name in enumerate(names):
        if at_a_glance(name) in map(at_a_glance, names[:number]):
            raise Refusal("name-taken", name=name)


def created(
    game: type[Match],
    options: Mapping[str, Any],
    agreement: Agreement,
    host: str | None,
    chairs: dict[int, Chair],
    shuffle: Shuffle,
    muted: Mapping[str, Iterable[str]] | None = None,
    sent_away: Iterable[str] = (),
    *,
    again: bool = False,
) -> TableCreated:
    """The first entry of a table. If people have sat together before: `muted`, who does not want to hear whom, and `sent_away`,
    who comes by invitation only. `again`: they play what they have played, and need no host for that."""
    data = {
        "game": game.game,
        "options": options,
        "agreement": msgspec.to_builtins(agreement),
        "host": host,
        "chairs": {str(seat): {k: v for k, v in vars(chair).items() if v} for seat, chair in chairs.items()},
        "shuffle": shuffle.as_entry(),
        "muted": {who: sorted(others) for who, others in (muted or {}).items() if others},
        "sent_away": list(sent_away),
        **({"again": True} if again else {}),
    }
    return TableCreated(new_code(), data)


def checked_options(game: type[Match], options: dict[str, Any], players: int) -> dict[str, Any]:
    """The options that differ from the default, or the refusal that they earn."""
    if not game.least <= players <= game.most:
        raise Refusal("bad-players", least=game.least, most=game.most)
    return option_values.changed(game.options_offered, option_values.read(game.options_offered, options, players))


def bot_names(taken: Sequence[str]) -> Iterator[str]:
    """Names for bots that nobody has yet."""
    names = [name for name in BOT_NAMES if at_a_glance(name) not in map(at_a_glance, taken)]
    SystemRandom().shuffle(names)
    return iter(names)


def unlike(name: str, chairs: Mapping[int, Chair], own: int) -> str:
    """The name, or a refusal if somebody else at the table has one that looks like it. Bots give way."""
    others = [chair for seat, chair in chairs.items() if seat != own and chair.kind != "bot"]
    if any(at_a_glance(chair.name) == at_a_glance(name) for chair in others):
        raise Refusal("name-taken", name=name)
    return name


class TableCreated(msgspec.Struct, frozen=True):
    """A new table: its first entry."""

    code: str
    data: dict[str, Any]

    @property
    def people(self) -> set[str]:
        """Who belongs there: its host, and those who sit there."""
        seated = {chair["who"] for chair in self.data["chairs"].values() if "who" in chair}
        return seated | ({self.data["host"]} if self.data["host"] else set())
