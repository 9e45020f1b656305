"""What the players were told, for the checker: answers to commands, and everything that they saw."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec


class Said(NamedTuple):
    """A command that somebody gave at a table."""

    code: str
    who: str
    """The hash of a token, as in the log."""
    id: str


class Saw(NamedTuple):
    """Where somebody was in the log when they saw something."""

    code: str
    seat: int | None
    number: int


@dataclass
class Notes:
    commands: dict[Said, dict[str, Any]] = field(default_factory=dict)
    acknowledged: dict[Said, set[int]] = field(default_factory=dict)
    """The entries that a command was said to be. There should be one."""
    refused: dict[Said, str] = field(default_factory=dict)
    views: dict[Saw, set[bytes]] = field(default_factory=dict)
    """Digests of what was seen there. There should be one."""
    moves_seen: dict[Saw, set[bytes]] = field(default_factory=dict)
    started: set[str] = field(default_factory=set)
    """Tables where a match has begun: they must come to an end."""
    counts: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)
    """What a client noticed itself."""

    def saw(self, where: Saw, state: Any) -> None:
        self.views.setdefault(where, set()).add(digest(state))

    def saw_moves(self, where: Saw, moves: Any) -> None:
        self.moves_seen.setdefault(where, set()).add(digest(moves))

    def answered(self, said: Said, answer: dict[str, Any]) -> None:
        """An answer, whether its sender still waits for it or not."""
        if answer["type"] == "done":
            self.acknowledged.setdefault(said, set()).add(answer["n"])
        elif answer["message"] not in AGAIN:
            self.refused[said] = answer["message"]
        self.counts["done" if answer["type"] == "done" else answer["message"]] += 1


AGAIN = ("not-saved", "restarting", "failed")
"""Answers that leave open what has become of a command: it is to be sent again, with the same id."""


def digest(value: Any) -> bytes:
    """Of a value as JSON, whatever the order of its keys."""
    plain = json.loads(msgspec.json.encode(value))
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).digest()
