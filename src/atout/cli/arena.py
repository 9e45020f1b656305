"""`atout arena GAME`: a tournament of bots."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from atout.cli import UsageError, choices, progress

if TYPE_CHECKING:
    from atout.bots.arena.stopping import Until


def configure(parser: ArgumentParser) -> None:
    choices.configure(parser, default_bots="expert,club,novice,random")
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
    folder = arguments.out or Path("arena") / "-".join([plan.game, str(players), *bots])
    try:
        journal = Journal(folder, plan)
    except OtherTournament:
        raise UsageError(f"{folder} holds another tournament: choose another folder with --out") from None
    except OSError as error:
        raise UsageError(f"cannot write to {folder}: {error.strerror}") from None
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
