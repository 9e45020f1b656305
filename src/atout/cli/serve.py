"""`atout serve`, and `atout` alone: the server."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from atout.cli import Trouble, UsageError
from atout.server.settings import Settings

if TYPE_CHECKING:
    import socket


def configure(parser: ArgumentParser) -> None:
    for field in fields(Settings):
        flag = "--" + field.name.replace("_", "-")
        variable = Settings.variable(field.name)
        default = f"; default {field.default}" if field.default not in ("", 0) else ""
        parser.add_argument(flag, metavar=field.name.upper(), help=f"{Settings.HELP[field.name]} ({variable}{default})")
    parser.add_argument("--open", action="store_true", help="open the browser; of a server that runs already, if there is one")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    settings = settings_of(arguments)
    from atout.server.starting.already_running import AlreadyServed
    from atout.server.starting.listening import CannotListen
    from atout.server.starting.run import CannotStart, listening, serve
    from atout.server.storage.database import DatabaseError

    def ready(address: str) -> None:
        print(json.dumps({"address": address}) if arguments.json else f"Atout is at {address} (Ctrl-C stops it)", flush=True)
        if arguments.open:
            open_browser(address)

    if arguments.open:
        if there := _already_there(settings):
            print(json.dumps({"address": there}) if arguments.json else f"Atout is at {there}, since earlier", flush=True)
            open_browser(there)
            return 0
        if arguments.log_level is None and "ATOUT_LOG_LEVEL" not in os.environ:
            settings = replace(settings, log_level="warning")  # somebody who plays reads no log
    try:
        serve(settings, ready=ready, listener_of=_somewhere if arguments.open else listening)
    except (AlreadyServed, CannotListen, CannotStart, DatabaseError) as error:
        raise Trouble(str(error)) from None
    return 0


def settings_of(arguments: Namespace) -> Settings:
    given = {field.name: getattr(arguments, field.name, None) for field in fields(Settings)}
    from atout.server.storage.database import DatabaseError

    try:
        return Settings.from_environment(given)
    except (ValueError, DatabaseError) as error:
        raise UsageError(str(error)) from None


def open_browser(address: str) -> subprocess.Popen[bytes]:
    """In a window of its own, if there is any. Whatever is started has no terminal: a text browser would take over this one."""
    return subprocess.Popen(
        [sys.executable, "-m", "webbrowser", address],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name != "TERM"},
        start_new_session=True,
    )


def _already_there(settings: Settings) -> str | None:
    """The address of one's own server, if it runs and answers."""
    from atout.server.starting.already_running import address_of_own
    from atout.server.starting.answering import answers

    address = address_of_own(settings)
    return address if address and answers(address, within=5) else None


def _somewhere(settings: Settings) -> socket.socket:
    """Where it should be; or, if another program is there, at a free port: whoever plays alone does not mind."""
    from atout.server.starting.listening import Taken, listen

    try:
        return listen(settings.host, settings.port)
    except Taken:
        print(f"Port {settings.port} is taken by another program: Atout chooses a free one.", file=sys.stderr)
        return listen(settings.host, 0)
