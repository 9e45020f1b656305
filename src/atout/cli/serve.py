"""`atout serve`, and `atout` alone: the server."""

from __future__ import annotations

import json
import sys
import urllib.error
import urllib.request
from argparse import ArgumentParser, Namespace
from dataclasses import fields, replace

from atout.cli import UsageError
from atout.server.settings import Settings


def configure(parser: ArgumentParser) -> None:
    for field in fields(Settings):
        flag = "--" + field.name.replace("_", "-")
        variable = Settings.variable(field.name)
        default = f"; default {field.default}" if field.default not in ("", 0) else ""
        parser.add_argument(flag, metavar=field.name.upper(), help=f"{Settings.HELP[field.name]} ({variable}{default})")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    settings = settings_of(arguments)
    if arguments.open and (there := _already_there(settings)):
        _open(there)
        return 0
    from atout.server.run import serve
    from atout.server.storage.database import DatabaseError

    def ready(address: str) -> None:
        print(json.dumps({"address": address}) if arguments.json else f"Atout is at {address} (Ctrl-C stops it)", flush=True)
        if arguments.open:
            _open(address)

    if arguments.open and _taken(settings):
        settings = replace(settings, port=0)
    try:
        serve(settings, ready=ready)
    except DatabaseError as error:
        print(f"atout serve: {error}", file=sys.stderr)
        return 1
    return 0


def settings_of(arguments: Namespace) -> Settings:
    given = {field.name: getattr(arguments, field.name, None) for field in fields(Settings)}
    from atout.server.storage.database import DatabaseError

    try:
        return Settings.from_environment(given)
    except (ValueError, DatabaseError) as error:
        raise UsageError(str(error)) from None


def _open(address: str) -> None:
    import webbrowser

    webbrowser.open(address)


def _already_there(settings: Settings) -> str | None:
    """The address of a server that was started earlier on this machine."""
    address = f"http://{settings.host}:{settings.port}"
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=1) as answer:
            return address if "version" in json.load(answer) else None
    except (OSError, ValueError):
        return None


def _taken(settings: Settings) -> bool:
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError:
            return True
        return False
