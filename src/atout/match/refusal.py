"""Why something is not possible: a message by its name, its arguments, and the rule that says so.

Sentences are made where a person reads them, in that person's language, from the one catalogue (words/): `refused-` and the
name. `str(refusal)` is the English one, as programs, logs and records need it: it names seats by their numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from numbers import Integral
from typing import Any, TypedDict

Argument = str | int | float | Sequence[int | str] | None

SEATS = ("seat", "turn", "leader", "receiver", "seats", "receivers")
"""Arguments that name seats, one or several: whoever puts a refusal into words says who sits there."""


def shown(text: str) -> str:
    """Somebody else's words, fit for a message: one short line that does nothing to a terminal."""
    text = text if len(text) <= 60 else text[:57] + "..."
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def shown_json(value: Any) -> str:
    """Somebody else's value, as a record has it, or a program."""
    return shown(json.dumps(value, ensure_ascii=False, default=repr))


def seat_number(seat: Any) -> int:
    """A seat as records have it, whatever whole number a program says: NumPy has some, too."""
    if not isinstance(seat, Integral) or isinstance(seat, bool):
        raise Refusal("no-such-seat", seat=shown(repr(seat)))
    return int(seat)


class Refused(TypedDict):
    """A refusal on its way to somebody who has sentences for it."""

    message: str
    arguments: Mapping[str, Argument]
    rule: str | None


class Wrong(Refused):
    """The same about a record or a pad: which of its moves or deals it is about."""

    move: int | None
    deal: int | None


class WrongInEnglish(Wrong):
    text: str


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

    def __init__(self, message: str, rule: str | None = None, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.arguments = arguments
        self.move: int | None = None
        self.deal: int | None = None

    def __str__(self) -> str:
        where = (f"move {self.move}: " if self.move else "") + (f"deal {self.deal}: " if self.deal else "")
        return where + _in_english(self.message, self.arguments) + (f" ({self.rule})" if self.rule else "")

    def told(self) -> Refused:
        return {"message": self.message, "arguments": self.arguments, "rule": self.rule}

    def wrong(self) -> Wrong:
        return {**self.told(), "move": self.move, "deal": self.deal}

    def as_json(self) -> WrongInEnglish:
        return {**self.wrong(), "text": str(self)}


def _in_english(message: str, arguments: Mapping[str, Argument]) -> str:
    """The sentence of the catalogue as part of a longer line: no capital, no full stop."""
    from atout.words import sentences  # few refusals are ever read, and the browser has sentences of its own

    english, name = sentences("en"), f"refused-{message}"
    if not english.has(name):
        return f"{message} {dict(arguments)}" if arguments else message
    values = {key: _filled_in(key, value) for key, value in arguments.items()}
    sentence = english.say(name, {"you": "no", **values}).removesuffix(".")
    starts_with_a_word = sentence[1:2].islower() or sentence[1:2] == " "
    return sentence[0].lower() + sentence[1:] if starts_with_a_word else sentence


def _filled_in(name: str, value: Argument) -> str | int | float:
    if isinstance(value, Sequence) and not isinstance(value, str):
        *others, last = (str(_filled_in(name, one)) for one in value)
        return f"{', '.join(others)} or {last}" if others else last
    if value is None:
        return ""
    return f"seat {value}" if name in SEATS else value
