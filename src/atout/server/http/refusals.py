"""A refusal on its way to a client: its name, its arguments and its rule. Sentences are the client's."""

from __future__ import annotations

from typing import Any

from atout.match.refusal import Refusal

STATUS = {
    "no-such-table": 404,
    "no-such-match": 404,
    "no-such-token": 404,
    "too-many-tokens": 409,
    "no-token": 401,
    "bad-token": 401,
    "people-only": 403,
    "scope-missing": 403,
    "not-seated": 403,
    "host-only": 403,
    "wrong-origin": 403,
    "no-spectators": 403,
    "sent-away": 403,
    "still-in-play": 403,
    "broken-table": 500,
    "not-saved": 503,
    "restarting": 503,
    "stale": 409,
    "too-fast": 429,
    "too-many": 429,
    "crowded": 429,
}
"""HTTP statuses; every other refusal is a 422."""


def refused(refusal: Refusal) -> dict[str, Any]:
    return {"message": refusal.message, "arguments": refusal.arguments, "rule": refusal.rule}


def retry_after(refusal: Refusal) -> list[tuple[bytes, bytes]]:
    """The header that says when it is worth trying again."""
    seconds = refusal.arguments.get("seconds")
    return [(b"retry-after", str(seconds).encode())] if refusal.message == "too-many" else []


def message(refusal: Refusal, sender_id: str | None = None) -> dict[str, Any]:
    """The same over a WebSocket: the answer to what was sent with that id, or to everything."""
    return {"type": "refused", "id": sender_id, **refused(refusal)}


def status(refusal: Refusal) -> int:
    return STATUS.get(refusal.message, 422)
