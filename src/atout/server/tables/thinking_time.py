"""Clocks: each seat has a bank of seconds that runs while it must decide, and grows with every move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from atout.server.tables.agreements import Clock
from atout.server.tables.told import ClockInfo


@dataclass(frozen=True)
class ThinkingTime:
    clock: Clock
    bank: Mapping[int, float]
    now: float
    running: Sequence[int] = ()
    paused: bool = False

    @classmethod
    def begun(cls, clock: Clock, seats: Sequence[int], now: float) -> ThinkingTime:
        return cls(clock, dict.fromkeys(seats, clock.bank), now)

    def at(self, now: float) -> ThinkingTime:
        """Later: time has gone by for those who must decide."""
        passed = 0.0 if self.paused else max(0.0, now - self.now)
        gone = {seat: max(0.0, self.bank[seat] - passed) for seat in self.running}
        return replace(self, bank={**self.bank, **gone}, now=max(now, self.now))

    def waiting_for(self, seats: Sequence[int]) -> ThinkingTime:
        return replace(self, running=list(seats))

    def with_move(self, seat: int) -> ThinkingTime:
        return replace(self, bank={**self.bank, seat: self.bank[seat] + self.clock.increment})

    def without_move(self, seat: int) -> ThinkingTime:
        """A move has been taken back."""
        return replace(self, bank={**self.bank, seat: max(0.0, self.bank[seat] - self.clock.increment)})

    def out_at(self) -> tuple[float, int] | None:
        """When the next bank is empty, and whose."""
        if self.paused or not self.running:
            return None
        seat = min(self.running, key=lambda seat: self.bank[seat])
        return self.now + self.bank[seat], seat

    def summary(self) -> ClockInfo:
        return {
            "at": self.now,
            "bank": [{"seat": seat, "seconds": round(seconds, 2)} for seat, seconds in self.bank.items()],
            "running": self.running,
            "paused": self.paused,
        }
