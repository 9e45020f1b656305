"""Atout as an environment beside those of the field: observed steps a second of one core, all in one run.

An observed step is a decision with everything that a learner needs: observation, mask, reward, and the next deal where one ends.
Atout chooses at random inside the loop that is measured, as the others do. Processor time is measured, not the time of the wall.

`uv run --extra peers --extra pettingzoo python -m benchmarks.env` installs the peers; `--atout` measures only us.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
import warnings
from collections.abc import Iterator

from benchmarks.field import ROUNDS, Contenders, compared, openspiel, pettingzoo, rate, rlcard

TABLES = 512
STEPS = 40
"""Of a batch, between two looks at the clock."""


def atout(name: str, *, checked: bool = True, threads: int = 1) -> Iterator[int]:
    from atout.env import Batch

    batch = Batch(name, TABLES * threads, 4, checked=checked, threads=threads)
    while True:
        for _ in range(STEPS):
            batch.step(batch.random_actions())
        yield STEPS * batch.tables


OURS: Contenders = {
    f"atout {name}": lambda name=name: atout(name)  # type: ignore[misc]
    for name in ("xylotar", "hilo", *(f"xxl-{number}" for number in range(1, 7)))
}
PEERS: Contenders = {
    "OpenSpiel spades": lambda: openspiel("spades", observed=True),
    "OpenSpiel oh_hell": lambda: openspiel("oh_hell", observed=True),
    "OpenSpiel leduc_poker": lambda: openspiel("leduc_poker", observed=True),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
    "PettingZoo texas_holdem": lambda: pettingzoo("texas_holdem_v4"),
    "PettingZoo leduc_holdem": lambda: pettingzoo("leduc_holdem_v4"),
}


def alone(name: str, seconds: float) -> float:
    """Steps a second of processor time, without the choice of actions."""
    from atout.env import Batch

    batch = Batch(name, TABLES, 4)
    batch.step(batch.random_actions())
    rates = []
    for _ in range(ROUNDS):
        spent = steps = 0
        while spent < 1e9 * seconds:
            actions = batch.random_actions()
            start = time.process_time_ns()
            batch.step(actions)
            spent += time.process_time_ns() - start
            steps += TABLES
        rates.append(1e9 * steps / spent)
    return statistics.median(rates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round")
    parser.add_argument("--atout", action="store_true", help="only us")
    parser.add_argument("--games", help="only these of ours, with commas")
    parser.add_argument("--threads", type=int, metavar="N", help="also, how much faster N threads are (time of the wall)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    chosen = [f"atout {name}" for name in arguments.games.split(",")] if arguments.games else list(OURS)
    contenders = {name: OURS[name] for name in chosen} | ({} if arguments.atout else dict(PEERS))
    table = compared(contenders, arguments.seconds, time.process_time)
    for name in chosen:
        table[name]["without_choosing"] = round(alone(name.removeprefix("atout "), arguments.seconds))
    if arguments.threads:
        one, many = atout("xylotar"), atout("xylotar", threads=arguments.threads)
        next(one), next(many)
        gains = [
            rate(many, arguments.seconds, time.perf_counter) / rate(one, arguments.seconds, time.perf_counter)
            for _ in range(ROUNDS)
        ]
        table[f"{arguments.threads} threads"] = {"times_faster_than_one": round(statistics.median(gains), 2)}
    if arguments.json:
        print(json.dumps(table))
        return
    for name, row in table.items():
        print(f"{name:26}" + "  ".join(f"{value:>14,} {key.replace('_', ' ')}" for key, value in row.items()))


if __name__ == "__main__":
    main()
