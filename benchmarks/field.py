"""Games of the field, driven from Python as their users do, and how contenders are measured beside each other.

Machines are noisy, so only ratios count: each of five rounds measures everybody in turn, and the medians are told.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module

import numpy as np

ROUNDS = 5

Contenders = Mapping[str, Callable[[], Iterator[int]]]
"""Each begins to play, and says again and again how many steps it has made."""


def openspiel(name: str, *, observed: bool = False) -> Iterator[int]:
    """Whole games, chance included; with what a learner sees and may do, if that is asked for."""
    import pyspiel

    game = pyspiel.load_game(name)
    has_observation = game.get_type().provides_observation_tensor
    generator = random.Random(1)
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(generator.choices(actions, weights)[0])
                continue
            if observed:
                player = state.current_player()
                state.observation_tensor(player) if has_observation else state.information_state_tensor(player)
                state.legal_actions_mask(player)
            state.apply_action(generator.choice(state.legal_actions()))
            steps += 1
        yield steps


def rlcard(name: str) -> Iterator[int]:
    """Whole games through RLCard's own environment loop; its observations are part of every step there."""
    import rlcard as library

    np.random.seed(1)  # noqa: NPY002, RUF100 - RLCard draws from it
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


def rate(games: Iterator[int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second."""
    start = clock()
    steps = 0
    while (elapsed := clock() - start) < seconds:
        steps += next(games)
    return steps / elapsed


def compared(contenders: Contenders, seconds: float, clock: Callable[[], float]) -> dict[str, dict[str, float]]:
    """Everybody beside the first one."""
    running = {name: begin() for name, begin in contenders.items()}
    for games in running.values():
        next(games)  # compiles, loads
    rounds = [{name: rate(games, seconds, clock) for name, games in running.items()} for _ in range(ROUNDS)]
    ours = next(iter(contenders))
    return {
        name: {
            "steps_per_second": round(statistics.median(r[name] for r in rounds)),
            "times_slower_than_atout": round(statistics.median(r[ours] / r[name] for r in rounds), 1),
        }
        for name in contenders
    }
