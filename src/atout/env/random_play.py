"""Random play in bulk: on one core, on all of them, on a GPU."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from atout.chance import scatter
from atout.compiled import blank, buffer, template
from atout.game.kind import Kind


class RandomPlay:
    """Deals of one kind for a number of players, ready to be played at random as often as one likes."""

    def __init__(self, kind: Kind, players: int) -> None:
        self.rules = kind.rules
        self.rollout = template("atout.env.rollout", kind.rules)
        self.agreed = blank(kind.rules.STATE)
        self.agreed.players = players
        kind.agree(self.agreed)

    def run(self, deals: int, seed: int = 0, cores: int = 1) -> int:
        """Plays `deals` deals on each core, from shuffle to score, and returns how many decisions were made."""
        if cores == 1:
            return self._run_one(deals, seed)
        with ThreadPoolExecutor(cores) as threads:  # compiled code holds no lock
            return sum(threads.map(self._run_one, [deals] * cores, range(seed, seed + cores)))

    def _run_one(self, deals: int, seed: int) -> int:
        state = blank(self.rules.STATE)
        state.restore(self.agreed.contents())
        order = buffer(np.int8, self.rules.CARDS)
        actions = buffer(np.int64, self.rollout.WORDS)
        tally = buffer(np.int64, 1)
        self.rollout.play_deals(state.record, order, actions, tally, deals, scatter(seed))
        return int(tally[0])

    def run_on_gpu(self, deals: int, seed: int = 0, tables: int = 1) -> int:
        """Plays `deals` deals at each of that many tables side by side on the GPU."""
        return template("atout.env.gpu", self.rules).run(self.agreed.memory, tables, deals, seed)


def gpu_cores() -> int:
    """The number of multiprocessors of the GPU, 0 if there is none or if the extra `gpu` is not installed."""
    try:
        from numba import cuda

        return cuda.get_current_device().MULTIPROCESSOR_COUNT if cuda.is_available() else 0
    except Exception:  # whatever a broken driver or a missing library raises, there is no GPU to use
        return 0
