"""Who somebody is: nobody has an account. A person is a secret token; the server keeps only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets

TOKEN = re.compile(r"(bot_)?[A-Za-z0-9_-]{32}")
"""A person's, or a bot's: of those only the ones that somebody has asked for are good (bot_tokens.py)."""


def new_token() -> str:
    """192 bits."""
    return secrets.token_urlsafe(24)


def new_bot_token() -> str:
    """As long, and to be recognised by whoever finds one in a file."""
    return "bot_" + new_token()


def hashed(token: str) -> str:
    """What is stored of a token. A token has so many bits that a plain hash cannot be reversed."""
    return hashlib.sha256(b"atout person " + token.encode()).hexdigest()


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def is_bot_token(text: str) -> bool:
    found = TOKEN.fullmatch(text)
    return found is not None and found[1] is not None
