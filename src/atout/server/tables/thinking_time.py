"""Clocks: each seat has a bank of seconds that runs while it must decide, and grows with every move."""

from __future__ import annotations

from collections.abc import Sequence

from atout.server.tables.agreements import Clock
from atout.server.tables.told import ClockInfo


class ThinkingTime:
    def __init__(self, clock: Clock, seats: Sequence[int], now: float) -> None:
        self.clock = clock
        self.bank = dict.fromkeys(seats, clock.bank)
        self.running: list[int] = []
        self.now = now
        self.paused = False

    def pass_until(self, now: float) -> None:
        """Time goes by for those who must decide."""
        passed = max(0.0, now - self.now)
        self.now = max(now, self.now)
        if not self.paused:
            for seat in self.running:
                self.bank[seat] = max(0.0, self.bank[seat] - passed)

    def wait_for(self, seats: Sequence[int]) -> None:
        self.running = list(seats)

    def moved(self, seat: int) -> None:
        self.bank[seat] += self.clock.increment

    def taken_back(self, seat: int) -> None:
        self.bank[seat] = max(0.0, self.bank[seat] - self.clock.increment)

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
