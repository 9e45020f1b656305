"""Who somebody is: nobody has an account. A person is a secret token; the server keeps only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

from atout.match.refusal import Refusal
from atout.server.plain_text import length, tidy

TOKEN = re.compile(r"(bot_)?[A-Za-z0-9_-]{32}")
"""A person's, or a bot's: of those only the ones that somebody has asked for are good (tokens.py)."""
CODE = re.compile(r"[0-9a-z]{1,16}")
"""What a code of a table or of a match can look like: nothing else is ever looked for."""
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters of a table's code: none that looks like another."""
CODE_LENGTH = 13
LONGEST_NAME = 24


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


def new_code() -> str:
    """The name of a table in its link: 64 bits, easy to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as someone types it: capitals, dashes and spaces do not matter. Empty if it is none."""
    code = re.sub(r"[\s-]", "", text).lower()
    return code if CODE.fullmatch(code) else ""


def tidy_name(name: str) -> str:
    """A name fit to be shown at a table: short, with something to call somebody by; or a refusal."""
    name = tidy(name)
    if length(name) > LONGEST_NAME or not any(_says_something(letter) for letter in name):
        raise Refusal("bad-name", longest=LONGEST_NAME)
    return name


def _says_something(letter: str) -> bool:
    """A letter, a number or a picture; no name is made of punctuation alone."""
    category = unicodedata.category(letter)
    return category[0] in "LN" or category == "So"
