"""`atout backup`: everything that a server keeps, in one file, while it runs."""

from __future__ import annotations

import asyncio
import json
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from atout.cli import Trouble, UsageError, progress
from atout.cli.serve import settings_of
from atout.server.settings import Settings

NAME = "atout-%Y-%m-%dT%H%M%SZ.jsonl.gz"
NAMED_SO = "atout-????-??-??T??????Z.jsonl.gz"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("path", type=Path, metavar="FILE", help="a new file; or a folder, where it is named after the time")
    parser.add_argument("--database", metavar="DATABASE", help=f"{Settings.HELP['database']} (ATOUT_DATABASE)")
    parser.add_argument("--force", action="store_true", help="replace a file that is there")
    parser.add_argument("--keep", type=int, metavar="N", help="in a folder: delete all but the latest N back-ups")
    parser.set_defaults(run=run, workers=1)  # however many processes serve, this is one


def run(arguments: Namespace) -> int:
    from atout.server.storage.archive import ArchiveError
    from atout.server.storage.backup import back_up
    from atout.server.storage.database import DatabaseError

    settings = settings_of(arguments)
    path = _new_file(arguments)
    try:
        with progress.bar("writing, rows") as show:
            rows = asyncio.run(back_up(settings.database_url, path, show))
    except (ArchiveError, DatabaseError) as error:
        raise Trouble(str(error)) from None
    deleted = _delete_older(path.parent, arguments.keep) if arguments.keep else []
    if arguments.json:
        print(json.dumps({"file": str(path), "rows": rows, "deleted": [str(old) for old in deleted]}))
    else:
        print(f"{rows['tables']} tables and {rows['matches']} matches written to {path}")
    return 0


def _new_file(arguments: Namespace) -> Path:
    path: Path = arguments.path
    if arguments.keep is not None and (arguments.keep < 1 or not path.is_dir()):
        raise UsageError("--keep needs a folder, and a number of at least 1")
    if path.is_dir():
        path /= time.strftime(NAME, time.gmtime())
    if path.exists() and not arguments.force:
        raise Trouble(f"{path} is there already; --force replaces it")
    if not path.parent.is_dir():
        raise Trouble(f"there is no folder {path.parent}")
    return path


def _delete_older(folder: Path, keep: int) -> list[Path]:
    """Their names sort by time."""
    older = sorted(folder.glob(NAMED_SO))[:-keep]
    for path in older:
        path.unlink()
    return older
