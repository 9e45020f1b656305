"""What programs need besides `api.py`: tokens of their own, and the stream of a table (docs/bots.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Parameter

from atout.match.refusal import Refusal
from atout.server.http.api import AnyRequest, Code, Since, hub_of, need_caller
from atout.server.http.openapi import PROGRAM, SOMEBODY, refusals
from atout.server.http.origins import may_speak
from atout.server.limits import address_of
from atout.server.live.connection import Views
from atout.server.live.messages import AnyLine
from atout.server.live.stream import NDJSON, Stream, open_stream
from atout.server.people.callers import Scope
from atout.server.people.codes import read_code
from atout.server.people.identity import bearer_of
from atout.server.people.names import LONGEST_NAME


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, examples=["my bot"])]
    """For its owner, to tell tokens apart."""
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3, examples=[["play"]])]
    """`watch`: read tables; `play`: everything a player does; `host`: make tables, and everything a host does."""


class MadeToken(msgspec.Struct, frozen=True):
    id: str
    token: str
    """The secret. It is told only now: the server keeps its hash."""


class TokenInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    scopes: list[str]
    created_at: float
    """Seconds since 1970."""
    used_at: float | None
    """To the minute."""


async def owner_of(request: AnyRequest) -> str:
    """Bots make no bots."""
    caller = await need_caller(request)
    if caller.is_bot:
        raise Refusal("people-only")
    return caller.known


@post("/tokens", security=SOMEBODY, responses=refusals(400, 401, 403, 409, 413, 422))
async def make_token(request: AnyRequest, data: NewToken) -> MadeToken:
    """A token for a bot. The bot is a player of its own, and may do what the scopes say."""
    owner, scopes = await owner_of(request), sorted(set(data.scopes))
    hub_of(request).limits.need_table(address_of(request.scope), owner)
    return MadeToken(*await hub_of(request).tokens.make(owner, data.name, scopes))


@get("/tokens", security=SOMEBODY, responses=refusals(401, 403))
async def list_tokens(request: AnyRequest) -> list[TokenInfo]:
    """The tokens that one has made, without the secrets."""
    rows = await hub_of(request).store.tokens_of(await owner_of(request))
    return [TokenInfo(row.id, row.name, row.scopes.split(), row.created_at, row.used_at) for row in rows]


TokenId = Annotated[str, Parameter(description="The id of a token, not its secret.", min_length=1, max_length=40)]


@delete("/tokens/{identifier:str}", security=SOMEBODY, responses=refusals(400, 401, 403, 404))
async def revoke_token(request: AnyRequest, identifier: TokenId) -> None:
    """From now on the token opens nothing, and streams that it has opened end."""
    owner = await owner_of(request)
    if identifier != read_code(identifier):
        raise Refusal("no-such-token")
    await hub_of(request).tokens.revoke(owner, identifier)


LINES = ResponseSpec(
    AnyLine,
    generate_examples=False,
    media_type=NDJSON,
    description="One such object a line, and a blank line every ten seconds. The first line is a `state`.",
    examples=[Example(summary="the last line when the server stops", value={"type": "bye", "within": 5.0})],
)


@get("/tables/{code:str}/stream", security=PROGRAM, media_type=NDJSON, responses=refusals(400, 401, 403, 404) | {200: LINES})
async def stream(request: AnyRequest, code: Code, since: Since = None, views: Views = "full") -> Stream:
    """What happens at a table, as it happens: first the full view, then a line for whatever is new. One stream a token, which
    ends the one before: so a cookie, which comes along with any link of any page, opens none."""
    if bearer_of(request) is None:
        raise Refusal("no-token")
    if not may_speak(request.scope, hub_of(request).settings.base_url):
        raise Refusal("wrong-origin")
    return await open_stream(hub_of(request), code, await need_caller(request), since, views, address_of(request.scope))


BODIES: list[Any] = [NewToken, MadeToken, TokenInfo, AnyLine]
BOT_ROUTES: list[Any] = [Router("/api", route_handlers=[make_token, list_tokens, revoke_token, stream])]
