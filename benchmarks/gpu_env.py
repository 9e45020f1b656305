"""Batches on a GPU: observed steps a second, and whether they are the processor's, number for number.

`uv run --extra gpu benchmarks/gpu_env.py`. Steps are asked for from Python, one after the other, as a learner does; actions are
chosen at random on the device, which is measured, too. `--same` compares with batches on the processor first.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Sequence

import numpy as np

from atout.env import Batch
from atout.env.gpu_batch import GpuBatch
from atout.game import kinds

ROUNDS = 5


def same(name: str, players: int, tables: int = 200, steps: int = 300) -> bool:
    """Whether all arrays are equal after every step."""
    device = GpuBatch(name, tables, players, seed=5, of="matches", unseen=True)
    host = Batch(name, tables, players, seed=5, of="matches", unseen=True)
    for _ in range(steps):
        for array in ("observation", "mask", "unseen", "seat", "reward", "done", "totals"):
            if not np.array_equal(getattr(device, array).numpy(), getattr(host, array)):
                return False
        actions = host.random_actions()
        if not np.array_equal(device.random_actions().numpy(), actions):
            return False
        host.step(actions)
        device.step(_to_device(actions))
    return True


def _to_device(actions: np.ndarray) -> object:
    from numba import cuda

    return cuda.to_device(actions)


def torch_sees_the_same_memory(name: str) -> bool:
    """A tensor is what the array is after the next step, too, without another word."""
    import torch

    batch = GpuBatch(name, 512, 4, seed=1)
    seen, mask = torch.from_dlpack(batch.observation), torch.from_dlpack(batch.mask)
    also = torch.as_tensor(batch.observation, device="cuda")
    for _ in range(20):
        batch.step(mask.to(torch.float32).argmax(1))
        batch.synchronize()
        if not (np.array_equal(seen.cpu().numpy(), batch.observation.numpy()) and bool((seen == also).all())):
            return False
    return mask.dtype == torch.bool and seen.data_ptr() == also.data_ptr()


def rate(name: str, tables: int, steps: int, *, checked: bool) -> float:
    batch = GpuBatch(name, tables, 4, seed=1, checked=checked)
    for _ in range(30):  # compiles, and lets the tables drift apart
        batch.step(batch.random_actions())
    rates = []
    for _ in range(ROUNDS):
        batch.synchronize()
        start = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.random_actions())
        batch.synchronize()
        rates.append(tables * steps / (time.perf_counter() - start))
    return statistics.median(rates)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(kinds()))
    parser.add_argument("--tables", default="131072,1048576")
    parser.add_argument("--steps", type=int, default=100, help="of each round")
    parser.add_argument("--same", action="store_true", help="compare with the processor first")
    parser.add_argument("--torch", action="store_true", help="look through PyTorch, too")
    chosen = parser.parse_args(arguments)
    for name in chosen.games.split(","):
        row: dict[str, object] = {"game": name}
        started = time.perf_counter()
        if chosen.same:
            row["same"] = same(name, 4)
        if chosen.torch:
            row["torch"] = torch_sees_the_same_memory(name)
        for tables in map(int, chosen.tables.split(",")):
            row[f"{tables} tables, unchecked"] = round(rate(name, tables, chosen.steps, checked=False))
        row["131072 tables, checked"] = round(rate(name, 131072, chosen.steps, checked=True))
        row["seconds"] = round(time.perf_counter() - started)
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
