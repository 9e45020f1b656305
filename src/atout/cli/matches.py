"""`atout matches`: the finished matches of a server, as records."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import time
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from atout.cli import Trouble, progress
from atout.cli.serve import settings_of
from atout.server.settings import Settings

NAME = re.compile(r"\w+-(\w{13})\.atout\.json")


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--database", metavar="DATABASE", help=f"{Settings.HELP['database']} (ATOUT_DATABASE)")
    after = ArgumentParser(add_help=False, argument_default=SUPPRESS)  # the same behind the action, where most people write them
    after.add_argument("--database", metavar="DATABASE", help=f"{Settings.HELP['database']} (ATOUT_DATABASE)")
    after.add_argument("--json", action="store_true", help="print JSON, for programs")
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", parents=[after], help="every match: its link, when it was finished, who played")
    export = actions.add_parser("export", parents=[after], help="write every match as a record")
    export.add_argument("folder", type=Path)
    take = actions.add_parser(
        "import", parents=[after], help="take in records of finished matches, each of them checked: moves, result, shuffles"
    )
    take.add_argument("paths", type=Path, nargs="+", metavar="PATH", help="records, or folders of records")
    delete = actions.add_parser("delete", parents=[after], help="delete matches for everybody")
    delete.add_argument("shares", nargs="+", metavar="LINK", help="the last part of a match's link")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from atout.server.storage.database import DatabaseError

    settings = settings_of(arguments)
    try:
        if arguments.action == "import":
            from atout.server.starting.run import prepare

            prepare(settings)
        return asyncio.run(_run(arguments, settings.database_url))
    except DatabaseError as error:
        raise Trouble(str(error)) from None


async def _run(arguments: Namespace, url: str) -> int:
    from atout.server.storage.database import existing_database
    from atout.server.storage.store import Store

    action = {"list": _list, "export": _export, "import": _import, "delete": _delete}[arguments.action]
    async with existing_database(url, writing=arguments.action in ("import", "delete")) as engine:
        return await action(Store(engine), arguments)


async def _all(store: Any) -> AsyncIterator[Any]:
    after = (0.0, "")
    while page := await store.all_matches(after):
        for row in page:
            yield row
        after = (page[-1].finished_at, page[-1].share)


async def _list(store: Any, arguments: Namespace) -> int:
    rows = []
    async for row in _all(store):
        record = json.loads(row.record)
        rows.append({"share": row.share, "game": row.game, "finished_at": row.finished_at, "players": record["players"]})
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        for row in rows:
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["finished_at"]))
            print(f"{row['share']}  {at}  {row['game']:8} {', '.join(row['players'])}")
    return 0


async def _export(store: Any, arguments: Namespace) -> int:
    """One file a match, named after its link, dated when it was finished; for nobody else to read, like the database."""
    from atout.game import GAMES
    from atout.server.people.codes import CODE
    from atout.server.storage.private import FOLDER, write_private

    try:
        arguments.folder.mkdir(FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"cannot write to {arguments.folder}: {error.strerror}") from None
    written = left_out = 0
    async for row in _all(store):
        if row.game not in GAMES or CODE.fullmatch(row.share) is None:  # it could lead out of the folder
            print(f"left out, because no server has written it: {row.game!r} {row.share!r}", file=sys.stderr)
            left_out += 1
            continue
        path = arguments.folder / f"{row.game}-{row.share}.atout.json"
        write_private(path, row.record)
        os.utime(path, (row.finished_at, row.finished_at))
        written += 1
    _tell(arguments, {"exported": written}, f"{written} matches written to {arguments.folder}")
    return 1 if left_out else 0


async def _import(store: Any, arguments: Namespace) -> int:
    from atout.match.record import LARGEST, replay
    from atout.match.refusal import Refusal
    from atout.match.verify import verify
    from atout.server.people.codes import new_code

    imported = known = 0
    refused: list[dict[str, str]] = []
    for path in progress.along("records", list(_records(arguments.paths))):
        try:
            if path.stat().st_size > LARGEST:
                raise Refusal("too-large")
            document = path.read_bytes()
            match = replay(document)
            if match.fairness is not None:
                verify(document)
            if not match.finished:
                raise Refusal("not-finished")
        except (OSError, Refusal) as error:
            refused.append({"file": str(path), "reason": str(error)})
            continue
        named = NAME.fullmatch(path.name)
        share = named[1] if named else new_code()
        if await store.match(share) is not None:
            known += 1
            continue
        await store.save(*store.match_rows(share, None, match.record(), path.stat().st_mtime, None, {}))
        imported += 1
    for entry in refused:
        print(f"{entry['file']}: {entry['reason']}", file=sys.stderr)
    text = f"{imported} matches taken in, {known} were there already, {len(refused)} refused"
    _tell(arguments, {"imported": imported, "known": known, "refused": refused}, text)
    return 1 if refused else 0


def _records(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        yield from sorted(path.glob("*.atout.json")) if path.is_dir() else [path]


async def _delete(store: Any, arguments: Namespace) -> int:
    missing = [share for share in arguments.shares if not await store.delete_match(share)]
    for share in missing:
        print(f"there is no match {share}", file=sys.stderr)
    deleted = len(arguments.shares) - len(missing)
    _tell(arguments, {"deleted": deleted, "missing": missing}, f"{deleted} matches deleted")
    return 1 if missing else 0


def _tell(arguments: Namespace, data: dict[str, Any], text: str) -> int:
    print(json.dumps(data) if arguments.json else text)
    return 0
