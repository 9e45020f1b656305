"""Codes: the names of tables and matches in their links. Whoever has one finds the way there."""

from __future__ import annotations

import re
import secrets

CODE = re.compile(r"[0-9a-z]{1,16}")
"""What a code of a table or of a match can look like: nothing else is ever looked for."""
CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters of a table's code: none that looks like another."""
CODE_LENGTH = 13


def new_code() -> str:
    """The name of a table in its link: 64 bits, easy to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as someone types it: capitals, dashes and spaces do not matter. Empty if it is none."""
    code = re.sub(r"[\s-]", "", text).lower()
    return code if CODE.fullmatch(code) else ""
