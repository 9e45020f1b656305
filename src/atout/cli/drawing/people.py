"""Who sits at a terminal table: how a person is shown, asked and told what happens, game by game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import Console

from atout.cli.drawing.hilo_person import Person as HiloPerson
from atout.cli.drawing.xxl_person import Person as XxlPerson
from atout.cli.drawing.xylotar_person import Person as XylotarPerson
from atout.match.match import Match


class Person(Protocol):
    def welcome(self) -> None:
        """The first words."""

    def show(self) -> None:
        """The table, before the person decides."""

    def question(self) -> str:
        """What is asked."""
        ...

    def interpret(self, answer: str) -> str | None:
        """What was typed, as a move; None if it was something else."""
        ...

    def help(self) -> None:
        """What can be typed now."""

    def tell(self) -> None:
        """What happened in the last move."""

    def explain(self) -> None:
        """What was scored in a deal that has just ended, and why."""


PEOPLE: dict[str, Callable[[Match, int, Console], Person]] = {"xylotar": XylotarPerson, "hilo": HiloPerson, "xxl": XxlPerson}
