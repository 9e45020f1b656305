"""How a request says who sends it: a cookie, or a bearer token. Never the address: addresses are logged and shared."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from atout.server.people import hashed, is_token

COOKIE = "atout"


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = connection.cookies.get(COOKIE, "")
    return token if is_token(token) else None


def person_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The hash of the sender's token."""
    token = token_of(connection)
    return None if token is None else hashed(token)
