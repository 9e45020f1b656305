"""The types of what the server says, for the client: `web/src/server/schema.ts`, from the description of the interface.

    uv run python -m tools.types            writes it
    uv run python -m tools.types --check    says whether it is what the description says

The description (`/schema/openapi.json`) is made of the types in Python; `openapi-typescript` turns it into those of the client.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from atout.server.app import create_app
from atout.server.http.openapi import ExactSchemas
from atout.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "server" / "schema.ts"
HEAD = "/** What the server says, from its own description: made by tools/types.py, and changed nowhere else */"
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


def main(arguments: list[str]) -> int:
    made = types()
    if arguments != ["--check"]:
        TYPES.write_text(made, encoding="utf-8")
    elif made != TYPES.read_text(encoding="utf-8"):
        print("web/src/server/schema.ts is not what the server says: uv run python -m tools.types", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
