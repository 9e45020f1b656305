"""Which pages may speak for the person whose cookie comes along: our own, and no other (docs/protocol.md).

A browser says with every request that changes something, and with every WebSocket, which page it comes from. Programs say
nothing and bring a token instead; nobody else's page can send that.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
"""Browsers leave them out."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
WORKERS_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Of the workers that run the rulebook (docs/decisions/0015) and search (0053): bytecode of ours, still nothing from text."""
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"same-origin"),  # codes of tables stand in addresses: they are nobody else's business
    (b"x-content-type-options", b"nosniff"),
)
"""What every answer tells the browser: no code but ours, no frames, no guessing."""
TLS_ONLY = ((b"strict-transport-security", b"max-age=31536000"),)
"""Where people come by https, they never come by anything else."""
NOT_KEPT = ((b"cache-control", b"no-store"),)
"""Files say how long they may be kept. Everything else is somebody's view, and for nobody in between."""


def may_speak(scope: Any, base_url: str) -> bool:
    """Whether a request comes from one of our pages, or from a program.

    An origin is a scheme and a place, and both count: a page that came without TLS could be anybody's on the way, and does not
    speak for people who come with it. (With it where we see none is well: a web server in front does TLS.)
    """
    origins, hosts = (_said(scope, name) for name in (b"origin", b"host"))
    if not origins:
        return True
    if len(origins) > 1 or len(hosts) > 1:
        return False  # no browser says two things at once
    scheme, _, place = origins[0].partition("://")
    if not place:
        return False
    own = urlsplit(base_url)
    if (scheme, place) == (own.scheme, own.netloc.lower().removesuffix(DEFAULT_PORTS.get(own.scheme, ""))):
        return True
    with_tls = scope["scheme"] in ("https", "wss") or own.scheme == "https"
    return [place] == hosts and scheme in (("https",) if with_tls else ("http", "https"))


def _said(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for said, value in scope["headers"] if said == name]


def with_headers(send: Callable[[Any], Awaitable[None]], base_url: str) -> Callable[[Any], Awaitable[None]]:
    """Sends what an answer says, with what every answer tells the browser."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            given = message["headers"]
            said = {name for name, _ in given}
            added = HEADERS + NOT_KEPT + (TLS_ONLY if base_url.startswith("https:") else ())
            message = {**message, "headers": [*given, *(header for header in added if header[0] not in said)]}
        await send(message)

    return sending
