"""How a request says who sends it: a cookie, or a bearer token. Never the address: addresses are logged and shared."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from atout.server.people import is_token

COOKIE = "atout"


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The sender's token. A broken cookie is none: browsers send it without being asked; whoever says `Bearer` means it."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    cookie = connection.cookies.get(COOKIE, "")
    return cookie if is_token(cookie) else None
