"""Arguments that several commands share: which game, how many players, which options and bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any

from atout.bots.levels import LEVELS, LISTED
from atout.cli import Trouble, UsageError

if TYPE_CHECKING:
    from atout.match.match import Match


def configure(parser: ArgumentParser, *, game_needed: bool = True, default_bots: str = "random") -> None:
    parser.add_argument("game", metavar="GAME", nargs=None if game_needed else "?", help="its name (see atout games)")
    parser.add_argument("--players", type=int, metavar="N", help="how many play (default 4, or as many as the game allows)")
    parser.add_argument(
        "--bots",
        default=default_bots,
        metavar="NAMES",
        help=f"{LISTED}: one for all seats, or one for each, with commas (default {default_bots})",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (see atout games); repeatable",
    )


def configure_language(parser: ArgumentParser) -> None:
    parser.add_argument("--language", metavar="CODE", help="en, fr or cs (default: ATOUT_LANGUAGE, or the terminal's own)")


def speak(arguments: Namespace) -> None:
    from atout import words

    if arguments.language and arguments.language not in words.LANGUAGES:
        raise UsageError(f"there is no language {arguments.language}; there are {', '.join(words.LANGUAGES)}")
    words.speak(arguments.language or words.preferred())


def configure_simulations(parser: ArgumentParser, default: int = 2000) -> None:
    parser.add_argument(
        "--simulations",
        type=int,
        default=default,
        metavar="N",
        help="how much expert thinks about a move, however long that takes: the same seed gives the same moves "
        f"(default {default})",
    )


def simulations(arguments: Namespace) -> int:
    if arguments.simulations < 1:
        raise UsageError("expert needs at least one simulation")
    return int(arguments.simulations)


def game(arguments: Namespace) -> type[Match]:
    from atout.game import GAMES

    arguments.game = arguments.game or next(iter(GAMES))
    check_game(arguments.game, GAMES)
    return GAMES[arguments.game].match


def check_game(name: str, known: Collection[str]) -> None:
    if name not in known:
        raise UsageError(f"there is no game {name}; there are {', '.join(known)}")


def players(arguments: Namespace) -> int:
    offered = game(arguments)
    count = min(4, offered.most) if arguments.players is None else arguments.players
    if not offered.least <= count <= offered.most:
        raise UsageError(f"{arguments.game} is for {offered.least} to {offered.most} players, not {count}")
    return count


def options(arguments: Namespace) -> dict[str, Any]:
    """The record's options, from NAME=VALUE."""
    from atout.match import options as option_values
    from atout.match.refusal import Refusal

    offered = game(arguments).options_offered
    known = {option.name: option for option in offered}
    given: dict[str, Any] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"an option is written NAME=VALUE, not {text}")
        if value.startswith("@"):
            try:
                value = Path(value[1:]).read_text(encoding="utf-8")
            except (OSError, ValueError) as error:
                raise Trouble(f"cannot read {value[1:]}: {error}") from None
        given[name] = known[name].parse(value) if name in known else value
    try:
        return option_values.changed(offered, option_values.read(offered, given, players(arguments)))
    except Refusal as refusal:
        raise UsageError(str(refusal)) from None


def bot_names(arguments: Namespace) -> list[str]:
    names: list[str] = arguments.bots.split(",")
    for name in names:
        if name not in LEVELS:
            raise UsageError(f"there is no bot {name}; there are {', '.join(LEVELS)}")
    return names


def bots(arguments: Namespace, seats: int) -> list[str]:
    """The name of a bot for each seat."""
    names = bot_names(arguments)
    if len(names) not in (1, seats):
        raise UsageError(f"{len(names)} bots for {seats} seats: name one, or one for each seat")
    return names if len(names) == seats else names * seats
