"""`atout bench`: how fast every game is played at random on this machine, dealing included."""

from __future__ import annotations

import json
import os
import statistics
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from typing import Any

from atout.cli import UsageError, choices, progress
from atout.columns import columns

GPU_TABLES = 1 << 20
ROUNDS = 5


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--game", metavar="NAME", help="only this game")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="how many play (default 4)")
    parser.add_argument("--seconds", type=float, default=0.5, metavar="S", help="length of each of 5 rounds (default 0.5)")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    from atout.env.random_play import RandomPlay, gpu_cores
    from atout.game import kinds

    known = kinds()
    wanted = [arguments.game] if arguments.game else list(known)
    for name in wanted:
        choices.check_game(name, known)
        players = known[name].players
        if arguments.players not in players:
            raise UsageError(f"{name} is for {players[0]} to {players[-1]} players, not {arguments.players}")
    figures: list[dict[str, Any]] = []
    with progress.bar("measuring (and compiling, once on this machine)") as show:
        devices = [("cpu", cores) for cores in sorted({1, os.cpu_count() or 1})]
        devices += [("gpu", multiprocessors)] if (multiprocessors := gpu_cores()) else []
        for name in wanted:
            batch = RandomPlay(known[name], arguments.players)
            for device, cores in devices:
                show(len(figures), len(wanted) * len(devices))
                on_gpu = device == "gpu"
                play = partial(batch.run_on_gpu, tables=GPU_TABLES) if on_gpu else partial(batch.run, cores=cores)
                per_second, per_deal = measure(play, GPU_TABLES if on_gpu else cores, arguments.seconds)
                figures.append(figure(name, arguments.players, device, cores, per_second, per_deal))
    print(json.dumps(figures) if arguments.json else as_text(figures))


def measure(play: Callable[[int], int], tables: int, seconds: float) -> tuple[float, float]:
    """Steps per second (the median of several rounds) and steps per deal; `tables` play the deals at the same time."""
    play(1)  # compiles
    deals = 1
    while True:
        start = time.perf_counter()
        steps = play(deals)
        elapsed = time.perf_counter() - start
        if elapsed > seconds / 4:
            break
        deals *= 2
    deals = max(1, round(deals * seconds / elapsed))
    rates = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        steps = play(deals)
        rates.append(steps / (time.perf_counter() - start))
    return statistics.median(rates), steps / deals / tables


def figure(game: str, players: int, device: str, cores: int, per_second: float, per_deal: float) -> dict[str, Any]:
    return {
        "game": game,
        "players": players,
        "device": device,
        "cores": cores,
        "steps_per_second": round(per_second),
        "steps_per_deal": round(per_deal, 2),
    }


def as_text(figures: list[dict[str, Any]]) -> str:
    rows: list[list[object]] = [["game", "players", "device", "cores", "million steps/s", "steps a deal"]]
    for f in figures:
        millions = f"{f['steps_per_second'] / 1e6:,.1f}"
        rows.append([f["game"], f["players"], f["device"], f["cores"], millions, f["steps_per_deal"]])
    return columns(rows)
