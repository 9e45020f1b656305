"""Who sits at a terminal table: how a person is shown, asked and told what happens."""

from __future__ import annotations

from typing import Protocol


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
