"""Whether a server on this machine answers. It is asked directly: a proxy that the environment names knows nothing of it."""

from __future__ import annotations

from http.client import HTTPException
from urllib.request import ProxyHandler, build_opener

_directly = build_opener(ProxyHandler({}))


def answers(address: str, *, within: float) -> bool:
    """Whether all is well there, said within so many seconds."""
    try:
        _directly.open(f"{address}/health", timeout=within).close()
    except (OSError, HTTPException):
        return False
    return True
