"""What the client knows of the server before it asks: `web/src/server/schema.ts`, the types of what is said, from the description
of the interface, and `web/src/server/known.ts`, what there is to know of each game before anybody opens it.

    uv run python -m tools.types            writes them
    uv run python -m tools.types --check    says whether they are what Python says

The description (`/schema/openapi.json`) is made of the types in Python; `openapi-typescript` turns it into those of the client.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from atout.game import GAMES
from atout.game.game import Game
from atout.server.app import create_app
from atout.server.http.openapi import ExactSchemas
from atout.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "server" / "schema.ts"
KNOWN = WEB / "src" / "server" / "known.ts"
HEAD = "/** What the server says, from its own description: made by tools/types.py, and changed nowhere else */"
HEAD_OF_KNOWN = (
    "/** What there is to know of each game before anybody opens it: made by tools/types.py, and changed nowhere else. */\n"
)
NAMES = ("--root-types", "--root-types-no-schema-prefix", "--empty-objects-unknown")


def description() -> dict[str, Any]:
    """As `/schema/openapi.json` has it."""
    app = create_app(Settings())
    assert app.openapi_config is not None
    (plugin,) = app.openapi_config.render_plugins
    assert isinstance(plugin, ExactSchemas)
    return plugin.exact(app.openapi_schema.to_schema())


def types() -> str:
    """The types that the client knows: of what is sent, not of addresses."""
    whole = description()
    schemas = dict(sorted(whole["components"]["schemas"].items()))
    document = {"openapi": whole["openapi"], "info": whole["info"], "paths": {}, "components": {"schemas": schemas}}
    with tempfile.TemporaryDirectory() as folder:
        told, made = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        told.write_text(json.dumps(document), encoding="utf-8")
        command = ["npm", "exec", "--no", "--", "openapi-typescript", str(told), "-o", str(made), *NAMES]
        subprocess.run([sys.executable, "node.py", *command], cwd=WEB, check=True, capture_output=True)
        text = made.read_text(encoding="utf-8")
    return HEAD + text[text.index("*/") + 2 :]


def known_of(game: Game) -> dict[str, Any]:
    """Who sits where, what a table agrees on if nobody says anything, and what people agree on who have another edition."""
    match = game.match
    return {
        "name": game.name,
        "players": {"least": game.players[0], "most": game.players[-1]},
        "seats": {players: match.seats_of(players) for players in game.players},
        "inSheet": {players: game.pad.seats_in_sheet(players) for players in game.players},
        "byPlaces": match.adds_places,
        "usual": dict(game.options),
        "customary": {language: dict(options) for language, options in match.customary.items()},
    }


def known() -> str:
    whole = json.dumps({game.name: known_of(game) for game in GAMES.values()}, ensure_ascii=False)
    return _pretty(f"{HEAD_OF_KNOWN}export const known = {whole} as const\n")


def _pretty(text: str) -> str:
    command = [sys.executable, "node.py", "npm", "exec", "--no", "--", "prettier", "--stdin-filepath", str(KNOWN)]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True, input=text).stdout


def main(arguments: list[str]) -> int:
    made = {TYPES: types(), KNOWN: known()}
    if arguments != ["--check"]:
        for path, text in made.items():
            path.write_text(text, encoding="utf-8")
        return 0
    stale = [path for path, text in made.items() if text != path.read_text(encoding="utf-8")]
    for path in stale:
        print(f"{path.relative_to(WEB.parent)} is not what Python says: uv run python -m tools.types", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
