"""Spaces as Gymnasium and PettingZoo know them, and a deal as text."""

from __future__ import annotations

import io

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


def drawn(batch: Batch, seat: int | None, *, in_colour: bool) -> str:
    """The first table as a terminal shows it: with all that a seat sees, or a spectator."""
    from rich.console import Console

    console = Console(file=io.StringIO(), width=100, force_terminal=in_colour, color_system="truecolor" if in_colour else None)
    console.print(batch.agreed.game.table(batch.view(0, seat), True))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text
