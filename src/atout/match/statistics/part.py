"""What somebody did in one match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from atout.match.statistics.figures import Figures


@dataclass(frozen=True)
class Part:
    """What somebody did in one match."""

    match: Figures
    player: int

    def each(self, what: str) -> list[Any]:
        """One's own number in every deal."""
        return [deal[what][self.player] for deal in self.match["deals"]]

    @property
    def place(self) -> int:
        return int(self.match["places"][self.player])

    @property
    def won(self) -> bool:
        return bool(self.match["won"][self.player])


def counted(places: Iterable[int]) -> list[int]:
    """How often first, second and so on, up to the last place that was taken."""
    counts = Counter(places)
    return [counts[place] for place in range(1, max(counts, default=0) + 1)]
