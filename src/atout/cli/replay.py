"""`atout replay FILE`: plays a record through and prints its result."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from atout.cli import files
from atout.cli.text import score_sheet

if TYPE_CHECKING:
    from atout.match.match import Match


def configure(parser: ArgumentParser) -> None:
    files.configure(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    def show(match: Match) -> None:
        print(json.dumps(match.result.as_json()) if arguments.json else score_sheet(match))

    return files.with_match(arguments, show)
