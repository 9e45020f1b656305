"""Writes the vectors of docs/fairness.md: numbers, and finished matches of every game that were shuffled from them.

`python -m tools.fair_vectors` writes tests/match/fairness/. Python (`match/`) and TypeScript (`web/src/fair/`) are tested against
the same files; they change only if format 1 does, which it must not.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from atout.game import GAMES
from atout.match.fairness import chained, committed, seed_of

FOLDER = Path(__file__).parents[1] / "tests" / "match" / "fairness"
MATCHES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "xylotar-2": ("xylotar", 2, {"rounds": 2}),
    "xylotar-3": ("xylotar", 3, {"rounds": 1, "arrange": "auto"}),
    "xylotar-4": ("xylotar", 4, {"rounds": 2, "edition": "cs"}),
    "hilo-2": ("hilo", 2, {"limit": 1}),
    "hilo-6": ("hilo", 6, {"limit": 1}),
    "xxl-2": ("xxl", 2, {}),
    "xxl-3": ("xxl", 3, {"mode": "series", "variant": 3, "times": 2}),
    "xxl-5": ("xxl", 5, {"mode": "series", "variant": 4, "times": 1}),
}


def number(text: str) -> str:
    """Something like a random number, the same every time."""
    return hashlib.sha256(f"vector {text}".encode()).hexdigest()


def match_of(name: str) -> dict[str, Any]:
    return played(name, *MATCHES[name])


def played(name: str, game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """The record of a match whose numbers and moves follow from its name."""
    seats = GAMES[game].match.seats_of(players)
    entropy = {seat: number(f"{name} {seat}") for seat in seats[:-1]}
    secret = number(name)
    earlier = [
        {"commitment": committed(number(f"{name} {i}")), "secret": number(f"{name} {i}"), "entropy": {}, "ended": ended}
        for i, ended in enumerate(["finished", "abandoned"][: players % 3])
    ]
    match = GAMES[game].match([f"P{seat}" for seat in seats], options, seed_of(secret, entropy))
    random = Random(name)
    while not match.finished:
        seat = random.choice(match.to_act)
        legal = match.legal(seat)
        if name == "hilo-6" and "reshuffles" not in match.deals[0]:  # everybody only exchanges cards, until the pile is used up
            legal = [move for move in legal if move in ("draw", "swap 1", "keep")] or legal
        match.play(seat, random.choice(legal))
    added = {str(seat): value for seat, value in entropy.items()}
    match.fairness = {"commitment": committed(secret), "secret": secret, "entropy": added, "earlier": earlier}
    return match.record()


def numbers() -> dict[str, Any]:
    secret, ends = number("secret"), [(number("first"), "finished"), (number("second"), "abandoned")]
    entropy = {1: number("one"), 3: number("three")}
    return {
        "secret": secret,
        "commitment": committed(secret),
        "entropy": {str(seat): value for seat, value in entropy.items()},
        "seed": seed_of(secret, entropy).hex(),
        "seed without entropy": seed_of(secret, {}).hex(),
        "earlier": [{"commitment": commitment, "ended": ended} for commitment, ended in ends],
        "chain": chained(ends, committed(secret)),
        "chain of one": chained([], committed(secret)),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "numbers.json").write_text(json.dumps(numbers(), indent=1) + "\n", encoding="utf-8")
    for name in MATCHES:
        (FOLDER / f"{name}.atout.json").write_text(json.dumps(match_of(name)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
