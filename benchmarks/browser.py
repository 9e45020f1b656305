"""Search as browsers have it beside the same search as machine code, in one run: is it the same, how fast, how large, how soon.

Both think about the same positions in turn, with the same seeds; of the ratios of processor time the median is printed. Any
thought that is not the same, to the bit, is counted. With `--chromium` the worker of the page is started, and its first answer
waited for. Chromium slows down pages, but no workers; so for a machine that is four times slower stands four times what a start
takes here with a quarter of the least time to think, or the 0.4 s that a worker gives itself for its first answer, whichever is
more.

`uv run python -m benchmarks.browser`; `--positions 1000 --simulations 200` compares many.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

from atout.bots.question import question
from atout.bots.thinking import Effort
from atout.game import kinds
from atout.server.http.pages import ENCODINGS, contents, files, names
from tests.bots.in_node import Here, Node, decisions
from tests.e2e.chromium import launch
from tests.server.support.servers import Server

WARMING = 30_000
SLOWER = 4
STARTS = 7
FIRST_ANSWER = """([address, question]) => new Promise((resolve, reject) => {
  const started = performance.now()
  const worker = new Worker(address, { type: 'module' })
  worker.onmessage = ({ data }) => {
    worker.terminate()
    if (data.failed) reject(new Error(data.failed))
    else resolve([performance.now() - started, data.thought.simulations])
  }
  worker.postMessage({ number: 1, question })
})"""
"""Milliseconds from the start of the worker, and how many simulations the answer rests on."""


def compare(node: Node, kind: str, positions: int, simulations: int) -> dict[str, Any]:
    random = Random(kind)
    here = Here()
    ratios: dict[str, list[float]] = {"imagine": [], "simulate": []}
    speeds: list[float] = []
    differing = 0
    players = kinds()[kind].players
    each = -(-positions // len(players))
    for count in players:
        for turn in islice(decisions(kind, count, random), each):
            effort, seed = Effort(simulations, 1e6), random.getrandbits(31)
            asked = question(turn.seen, turn.stakes, effort, seed)
            if not speeds:  # whatever is loaded only once, and until Node has compiled what runs often a second time
                longer = replace(effort, simulations=WARMING)
                here.think(turn, longer, seed)
                node.think(question(turn.seen, turn.stakes, longer, seed))
            native, browser = here.think(turn, effort, seed), node.think(asked)
            differing += native["answer"] != browser["answer"]
            if native["answer"]["worlds"]:
                for part, found in ratios.items():
                    found.append(native[part] / max(browser[part], 1e-3))
                speeds.append(1000 * simulations / max(browser["simulate"], 1e-3))
    return {
        "positions": each * len(players),
        "differing": differing,
        "of machine code": round(statistics.median(ratios["simulate"]), 2),
        "drawing worlds, of machine code": round(statistics.median(ratios["imagine"]), 2),
        "simulations/s": round(statistics.median(speeds), -3),
        "compressed, kB": size(kind),
    }


def size(kind: str) -> dict[str, float]:
    (name,) = (name for name in names() if name.startswith(f"assets/search-{kind}-"))
    return {encoding: len(contents(name + suffix)) / 1000 for encoding, suffix in ENCODINGS.items() if name + suffix in files()}


def first_answers(page: Page, kind: str) -> dict[str, Any]:
    """As `expert` asks at one's own desk."""
    (worker,) = (name for name in names() if name.startswith("assets/thinker-"))
    turn = next(decisions(kind, kinds()[kind].players[-1], Random(1)))
    asked = question(turn.seen, turn.stakes, Effort(), 1)
    slower = question(turn.seen, turn.stakes, Effort(seconds=0.15 / SLOWER), 1)
    page.evaluate(FIRST_ANSWER, [f"/{worker}", slower])  # from here on the files are in the browser's cache
    took, made = zip(*(page.evaluate(FIRST_ANSWER, [f"/{worker}", asked]) for _ in range(STARTS)), strict=True)
    least, few = zip(*(page.evaluate(FIRST_ANSWER, [f"/{worker}", slower]) for _ in range(STARTS)), strict=True)
    return {
        "first answer, ms": round(statistics.median(took)),
        "it rests on": round(statistics.median(made)),
        f"{SLOWER} times slower, ms": max(400, round(SLOWER * statistics.median(least))),
        "then it rests on": round(statistics.median(few)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20, help="of each kind of deal")
    parser.add_argument("--simulations", type=int, default=4000, help="for each")
    parser.add_argument("--kinds", default=",".join(kinds()))
    parser.add_argument("--chromium", action="store_true", help="also how soon the worker gives its first answer")
    arguments = parser.parse_args()
    wanted = arguments.kinds.split(",")
    with Node() as node:
        for kind in wanted:
            print(json.dumps({kind: compare(node, kind, arguments.positions, arguments.simulations)}), flush=True)
    if arguments.chromium:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder) / "atout.db")  # before Playwright, which has an event loop of its own
            try:
                with sync_playwright() as playwright:
                    page = launch(playwright).new_page(base_url=server.address)
                    page.goto("/rules")
                    for kind in wanted:
                        print(json.dumps({kind: first_answers(page, kind)}), flush=True)
            finally:
                server.kill()


if __name__ == "__main__":
    main()
