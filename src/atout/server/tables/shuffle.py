"""What a table is bound to from its first entry on: a secret; and what its players add to it (docs/fairness.md)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from atout.match.fairness import chained, committed, seed_of
from atout.server.tables.told import ShufflePromise

LONGEST_CHAIN = 24
"""So many matches before this one are told in its record: every rematch takes them along."""


@dataclass(frozen=True)
class Shuffle:
    secret: str
    earlier: list[dict[str, Any]] = field(default_factory=list)
    """The matches before this one, with what was promised and added, and how they ended."""
    entropy: dict[str, str] | None = None
    """What the players have added, by seat, when that is settled: at the start, or before where the deals are another table's."""
    shared: bool = False
    """The same deals are played elsewhere, too: who knows them there does not sit down here, and nobody watches."""

    @classmethod
    def new(cls, earlier: list[dict[str, Any]] | None = None) -> Shuffle:
        return cls(secrets.token_bytes(32).hex(), earlier or [])

    @property
    def commitment(self) -> str:
        return committed(self.secret)

    def as_entry(self) -> dict[str, Any]:
        """As the first entry of a table has it; nobody reads it there."""
        return {key: value for key, value in vars(self).items() if value not in (None, [], False)}

    def seed(self, entropy: dict[str, str]) -> bytes:
        return seed_of(self.secret, {int(seat): number for seat, number in entropy.items()})

    def promise(self, entropy: dict[str, str]) -> ShufflePromise:
        """What everybody may know before and during the match."""
        before = [(one["commitment"], one["ended"]) for one in self.earlier]
        return {
            "commitment": self.commitment,
            "chain": chained(before, self.commitment),
            "match": len(before) + 1,
            "abandoned": sum(ended == "abandoned" for _, ended in before),
            "entropy": entropy,
            "shared": self.shared,
        }

    def revealed(self) -> dict[str, Any]:
        """Everything, as a record has it: for when the match is over."""
        shown = {"commitment": self.commitment, "secret": self.secret, "entropy": self.entropy or {}}
        return shown | {"earlier": self.earlier}

    def followed_by(self, ended: str) -> Shuffle:
        """For the next match of the same people."""
        this = {"commitment": self.commitment, "secret": self.secret, "entropy": self.entropy or {}, "ended": ended}
        return Shuffle.new([*self.earlier, this][-LONGEST_CHAIN:])

    def again(self) -> Shuffle:
        """For another table that plays the same deals."""
        return Shuffle(self.secret, self.earlier, self.entropy, shared=True)
