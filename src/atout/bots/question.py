"""A question to search that runs elsewhere: the same search, compiled for browsers (web/src/thinking).

Plain values for JSON; of the position only what a seat has seen.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from atout.belief.seen import Seen
from atout.bots.stakes import Stakes
from atout.bots.thinking import Alternative, Effort, Thought
from atout.compiled import blank, template
from atout.game import kind_of


def question(seen: Seen, stakes: Stakes, effort: Effort, seed: int) -> dict[str, Any]:
    """What `Mind.think` takes. Numbers and records are in the order in which web/wasm/entries.py takes them."""
    kind = kind_of(seen.rules)
    at_stake = blank(template("atout.bots.search", seen.rules, kind).STAKES)
    stakes.write(at_stake)
    log = bytes(memoryview(seen.log).cast("B"))
    records = [at_stake.contents(), seen.memory.contents(), seen.dealt.contents(), log]
    return {
        "kind": kind.name,
        "numbers": [seen.seat, seen.moves, seed, effort.noise, effort.sharing, effort.curiosity],
        "records": [b64encode(contents).decode("ascii") for contents in records],
        "simulations": effort.simulations,
        "seconds": effort.seconds,
    }


def thought(simulations: int, worlds: int, tried: Sequence[Sequence[float]]) -> Thought:
    """What has come of it. `tried`: actions, each with how often, and the sums of worth, points and squares of points."""
    found = [Alternative.of(int(action), int(visits), *sums) for action, visits, *sums in tried]
    return Thought.of(found, simulations, worlds)
