"""The machine-readable description of the HTTP interface, `/schema/openapi.json`: exact, so that programs can rely on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Example, SecurityRequirement, SecurityScheme

from atout import __version__
from atout.game import GAMES
from atout.match.events import DealOver, Happened
from atout.match.view import View
from atout.server.tables.told import TOLD, Told

PROGRAM: list[SecurityRequirement] = [{"bearer": []}]
SOMEBODY: list[SecurityRequirement] = [{"bearer": []}, {"cookie": []}]
ANYBODY: list[SecurityRequirement] = [{}, *SOMEBODY]
"""Who may ask: somebody with a token, in a header or a cookie; or also somebody without."""
REFERENCE = "#/components/schemas/{name}"
ALWAYS = (429, 500, 503)
"""With these any request can be answered."""


class Refused(msgspec.Struct, frozen=True):
    """Why something was not done: a name, what fills the sentence that a client has for it, and the rule of the game."""

    message: str
    arguments: dict[str, Any]
    rule: str | None = None


REFUSALS: dict[int, tuple[str, Refused]] = {
    400: (
        "The request cannot be read.",
        Refused("bad-request", {"field": "seats[1].bot", "reason": "Expected `str`, got `int`"}),
    ),
    401: ("Say who you are first; or the token is not good (any more).", Refused("no-token", {})),
    403: ("You may not do that; or your token has not the scope for it.", Refused("scope-missing", {"scope": "host"})),
    404: ("There is no such thing.", Refused("no-such-table", {})),
    409: (
        "The decision that you had before you is not the one that stands now; or you have too many of that.",
        Refused("stale", {"version": 57}),
    ),
    413: ("The request is too long.", Refused("too-large", {})),
    422: ("That is not possible, and why.", Refused("must-follow", {"seat": 3, "colour": "pink"}, "X10")),
    429: ("Too much at once: come back after as many seconds as `Retry-After` says.", Refused("too-many", {"seconds": 12})),
    500: ("Something broke on the server.", Refused("failed", {})),
    503: ("The database does not answer, or the server stops: send it again.", Refused("not-saved", {})),
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of an operation besides the good one."""
    return {status: _refusal(*REFUSALS[status]) for status in (*statuses, *ALWAYS)}


def _refusal(description: str, example: Refused) -> ResponseSpec:
    shown = Example(summary=example.message, value=msgspec.to_builtins(example))
    return ResponseSpec(Refused, generate_examples=False, description=description, examples=[shown])


class ExactSchemas(JsonRenderPlugin):
    """Bodies are described by what reads them: `msgspec` knows that unknown fields are refused, and every bound."""

    def __init__(self, types: Sequence[Any]) -> None:
        super().__init__(path="/openapi.json")
        kinds = [
            Told,
            View,
            Happened,
            *TOLD,
            DealOver,
            *(kind for game in GAMES.values() for kind in (*game.views, *game.events)),
        ]
        _, self._schemas = msgspec.json.schema_components([*types, *kinds], ref_template=REFERENCE)
        self._stands_for(Told, names(TOLD))
        self._stands_for(View, [self._of_game(game.name, "View", game.views) for game in GAMES.values()])
        self._stands_for(Happened, ["DealOver", *(self._of_game(game.name, "Event", game.events) for game in GAMES.values())])

    def _stands_for(self, general: type, of_it: Sequence[str]) -> None:
        """Of what there are several kinds, one type in Python stands for all of them; the games add theirs."""
        told = {key: self._schemas[general.__name__][key] for key in ("title", "description")}
        self._schemas[general.__name__] = told | one_of(of_it)

    def _of_game(self, game: str, what: str, kinds: Sequence[type]) -> str:
        """All of a game, by one name."""
        name = f"{game.capitalize()}{what}"
        if [name] != names(kinds):
            self._schemas[name] = {"title": name, **one_of(names(kinds))}
        return name

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, self.exact(openapi_schema))

    def exact(self, openapi_schema: dict[str, Any]) -> dict[str, Any]:
        """The document that is shown."""
        components = openapi_schema["components"]
        return {**openapi_schema, "components": {**components, "schemas": {**components["schemas"], **self._schemas}}}


def names(types: Sequence[type]) -> list[str]:
    return [kind.__name__ for kind in types]


def one_of(schemas: Sequence[str]) -> dict[str, Any]:
    return {"anyOf": [{"$ref": REFERENCE.format(name=name)} for name in schemas]}


def configuration(*types: Any) -> OpenAPIConfig:
    """`types`: what requests and answers are made of."""
    return OpenAPIConfig(
        title="Atout",
        version=__version__,
        description="Tables of card games. How to write a bot is told in docs/bots.md, what all the words mean and "
        "the WebSocket of a table in docs/protocol.md.",
        path="/schema",
        render_plugins=[ExactSchemas([Refused, *types])],
        components=Components(
            security_schemes={
                "bearer": SecurityScheme(type="http", scheme="bearer", description="A person's token, or a bot's (`bot_…`)."),
                "cookie": SecurityScheme(type="apiKey", name="atout", security_scheme_in="cookie", description="Browsers."),
            }
        ),
    )
