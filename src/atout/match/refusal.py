"""Why something is not possible: a message by its name, its arguments, and the rule that says so.

Sentences are made where a person reads them, in that person's language; english.py has the English ones.
"""

from __future__ import annotations

import json
from typing import Any

from atout.match.english import SENTENCES


def shown(text: str) -> str:
    """Somebody else's words, fit for a message: one short line that does nothing to a terminal."""
    text = text if len(text) <= 60 else text[:57] + "..."
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def shown_json(value: Any) -> str:
    """Somebody else's value, as a record has it."""
    return shown(json.dumps(value, ensure_ascii=False))


class Refusal(Exception):
    """A move, a deal or a record that cannot be accepted. Its text is the reason, with the rule that says so.

    >>> import atout
    >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
    >>> try:
    ...     match.play(1, "flip 1 1")
    ... except atout.Refusal as refusal:
    ...     print(refusal.message, refusal.rule, refusal, sep=" | ")
    two-cells | H4 | two different cells from 1 to 9 are turned over (H4)
    """

    def __init__(self, message: str, rule: str | None = None, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.arguments = arguments
        self.move: int | None = None
        self.deal: int | None = None

    def __str__(self) -> str:
        where = (f"move {self.move}: " if self.move else "") + (f"deal {self.deal}: " if self.deal else "")
        return where + SENTENCES[self.message].format(**self.arguments) + (f" ({self.rule})" if self.rule else "")

    def as_json(self) -> dict[str, Any]:
        return {
            "message": self.message,
            "arguments": self.arguments,
            "rule": self.rule,
            "move": self.move,
            "deal": self.deal,
            "text": str(self),
        }
