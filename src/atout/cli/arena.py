"""`atout arena GAME`: a tournament of bots."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from atout.bots.levels import LEVELS
from atout.cli import Trouble, UsageError, choices, progress

if TYPE_CHECKING:
    from atout.bots.arena.plan import Plan
    from atout.bots.arena.stopping import Until


def configure(parser: ArgumentParser) -> None:
    choices.configure(parser, default_bots=",".join(reversed(LEVELS)))
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, metavar="N", help="how many deals, each played with every bot in every seat (200)")
    length.add_argument("--matches", type=int, metavar="N", help="play whole matches instead, that many")
    parser.add_argument("--seed", default="0", metavar="S", help="the same seed gives the same deals (default 0)")
    choices.configure_simulations(parser)
    parser.add_argument(
        "--until",
        metavar="WHEN",
        help="stop early: clear (all places are beyond doubt) or a number (scores are known that exactly)",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="where records and tables go; an interrupted run goes on there")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster (needs the extra ray); local starts one")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    from atout.bots.arena import tournament
    from atout.bots.arena.journal import Journal, OtherTournament
    from atout.bots.arena.plan import Plan
    from atout.bots.arena.report import as_text

    players = choices.players(arguments)
    bots = tuple(choices.bot_names(arguments))
    if len(set(bots)) < 2:
        raise UsageError("a tournament needs at least two different bots: expert,club for example")
    deals = arguments.matches or arguments.deals or 200
    if deals < 1 or arguments.deals == 0 or arguments.matches == 0:
        raise UsageError("at least one deal must be played")
    plan = Plan(
        arguments.game,
        players,
        bots,
        deals,
        choices.options(arguments),
        arguments.matches is not None,
        arguments.seed,
        choices.simulations(arguments),
    )
    until = _until(arguments.until)
    if arguments.ray:
        _check_ray()
    folder = arguments.out or Path("arena") / name_of(plan)
    try:
        journal = Journal(folder, plan)
    except OtherTournament:
        raise UsageError(f"{folder} holds another tournament: choose another folder with --out") from None
    except OSError as error:
        raise Trouble(f"cannot write to {folder}: {error.strerror}") from None
    if journal.games and not arguments.json:
        print(f"{folder}: going on after {len(journal.games)} games", file=sys.stderr)
    progress.warm_up(plan.game, players, plan.options, bots)
    try:
        with progress.bar("games") as show:
            result = tournament.play(plan, journal, show, until, arguments.ray)
    except KeyboardInterrupt:
        tournament.write(plan, journal)
        print(f"\nStopped after {len(journal.games)} games. The same command goes on.", file=sys.stderr)
        raise
    print(json.dumps(result) if arguments.json else f"{as_text(result)}\n\nRecords and tables: {folder}")


def name_of(plan: Plan) -> str:
    """A folder's name: another for every tournament that cannot go on in the same one, short where all is as usual."""
    usual = type(plan)(plan.game, plan.players, plan.bots, plan.deals)
    parts = [plan.game, str(plan.players), *plan.bots]
    parts += [f"{name}={value}" for name, value in sorted(plan.options.items())]
    parts += ["matches"] if plan.whole_matches else []
    parts += [f"{plan.simulations}-simulations"] if plan.simulations != usual.simulations else []
    parts += [f"seed-{plan.seed}"] if plan.seed != usual.seed else []
    name = "-".join(parts)
    safe = re.sub(r"[^\w=.-]", "_", name)[:150]
    return safe if safe == name else f"{safe}-{hashlib.sha256(name.encode()).hexdigest()[:8]}"


def _until(text: str | None) -> Until | None:
    from atout.bots.arena.stopping import Until

    try:
        return None if text is None else Until(text)
    except ValueError:
        raise UsageError(f"--until takes clear or a number above 0, not {text}") from None


def _check_ray() -> None:
    try:
        import ray  # noqa: F401
    except ImportError:
        raise UsageError("--ray needs the extra ray: install atout[ray]") from None
