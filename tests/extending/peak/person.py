"""The person at a terminal table of Peak: what they are asked."""

from __future__ import annotations

from atout.cli.drawing.sitting import Sitting
from atout.words import t


class Person(Sitting):
    def question(self) -> str:
        return t("terminal-ask-move")

    def interpret(self, answer: str) -> str | None:
        return f"play P{answer}" if answer.isdecimal() else answer or None
