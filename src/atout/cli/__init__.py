"""The command line. Only what a command needs is imported, so that `atout --help` answers at once."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec

from atout import __version__
from atout.cli.examples import shown_examples

COMMANDS = {
    "serve": "the server, for people who host one; plain `atout` starts it here and opens the browser",
    "matches": "the finished matches of a server: list, export, import, delete",
    "backup": "everything that a server keeps, in one file, while it runs",
    "restore": "fill a database from a back-up",
    "play": "play in the terminal, against bots",
    "games": "list the games: players, options with their defaults",
    "replay": "play a record through and print its result",
    "verify": "check that a match was shuffled fairly: commitment, seed, every deal",
    "legal": "the legal moves after a record's last move",
    "view": "what a seat, or a spectator, may know after a record's last move",
    "hint": "the best move for the seat that is to act, and what the alternatives are worth",
    "statistics": "how a group of friends has played, from the records of their matches",
    "simulate": "matches between bots, with statistics",
    "arena": "a tournament of bots: duplicate deals, rotated seats, ratings with confidence intervals",
    "bench": "the speed of every game on this machine",
    "completion": "what the Tab key does: a script for bash, zsh or fish",
}
COMPILED = {"arena", "bench", "hint"}
"""Commands that need machine code. The others look at a match or a few, which is done before a compiler is even loaded.

`simulate` needs it for bots that think.
"""

HOSTING = {"serve", "matches", "backup", "restore"}
"""Commands that need the extra `server`."""

ALONE = ["serve", "--open"]
"""What `atout` without a command means."""

DONE, WRONG_INPUT, WRONG_USAGE, INTERNAL_ERROR, INTERRUPTED = 0, 1, 2, 70, 130


class UsageError(Exception):
    """The command line itself is wrong."""


class Trouble(Exception):
    """Something outside is wrong: a file is missing, a folder cannot be written, a database does not answer."""


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a symbol shows the letter beside it
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(arguments or ALONE)
    except BrokenPipeError:
        _hear_no_more()
        return DONE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(arguments: list[str]) -> int:
    """One command, with every way in which it can end."""
    command = _command(arguments)
    if command in HOSTING and find_spec("litestar") is None:
        print(f"atout {command}: a server needs more packages: install the extra: atout[server]", file=sys.stderr)
        return WRONG_INPUT
    if command not in COMPILED | {"simulate"}:
        _leave_interpreted()  # before anything of the command is imported: rules become what they are when they are
    parsed = None
    try:
        try:
            parsed = make_parser(arguments).parse_args(arguments)
        finally:
            sys.stdout.flush()  # help for a reader who goes away
        if parsed.command == "simulate" and set(parsed.bots.split(",")) == {"random"}:
            _leave_interpreted()
        status = parsed.run(parsed) or DONE
        sys.stdout.flush()
        return int(status)
    except BrokenPipeError:
        raise
    except UsageError as error:
        return _say(parsed, error, WRONG_USAGE)
    except Trouble as error:
        return _say(parsed, error, WRONG_INPUT)
    except OSError as error:
        what = f"{error.strerror}: {error.filename}" if error.strerror and error.filename else error.strerror or error
        return _say(parsed, what, WRONG_INPUT)
    except Exception as error:
        if os.environ.get("ATOUT_DEBUG"):
            raise
        print(
            f"atout: this should not have happened: {type(error).__name__}: {error}\n"
            "Set ATOUT_DEBUG=1 to see where, and please report it.",
            file=sys.stderr,
        )
        return INTERNAL_ERROR


def _leave_interpreted() -> None:
    os.environ.setdefault("ATOUT_JIT", "0")


def _say(parsed: argparse.Namespace | None, what: object, status: int) -> int:
    print(f"atout {parsed.command}: {what}" if parsed else f"atout: {what}", file=sys.stderr)
    return status


def _hear_no_more() -> None:
    """The reader has gone away (`| head`): what is still to be written goes nowhere, without a word about it."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class Help(argparse.HelpFormatter):
    """Examples stay as they are written; everything else is filled."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return text if text.startswith("examples:") else super()._fill_text(text, width, indent)


def make_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """A parser for the command that is asked for; the others are only named."""
    parser = argparse.ArgumentParser(
        prog="atout",
        description="Xylotar, XXL and HILO by the exact rules. "
        "Without a command: starts the server on this machine and opens the browser.",
        epilog=shown_examples(""),
        formatter_class=Help,
    )
    parser.add_argument("--version", action="version", version=f"atout {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    wanted = _command(arguments)
    for name, summary in COMMANDS.items():
        description = summary[0].upper() + summary[1:] + "."
        command = commands.add_parser(
            name, help=summary, description=description, epilog=shown_examples(name), formatter_class=Help
        )
        command.add_argument("--json", action="store_true", help="print JSON, for programs")
        if name == wanted:
            importlib.import_module(f"atout.cli.{name}").configure(command)
    return parser


def _command(arguments: Sequence[str]) -> str | None:
    """The command that is asked for, before anything is parsed."""
    return next((word for word in arguments or ALONE if not word.startswith("-")), None)
