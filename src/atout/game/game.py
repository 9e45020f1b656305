"""What everything that is not about one game in particular may ask a game."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rich.console import Console, RenderableType

    from atout.cli.drawing.people import Person
    from atout.game.kind import Kind
    from atout.match.match import Match
    from atout.match.pad.pad import ScorePad


class Game:
    """A game: what a table has to know about it before it sits down, and where everything else about it is found.

    The folder of a game has one module for each thing that there is to ask. What needs a compiler or a terminal is loaded when
    somebody asks for it.

    >>> import atout
    >>> xylotar = atout.games["xylotar"]
    >>> 5 in xylotar.players, xylotar.options["edition"], xylotar.values["edition"]
    (True, 'fr', ['fr', 'cs'])
    """

    name: str
    players: range
    """How many can play."""
    options: Mapping[str, Any]
    """Every option with its default; None where that depends on the players."""
    values: Mapping[str, Any]
    """What each option can be: a list, or words."""

    def __init__(self, match: type[Match]) -> None:
        self.match = match
        self.name = match.game
        self.players = range(match.least, match.most + 1)
        self.options = MappingProxyType({option.name: option.default for option in match.options_offered})
        self.values = MappingProxyType({option.name: option.describe() for option in match.options_offered})

    def __repr__(self) -> str:
        return f"<Game: {self.name}, {self.players[0]} to {self.players[-1]} players>"

    def options_offered(self) -> dict[str, Any]:
        """Defaults and values together, as JSON."""
        return {name: {"default": default, "values": self.values[name]} for name, default in self.options.items()}

    @property
    def kinds(self) -> Sequence[Kind]:
        """The kinds of deals that it has."""
        return self.match.kinds()

    def _part(self, name: str) -> ModuleType:
        """A module of the game's folder."""
        folder = self.match.__module__.rpartition(".")[0]
        return import_module(f"{folder}.{name}")

    @property
    def views(self) -> tuple[type, ...]:
        """The types of its views: what anybody can be shown of a deal."""
        found: tuple[type, ...] = self._part("view").views()
        return found

    @property
    def events(self) -> tuple[type, ...]:
        """The types of what can happen in a move, but for the end of a deal (match/events.py)."""
        found: tuple[type, ...] = self._part("events").types()
        return found

    @cached_property
    def pad(self) -> type[ScorePad]:
        """The score pad."""
        found: type[ScorePad] = self._part("pad").Pad
        return found

    @cached_property
    def statistics(self) -> ModuleType:
        """`details`, what counts in a deal beside its scores; `together`, what comes of somebody's matches; `table`, in words."""
        return self._part("statistics")

    @cached_property
    def hidden(self) -> Callable[[Match, dict[str, Any]], dict[str, Any]]:
        """Every card of a deal that a spectator does not see, from what they do see."""
        found: Callable[[Match, dict[str, Any]], dict[str, Any]] = self._part("all_cards").hidden
        return found

    @cached_property
    def table(self) -> Callable[[dict[str, Any], bool], RenderableType]:
        """Draws a view for a terminal; with less around it where the screen is small."""
        found: Callable[[dict[str, Any], bool], RenderableType] = self._part("drawing").table
        return found

    @cached_property
    def person(self) -> Callable[[Match, int, Console], Person]:
        """Who sits at such a table."""
        found: Callable[[Match, int, Console], Person] = self._part("person").Person
        return found
