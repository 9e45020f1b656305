"""`atout legal FILE`: who must decide after the record's last move, and what they may do."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from atout.cli import files

if TYPE_CHECKING:
    from atout.match.match import Match


def configure(parser: ArgumentParser) -> None:
    files.configure(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    def show(match: Match) -> None:
        moves = {str(seat): match.legal(seat) for seat in match.to_act}
        if arguments.json:
            print(json.dumps({"to_act": match.to_act, "moves": moves}))
        elif not moves:
            print("The match is over.")
        for seat, texts in moves.items() if not arguments.json else ():
            print(f"seat {seat}:", *texts, sep="\n  ")

    return files.with_match(arguments, show)
