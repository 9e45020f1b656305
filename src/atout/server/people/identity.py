"""How a request says who sends it: a cookie, or a bearer token. Never the address: addresses are logged and shared."""

from __future__ import annotations

import re
from typing import Any

from litestar.connection import ASGIConnection

from atout.server.people.tokens import hashed, is_token

COOKIE = "atout"
OURS = re.compile(rb"(?:^|;)[ \t]*%s=([^;]*)" % COOKIE.encode())


AnyConnection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: AnyConnection) -> str | None:
    """The sender's token. A broken cookie is none: browsers send it without being asked; whoever says `Bearer` means it."""
    if (token := bearer_of(connection)) is not None:
        return token
    cookie = _cookie(connection)
    return cookie if is_token(cookie) else None


def sender_of(scope: Any) -> str | None:
    """Whom a request, or a handshake, says that it is from, before anybody has looked whether that token is good: what they do is
    counted for them."""
    token = token_of(ASGIConnection(scope))
    return hashed(token) if token is not None and is_token(token) else None


def _cookie(connection: AnyConnection) -> str:
    """Our cookie as it stands there, the last one if there are several, and nobody else's. `connection.cookies` would take the
    quotation marks off all of them, which takes a second where somebody has put in enough, and would remember them, too."""
    ours = [found for name, value in connection.scope["headers"] if name == b"cookie" for found in OURS.findall(value)]
    return ours[-1].strip().decode("latin-1") if ours else ""


def bearer_of(connection: AnyConnection) -> str | None:
    """The token that a program says with its request. No other page can make a browser say one, by link, redirect or script."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None
