"""A kind of deal: what simulators, bots and tools ask about a module of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar

from atout.compiled import template


class Kind:
    """The deals of a game that are played by one module of the rules. Most games have one kind, others several.

    Whoever has a module of the rules asks `atout.game.kind_of`. What needs a compiler is loaded when somebody asks for it.
    """

    number: ClassVar[int | None] = None
    """By which people call it, where a game has several kinds."""
    described: str | None = None
    """The same in a line of `atout games`, in every language."""
    options: Mapping[str, Any] = MappingProxyType({})
    """Of a match that has only such deals."""

    def __init__(self, name: str, rules: ModuleType, folder: str, players: range) -> None:
        self.name = name
        """One word, by which tournaments and measurements call it."""
        self.rules = rules
        self.players = players
        """How many can play it."""
        self.folder = folder
        """The package where everything else about it is found."""

    def __repr__(self) -> str:
        return f"<Kind: {self.name}>"

    def agree(self, state: Any) -> None:
        """Writes into a blank record what a table has agreed on unless it says something else, but for the number of players."""

    @cached_property
    def belief(self) -> ModuleType:
        """What a seat can infer: `remember` and `veil`, `prepare`, `sample` (docs/architecture.md)."""
        return import_module(f"{self.folder}.belief")

    @cached_property
    def play(self) -> ModuleType:
        """How people play it: `choose`. Until somebody has written that down, they play anything that is allowed."""
        return self.own("play") or template("atout.game.anything", self.rules)

    def own(self, name: str) -> ModuleType | None:
        """A module of the folder, if it has that."""
        module = f"{self.folder}.{name}"
        return import_module(module) if find_spec(module) else None
