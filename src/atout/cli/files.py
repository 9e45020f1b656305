"""Reading records that the command line names, and reporting what is wrong with them."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from atout.cli import WRONG_INPUT, Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from atout.match.match import Match


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record (*.atout.json), or - for standard input")


def with_match(arguments: Namespace, show: Callable[[Match], None]) -> int:
    """Replays the record and shows the match; says in a sentence what is wrong with it."""
    from atout.match.record import replay
    from atout.match.refusal import Refusal

    document = read(arguments.file)
    try:
        match = replay(document)
    except Refusal as refusal:
        if arguments.json:
            print(json.dumps({"error": {"file": arguments.file, **refusal.as_json()}}, ensure_ascii=False))
        print(f"{arguments.file}: {refusal}", file=sys.stderr)
        return WRONG_INPUT
    show(match)
    return 0


def read(name: str) -> bytes:
    """The contents of a file that the command line names."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise Trouble(f"cannot read {name}: {error.strerror or error}") from None
    except ValueError as error:
        raise Trouble(f"cannot read {name!r}: {error}") from None
