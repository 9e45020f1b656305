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
    first_rule: str | None = None
    """With which its rules begin, where a game has several kinds."""
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

    @cached_property
    def features(self) -> ModuleType | None:
        """What a learner is given of it: `columns`, `write` and the like (atout.game.features). None: nobody has said."""
        return self.own("features")

    @cached_property
    def rounds(self) -> ModuleType:
        """How one deal follows the other at a table: `agreement`, `begin`, `follow`."""
        return import_module(f"{self.folder}.rounds")

    def in_words(self, state: Any, seat: int, action: int) -> str:
        """A legal action of the rules, as people write it. Seats are counted from 0."""
        notation = self.own("notation")
        return str(notation.in_words(state, seat, action)) if notation else f"action {action}"

    def refusal_of(self, state: Any, seat: int, action: int) -> Exception | None:
        """The refusal of an action that the seat which is to decide may not take; None if there is no more to say."""
        reasons = self.own("reasons")
        refusal: Exception | None = reasons.of_action(state, seat, action) if reasons else None
        return refusal

    def own(self, name: str) -> ModuleType | None:
        """A module of the folder, if it has that."""
        module = f"{self.folder}.{name}"
        return import_module(module) if find_spec(module) else None
