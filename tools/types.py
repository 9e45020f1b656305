"""What the client knows of Python before it asks: `web/src/server/schema.ts`, the types of what the server says, from the
description of the interface; `web/src/rulebook/schema.ts`, the types of what the rulebook answers that runs in the browser, about
pads and in statistics; and `web/src/server/known.ts`, what there is to know of games and bots before a table is opened.

    uv run python -m tools.types            writes them
    uv run python -m tools.types --check    says whether they are what Python says

The description (`/schema/openapi.json`) is made of the types in Python; `openapi-typescript` turns it into those of the client.
So it does with what the functions return that the rulebook is asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from atout.bots.levels import LEVELS, USUAL
from atout.game import GAMES
from atout.game.game import Game
from atout.match import pad, statistics
from atout.server.app import create_app
from atout.server.http.openapi import REFERENCE, ExactSchemas
from atout.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "server" / "schema.ts"
ANSWERS = WEB / "src" / "rulebook" / "schema.ts"
KNOWN = WEB / "src" / "server" / "known.ts"
HEAD = "/** What the server says, from its own description: made by tools/types.py, and changed nowhere else */"
HEAD_OF_ANSWERS = (
    "/** What the rulebook answers in the browser, from its own types: made by tools/types.py, and changed nowhere else */"
)
HEAD_OF_KNOWN = (
    "/** What there is to know of games and bots before a table is opened: made by tools/types.py, and changed nowhere else. */"
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
    """The types that the client knows of what the server sends, not of addresses."""
    return HEAD + _typescript(description()["components"]["schemas"])


def answers() -> str:
    """The types of what the rulebook answers about a pad and in statistics; each game has a part in them."""
    asked = [pad.keep, statistics.figures, statistics.together]
    asked += [part for game in GAMES.values() for part in (game.pad.next_round, game.statistics.together)]
    returned = [get_type_hints(function)["return"] for function in asked]
    _, schemas = msgspec.json.schema_components(returned, ref_template=REFERENCE)
    return HEAD_OF_ANSWERS + _typescript(schemas)


def _typescript(schemas: dict[str, Any]) -> str:
    """These schemas, in TypeScript."""
    info = {"title": "Atout", "version": "1"}
    schemas = dict(sorted(schemas.items()))
    document = {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}
    with tempfile.TemporaryDirectory() as folder:
        told, made = Path(folder) / "openapi.json", Path(folder) / "schema.ts"
        told.write_text(json.dumps(document), encoding="utf-8")
        command = ["npm", "exec", "--no", "--", "openapi-typescript", str(told), "-o", str(made), *NAMES]
        subprocess.run([sys.executable, "node.py", *command], cwd=WEB, check=True, capture_output=True)
        text = made.read_text(encoding="utf-8")
    return text[text.index("*/") + 2 :]


def known_of(game: Game) -> dict[str, Any]:
    """Who sits where, where the rules of each variant begin, what a table agrees on if nobody says anything, with how many
    players that makes a difference, and what people
    agree on who have another edition."""
    match = game.match
    return {
        "name": game.name,
        "players": {"least": game.players[0], "most": game.players[-1]},
        "seats": {players: match.seats_of(players) for players in game.players},
        "inSheet": {players: game.pad.seats_in_sheet(players) for players in game.players},
        "byPlaces": match.adds_places,
        "firstRules": {kind.number: kind.first_rule for kind in game.kinds if kind.number is not None},
        "usual": dict(game.options),
        "onlyFor": {option.name: option.only_for for option in match.options_offered if option.only_for},
        "customary": {language: dict(options) for language, options in match.customary.items()},
    }


def known() -> str:
    whole = json.dumps({game.name: known_of(game) for game in GAMES.values()}, ensure_ascii=False)
    bots = f"export const LEVELS = {json.dumps(list(LEVELS))} as const\nexport const USUAL_LEVEL = {json.dumps(USUAL)}\n"
    return _pretty(
        f"{HEAD_OF_KNOWN}\nexport const known = {whole} as const\n\n/** How well bots play, the weakest first. */\n{bots}"
    )


def _pretty(text: str) -> str:
    command = [sys.executable, "node.py", "npm", "exec", "--no", "--", "prettier", "--stdin-filepath", str(KNOWN)]
    return subprocess.run(command, cwd=WEB, check=True, capture_output=True, text=True, input=text).stdout


def main(arguments: list[str]) -> int:
    made = {TYPES: types(), ANSWERS: answers(), KNOWN: known()}
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
