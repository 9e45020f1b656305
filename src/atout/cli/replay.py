"""`atout replay FILE`: plays a record through and prints its result."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from atout.cli import UsageError, choices, files
from atout.cli.text import score_sheet

if TYPE_CHECKING:
    from atout.match.match import Match


def configure(parser: ArgumentParser) -> None:
    files.configure(parser)
    parser.add_argument("--step", action="store_true", help="step through it, move by move; needs a terminal")
    choices.configure_language(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    choices.speak(arguments)
    if arguments.step:
        check_that_somebody_can_step(arguments)

    def show(match: Match) -> None:
        if arguments.step:
            from atout.cli.looking_back import look_back

            look_back(match)
        print(json.dumps(match.result.for_record()) if arguments.json else score_sheet(match))

    return files.with_match(arguments, show)


def check_that_somebody_can_step(arguments: Namespace) -> None:
    from atout.cli.looking_back import can_step

    if arguments.json or arguments.file == "-" or not can_step():
        raise UsageError("--step needs a terminal, for its keys and its screen")
