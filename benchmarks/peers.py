"""Atout beside the libraries of the field: random play, steps per second on one core, all in one run.

`uv run --extra peers python -m benchmarks.peers` installs the peers first.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator

from benchmarks.field import Contenders, compared, openspiel, rlcard


def atout(name: str) -> Iterator[int]:
    """A hundred deals a yield: each is far too short to be timed alone."""
    from atout.env.random_play import RandomPlay
    from atout.game import kinds

    batch = RandomPlay(kinds()[name], 4)
    seed = 0
    while True:
        seed += 1
        yield batch.run(100, seed=seed)


CONTENDERS: Contenders = {
    "atout xylotar": lambda: atout("xylotar"),
    "atout hilo": lambda: atout("hilo"),
    "atout xxl-4": lambda: atout("xxl-4"),
    "OpenSpiel spades": lambda: openspiel("spades"),
    "OpenSpiel oh_hell": lambda: openspiel("oh_hell"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    table = compared(CONTENDERS, arguments.seconds, time.perf_counter)
    if arguments.json:
        print(json.dumps(table))
        return
    for name, row in table.items():
        print(f"{name:20}{row['steps_per_second']:>14,} steps/s{row['times_slower_than_atout']:>12,} times slower")


if __name__ == "__main__":
    main()
