"""Spaces as Gymnasium and PettingZoo know them, and a deal as text."""

from __future__ import annotations

import io
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from gymnasium import spaces

from atout.env.batch import Batch


def observation_space(batch: Batch) -> spaces.Dict:
    """What a seat sees, number by number within its range, and what it may do."""
    low, high = ([getattr(feature, end) for feature in batch.features] for end in ("low", "high"))
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, np.int8), np.array(high, np.int8), dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (batch.mask.shape[1],), np.int8),
        }
    )


def action_space(batch: Batch) -> spaces.Discrete:
    return spaces.Discrete(batch.mask.shape[1])


def drawn(batch: Batch, seat: int | None) -> str:
    """The first table as a terminal shows it: with all that a seat sees, or a spectator."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(batch.agreed.game.table(batch.view(0, seat), True))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


class Drawn(ABC):
    """An environment that can be looked at: `human` prints the table after every step, `ansi` gives it as text."""

    render_mode: str | None

    @abstractmethod
    def picture(self) -> str:
        """The table as it lies there."""

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        picture = self.picture()
        if self.render_mode == "ansi":
            return picture
        print(picture)
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
