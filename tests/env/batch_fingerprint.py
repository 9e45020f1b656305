"""Prints a fingerprint of batches, for comparing processes that run them in different ways.

Run as `python -m tests.env.batch_fingerprint NAME STEPS THREADS`.
"""

from __future__ import annotations

import hashlib
import sys

from atout.env import Batch
from atout.game import kinds


def main(name: str, steps: int, threads: int) -> None:
    for players in kinds()[name].players:
        digest = hashlib.sha256()
        batch = Batch(name, 6, players, seed=players, of="matches", unseen=True, threads=threads)
        for _ in range(steps):
            for array in (batch.observation, batch.mask, batch.unseen, batch.seat, batch.reward, batch.done, batch.totals):
                digest.update(array.tobytes())
            batch.step(batch.random_actions())
        print(name, players, batch.observe(1).sum(), digest.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
