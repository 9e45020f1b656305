"""Atout as an environment beside those of the field: observed steps a second of one core, all in one run.

An observed step is a decision with everything that a learner needs: observation, mask, reward, and the next deal where one ends.
Atout chooses at random inside the loop that is measured, as the others do. Machines are noisy, so only the ratio counts: each of
five rounds measures everybody in turn, processor time is measured and not the time of the wall, and medians are printed.

`uv run --extra peers --extra pettingzoo benchmarks/env.py` installs the peers; `--atout` measures only us.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator

import numpy as np

ROUNDS = 5
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


def openspiel(name: str) -> Iterator[int]:
    """Driven from Python, with observations and masks."""
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
                continue
            player = state.current_player()
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(generator.choice(state.legal_actions()))
            steps += 1
        yield steps


def rlcard(name: str) -> Iterator[int]:
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


def pettingzoo(name: str) -> Iterator[int]:
    """Its classic games; the observation of the agent to act has its mask."""
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{name}").env()
    generator = np.random.default_rng(1)
    seed = 0
    while True:
        seed += 1
        environment.reset(seed=seed)
        steps = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            over = terminated or truncated
            environment.step(None if over else generator.choice(np.flatnonzero(observation["action_mask"])))
            steps += not over
        yield steps


OURS: dict[str, Callable[[], Iterator[int]]] = {
    f"atout {name}": lambda name=name: atout(name)  # type: ignore[misc]
    for name in ("xylotar", "hilo", *(f"xxl-{number}" for number in range(1, 7)))
}
PEERS: dict[str, Callable[[], Iterator[int]]] = {
    "OpenSpiel spades": lambda: openspiel("spades"),
    "OpenSpiel oh_hell": lambda: openspiel("oh_hell"),
    "OpenSpiel leduc_poker": lambda: openspiel("leduc_poker"),
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


def rate(games: Iterator[int], seconds: float) -> float:
    """Steps a second of processor time."""
    start = time.process_time()
    steps = 0
    while (elapsed := time.process_time() - start) < seconds:
        steps += next(games)
    return steps / elapsed


def wall_rate(games: Iterator[int], seconds: float) -> float:
    start = time.perf_counter()
    steps = 0
    while (elapsed := time.perf_counter() - start) < seconds:
        steps += next(games)
    return steps / elapsed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each round")
    parser.add_argument("--atout", action="store_true", help="only us")
    parser.add_argument("--games", help="only these of ours, with commas")
    parser.add_argument("--threads", type=int, metavar="N", help="also, how much faster N threads are (time of the wall)")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    np.random.seed(1)  # noqa: NPY002, RUF100 - RLCard draws from it
    chosen = [f"atout {name}" for name in arguments.games.split(",")] if arguments.games else list(OURS)
    contenders = {name: OURS[name] for name in chosen} | ({} if arguments.atout else PEERS)
    running = {name: start() for name, start in contenders.items()}
    for games in running.values():
        next(games)  # compiles, loads
    rounds = [{name: rate(games, arguments.seconds) for name, games in running.items()} for _ in range(ROUNDS)]
    ours = next(iter(contenders))
    table = {
        name: {
            "steps_per_second": round(statistics.median(r[name] for r in rounds)),
            "times_slower_than_atout": round(statistics.median(r[ours] / r[name] for r in rounds), 1),
        }
        for name in contenders
    }
    for name in chosen:
        table[name]["without_choosing"] = round(alone(name.removeprefix("atout "), arguments.seconds))
    if arguments.threads:
        one, many = atout("xylotar"), atout("xylotar", threads=arguments.threads)
        next(one), next(many)
        gains = [wall_rate(many, arguments.seconds) / wall_rate(one, arguments.seconds) for _ in range(ROUNDS)]
        table[f"{arguments.threads} threads"] = {"times_faster_than_one": round(statistics.median(gains), 2)}
    if arguments.json:
        print(json.dumps(table))
        return
    for name, row in table.items():
        print(f"{name:26}" + "  ".join(f"{value:>14,} {key.replace('_', ' ')}" for key, value in row.items()))


if __name__ == "__main__":
    main()
