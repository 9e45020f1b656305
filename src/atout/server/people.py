"""Who somebody is: nobody has an account. A person is a secret token; the server keeps only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from atout.match.refusal import Refusal

TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
CODE = re.compile(r"[0-9a-z]{1,16}")
"""What a code of a table or of a match can look like: nothing else is ever looked for."""
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters of a table's code: none that looks like another."""
CODE_LENGTH = 13
LONGEST_NAME = 24


def new_token() -> str:
    """192 bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token. A token has so many bits that a plain hash cannot be reversed."""
    return hashlib.sha256(b"atout person " + token.encode()).hexdigest()


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def new_code() -> str:
    """The name of a table in its link: 64 bits, easy to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as someone types it: capitals, dashes and spaces do not matter. Empty if it is none."""
    code = re.sub(r"[\s-]", "", text).lower()
    return code if CODE.fullmatch(code) else ""


def tidy_name(name: str) -> str:
    """A name fit to be shown at a table: one short line of visible characters (NFKC); or a refusal."""
    name = unicodedata.normalize("NFKC", name)
    name = " ".join("".join(" " if letter.isspace() else letter for letter in name if _visible(letter)).split())
    if not name or len(name) > LONGEST_NAME:
        raise Refusal("bad-name", longest=LONGEST_NAME)
    return name


def _visible(letter: str) -> bool:
    """No control, format (direction-changing, zero-width), unassigned or private characters."""
    return letter.isspace() or not unicodedata.category(letter).startswith("C")
