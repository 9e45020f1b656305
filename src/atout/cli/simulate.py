"""`atout simulate GAME`: matches between bots, with statistics, and with `--records` each match as a record."""

from __future__ import annotations

import hashlib
import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from atout.cli import Trouble, UsageError, choices, progress
from atout.columns import columns


def configure(parser: ArgumentParser) -> None:
    choices.configure(parser)
    choices.configure_simulations(parser)
    parser.add_argument("--matches", type=int, default=100, metavar="K", help="how many matches (default 100)")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same matches (default 0)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write each match as a record into this folder")
    parser.add_argument("--trace", action="store_true", help="with each recorded move, the moves that were legal")
    parser.set_defaults(run=run)


@dataclass(frozen=True)
class Plan:
    """What all matches of a simulation have in common."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    records: Path | None
    trace: bool
    simulations: int

    @property
    def thinking(self) -> bool:
        """Whether a match takes long, because somebody thinks."""
        return set(self.bots) != {"random"}


def run(arguments: Namespace) -> None:
    if arguments.matches < 1:
        raise UsageError("at least one match must be played")
    if arguments.trace and not arguments.records:
        raise UsageError("--trace adds to records: say where they go with --records")
    if arguments.records:
        try:
            arguments.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"cannot write to {arguments.records}: {error.strerror}") from None
    count = choices.players(arguments)
    plan = Plan(
        arguments.game,
        count,
        choices.options(arguments),
        tuple(choices.bots(arguments, count)),
        arguments.seed,
        arguments.records,
        arguments.trace,
        choices.simulations(arguments),
    )
    if plan.thinking:
        progress.warm_up(plan.game, plan.players, plan.options, plan.bots)
    results = play_all(plan, arguments.matches)
    statistics = summary(plan, results)
    print(json.dumps(statistics) if arguments.json else as_text(statistics))


def play_all(plan: Plan, matches: int) -> list[dict[str, Any]]:
    """The results of all matches, in order, played on all cores."""
    results: dict[int, dict[str, Any]] = {}
    with progress.bar("matches") as show:
        for some in _played(plan, matches):
            results |= some
            show(len(results), matches)
    return [results[number] for number in sorted(results)]


def _played(plan: Plan, matches: int) -> Iterator[dict[int, dict[str, Any]]]:
    """Some at a time: where nobody thinks, a match is over before another process has heard of it."""
    at_once = 1 if plan.thinking else 10
    jobs = ((plan, range(first, min(first + at_once, matches + 1))) for first in range(1, matches + 1, at_once))
    if matches <= at_once:
        yield from (play_some(*job) for job in jobs)
        return
    from atout.bots.arena.workers import spread

    yield from spread(play_some, jobs)


def play_some(plan: Plan, numbers: range) -> dict[int, dict[str, Any]]:
    return {number: play_one(plan, number) for number in numbers}


def play_one(plan: Plan, number: int) -> dict[str, Any]:
    """Plays match `number` from its own seed to the end."""
    from atout.bots.table import play_out
    from atout.bots.thinking import Effort
    from atout.game import GAMES

    seed = hashlib.sha256(f"atout simulate {plan.seed} {number}".encode()).digest()
    names = [f"{bot} {i}" for i, bot in enumerate(plan.bots, 1)]
    match = GAMES[plan.game].match(names, plan.options, seed)
    effort = Effort(plan.simulations, float("inf"))
    traces = [turn.legal for turn in play_out(match, plan.bots, f"{plan.seed} {number}", effort)]
    record = match.record()
    if plan.records:
        if plan.trace:
            record["moves"] = [[*move, trace] for move, trace in zip(record["moves"], traces, strict=True)]
        path = plan.records / f"{plan.game}-{number:06}.atout.json"
        part = path.with_suffix(".part")  # Ctrl-C may come now: a record is there as a whole, or not at all
        part.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
        part.replace(path)
    return {"moves": len(match.moves), **record["result"]}


def summary(plan: Plan, results: list[dict[str, Any]]) -> dict[str, Any]:
    from atout.game import GAMES

    matches = len(results)
    seats = GAMES[plan.game].match.seats_of(plan.players)
    deals = [deal for result in results for deal in result["deals"]]
    share = 1 / matches
    return {
        "game": plan.game,
        "players": plan.players,
        "options": plan.options,
        "seats": seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "matches": matches,
        "deals": len(deals),
        "moves": sum(result["moves"] for result in results),
        "mean_total": _means([result["totals"] for result in results]),
        "mean_score": _means([deal["scores"] for deal in deals]),
        "mean_place": _means([result["places"] for result in results]),
        "wins": [round(sum(share * (seat in r["winners"]) / len(r["winners"]) for r in results), 4) for seat in seats],
    }


def _means(rows: list[list[int]]) -> list[float]:
    return [round(sum(column) / len(rows), 3) for column in zip(*rows, strict=True)]


def as_text(s: dict[str, Any]) -> str:
    head = f"{s['matches']} matches of {s['game']} with {s['players']} players: {s['deals']} deals, {s['moves']} moves\n"
    rows = [["seat", "bot", "mean total", "mean score", "mean place", "wins"]]
    for i, bot in enumerate(s["bots"]):
        wins = f"{100 * s['wins'][i]:.1f} %"
        rows.append([str(s["seats"][i]), bot, s["mean_total"][i], s["mean_score"][i], s["mean_place"][i], wins])
    return head + columns(rows)
