"""Atout beside the libraries of the field: random play, steps per second on one core, all in one run.

Machines are noisy, so only the ratio counts: each of five rounds measures everybody in turn, and the median of the rounds'
ratios is printed. `uv run --extra peers benchmarks/peers.py` installs the peers first.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterator

import numpy as np

ROUNDS = 5


def openspiel(name: str) -> Iterator[int]:
    """Whole games driven from Python, chance included; one yield a game, with its number of decisions."""
    import pyspiel

    game = pyspiel.load_game(name)
    generator = random.Random(1)
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(actions, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                steps += 1
        yield steps


def rlcard(name: str) -> Iterator[int]:
    """Whole games through RLCard's own environment loop; its observations are part of every step there."""
    import rlcard as library

    environment = library.make(name, config={"seed": 1})
    generator = random.Random(1)
    while True:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(generator.choice(list(state["legal_actions"])))
            steps += 1
        yield steps


def atout(name: str) -> Iterator[int]:
    """A hundred deals a yield: each is far too short to be timed alone."""
    from atout.env.random_play import RandomPlay
    from atout.game import kinds

    batch = RandomPlay(kinds()[name], 4)
    seed = 0
    while True:
        seed += 1
        yield batch.run(100, seed=seed)


CONTENDERS: dict[str, Callable[[], Iterator[int]]] = {
    "atout xylotar": lambda: atout("xylotar"),
    "atout hilo": lambda: atout("hilo"),
    "atout xxl-4": lambda: atout("xxl-4"),
    "OpenSpiel spades": lambda: openspiel("spades"),
    "OpenSpiel oh_hell": lambda: openspiel("oh_hell"),
    "RLCard uno": lambda: rlcard("uno"),
    "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
}


def rate(games: Iterator[int], seconds: float) -> float:
    start = time.perf_counter()
    steps = 0
    while (elapsed := time.perf_counter() - start) < seconds:
        steps += next(games)
    return steps / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    np.random.seed(1)  # noqa: NPY002, RUF100 - RLCard draws from it
    running = {name: start() for name, start in CONTENDERS.items()}
    for games in running.values():
        next(games)  # compiles, loads
    rounds = [{name: rate(games, arguments.seconds) for name, games in running.items()} for _ in range(ROUNDS)]
    ours = next(iter(CONTENDERS))
    table = {
        name: {
            "steps_per_second": round(statistics.median(r[name] for r in rounds)),
            "times_slower_than_atout": round(statistics.median(r[ours] / r[name] for r in rounds), 1),
        }
        for name in CONTENDERS
    }
    if arguments.json:
        print(json.dumps(table))
        return
    for name, row in table.items():
        print(f"{name:20}{row['steps_per_second']:>14,} steps/s{row['times_slower_than_atout']:>12,} times slower")


if __name__ == "__main__":
    main()
