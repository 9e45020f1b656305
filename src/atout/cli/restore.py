"""`atout restore`: fills a database from a back-up."""

from __future__ import annotations

import asyncio
import json
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path

from atout.cli import Trouble, progress
from atout.cli.serve import settings_of
from atout.server.settings import Settings


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("path", type=Path, metavar="FILE", help="a back-up that `atout backup` has made")
    parser.add_argument("--database", metavar="DATABASE", help=f"{Settings.HELP['database']} (ATOUT_DATABASE)")
    parser.add_argument("--replace", action="store_true", help="delete what is in the database first")
    parser.add_argument("--check", action="store_true", help="only read the back-up, and tell whether it is whole")
    parser.set_defaults(run=run, workers=1)


def run(arguments: Namespace) -> int:
    from atout.server.storage.archive import ArchiveError
    from atout.server.storage.backup import check, restore
    from atout.server.storage.database import DatabaseError

    settings = settings_of(arguments)
    path: Path = arguments.path
    if not path.is_file():
        raise Trouble(f"there is no file {path}")
    try:
        with progress.bar("reading, bytes") as show:
            header, rows = check(path, show)
        if not arguments.check:
            with progress.bar("restoring, rows") as show:
                total = sum(rows.values())
                asyncio.run(restore(settings.database_url, path, header, replace=arguments.replace, total=total, show=show))
    except (ArchiveError, DatabaseError) as error:
        raise Trouble(str(error)) from None
    if arguments.json:
        print(json.dumps({"file": str(path), "revision": header.revision, "made_at": header.made_at, "rows": rows}))
    else:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(header.made_at))
        done = "are in this back-up" if arguments.check else "restored"
        print(f"{rows['tables']} tables and {rows['matches']} matches {done}, as they were on {made}")
    return 0
