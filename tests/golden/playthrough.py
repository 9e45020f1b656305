"""Golden playthroughs: whole matches written out, one file for each variant of each game, under version control.

A change of the rules shows as a difference here, for a person to judge.
`ATOUT_JIT=0 python -m tests.golden.playthrough` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from atout.game import GAMES
from atout.match.result import DealResult
from tests.tables import random_moves
from tests.variants import VARIANTS, Variant

FOLDER = Path(__file__).parent / "matches"


def path(variant: Variant) -> Path:
    game, players, options = variant
    words = [game, f"{players}p", *(f"{name}-{value}" for name, value in options.items())]
    return FOLDER / (re.sub(r"[^a-z0-9-]+", "-", "-".join(words).lower()).strip("-")[:100] + ".txt")


def playthrough(variant: Variant) -> Iterator[str]:
    """One line a move: the seat, the move, and all moves that it had; before it everything that the deal brought."""
    game, players, options = variant
    random = Random(f"golden {variant}")
    seed = hashlib.sha256(f"golden {variant}".encode()).digest()
    match = GAMES[game].match([f"P{i}" for i in range(1, players + 1)], options, seed)
    yield f"{game}, {players} players, {json.dumps(options)}"
    deals = 0
    for seat, move in random_moves(match, random):
        if len(match.deals) > deals:
            deals = len(match.deals)
            yield from scores(match.result.deals)
            yield f"deal {deals}: {json.dumps(match.deals[-1])}"
        yield f"{seat} {move} | {', '.join(match.legal(seat))}"
        if len(match.moves) % 25 == 0:
            yield f"view of seat {seat}: {json.dumps(match.view_deal(seat - 1))}"
    yield from scores(match.result.deals)
    yield f"result: {json.dumps(match.result.as_json())}"


def scores(deals: list[DealResult]) -> Iterator[str]:
    if deals:
        yield f"scores: {deals[-1]['scores']}, places: {deals[-1]['places']}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for variant in VARIANTS:
        path(variant).write_text("\n".join(playthrough(variant)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
