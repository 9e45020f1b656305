"""What batches on any device have in common: what is played at their tables, and what their numbers mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from atout.env.terms import Agreed, Of, Reward
from atout.game.features import Feature


class Batches:
    """Many tables of one game, stepped together."""

    def __init__(
        self,
        game: str,
        tables: int,
        players: int,
        options: Mapping[str, Any],
        *,
        of: Of,
        reward: Reward,
        checked: bool,
        most_steps: int,
    ) -> None:
        if tables < 1:
            raise ValueError("there is at least one table")
        self.agreed = Agreed(game, players, options, reward, of, most_steps)
        self.tables = tables
        self.checked = checked

    def __repr__(self) -> str:
        unchecked = "" if self.checked else ", NOT CHECKED: an illegal action breaks a table, or never returns"
        return f"<{type(self).__name__}: {self.agreed.name}, {self.tables} tables of {self.agreed.players}{unchecked}>"

    @property
    def features(self) -> list[Feature]:
        """What the numbers of `observation` are: names, ranges, words."""
        return self.agreed.features

    @property
    def unseen_features(self) -> list[Feature]:
        """What the numbers of `unseen` are."""
        return self.agreed.unseen_features

    @property
    def player_seats(self) -> list[int]:
        """The seats that are played, counted from 0; the others have no decisions and no rewards."""
        return self.agreed.player_seats

    def _check_actions(self, given: Any) -> None:
        if given.shape != (self.tables,) or np.dtype(given.dtype).kind not in "iu":
            raise ValueError(f"actions are {self.tables} whole numbers, not {given.dtype} of shape {given.shape}")


def check_seed(seed: int) -> None:
    if not 0 <= seed < 1 << 63:
        raise ValueError("a seed is a number from 0 to 2**63 - 1")
