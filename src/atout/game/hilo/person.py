"""The person at a terminal table of HILO: what they are asked."""

from __future__ import annotations

from atout.cli.drawing.sitting import Sitting
from atout.words import t

QUESTIONS = {"choose": "terminal-ask-line"}


class Person(Sitting):
    untold = frozenset({"flip"})

    def question(self) -> str:
        phase = self.view["phase"]
        return t(QUESTIONS.get(phase, f"terminal-ask-{phase}"), moves=", ".join(self.view["legal"]))

    def interpret(self, answer: str) -> str | None:
        words = answer.lower().split()
        if not words:
            return None
        if all(word.isdecimal() for word in words):
            verb = {"flip": "flip", "turn": "take", "drawn": "swap"}.get(self.view["phase"])
            return f"{verb} {answer}" if verb else answer
        return answer
