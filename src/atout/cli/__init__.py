"""The command line. Only what a command needs is imported, so that `atout --help` answers at once."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence

from atout import __version__

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
}
COMPILED = {"arena", "bench", "hint"}
"""Commands that need machine code. The others look at a match or a few, which is done before a compiler is even loaded.

`simulate` needs it for bots that think.
"""

ALONE = ["serve", "--open"]
"""What `atout` without a command means."""

DONE, WRONG_INPUT, WRONG_USAGE, INTERNAL_ERROR = 0, 1, 2, 70


class UsageError(Exception):
    """The command line itself is wrong."""


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a symbol shows the letter beside it
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    parser = make_parser(arguments)
    parsed = parser.parse_args(arguments or ALONE)
    if parsed.command not in COMPILED and not (parsed.command == "simulate" and set(parsed.bots.split(",")) != {"random"}):
        os.environ.setdefault("ATOUT_JIT", "0")
    try:
        return parsed.run(parsed) or DONE
    except UsageError as error:
        print(f"atout {parsed.command}: {error}", file=sys.stderr)
        return WRONG_USAGE
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        print(f"atout {parsed.command}: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except Exception as error:
        if os.environ.get("ATOUT_DEBUG"):
            raise
        print(
            f"atout: this should not have happened: {type(error).__name__}: {error}\n"
            "Set ATOUT_DEBUG=1 to see where, and please report it.",
            file=sys.stderr,
        )
        return INTERNAL_ERROR


def make_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """A parser for the command that is asked for; the others are only named."""
    parser = argparse.ArgumentParser(
        prog="atout",
        description="Xylotar, XXL and HILO by the exact rules. "
        "Without a command: starts the server on this machine and opens the browser.",
    )
    parser.add_argument("--version", action="version", version=f"atout {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    wanted = next((word for word in arguments or ALONE if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        command.add_argument("--json", action="store_true", help="print JSON, for programs")
        if name == wanted:
            importlib.import_module(f"atout.cli.{name}").configure(command)
    return parser
