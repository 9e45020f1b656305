"""`atout view FILE --seat N`: what that seat may know after the record's last move, and nothing else."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from atout.cli import UsageError, files

if TYPE_CHECKING:
    from atout.match.match import Match


def configure(parser: ArgumentParser) -> None:
    files.configure(parser)
    parser.add_argument("--seat", type=int, help="the seat that looks; without it a spectator's view")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    def show(match: Match) -> None:
        if arguments.seat is not None and arguments.seat not in match.seats:
            raise UsageError(f"seat {arguments.seat} is not a player's; the players sit at {', '.join(map(str, match.seats))}")
        view = match.view(arguments.seat)
        if arguments.json:
            print(json.dumps(view, ensure_ascii=False))
        else:
            from rich.console import Console

            from atout.cli.drawing import draw

            draw(Console(highlight=False), view)

    return files.with_match(arguments, show)
