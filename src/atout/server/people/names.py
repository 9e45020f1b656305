"""What people are called at a table."""

from __future__ import annotations

import unicodedata

from atout.match.refusal import Refusal
from atout.server.people.plain_text import length, tidy

LONGEST_NAME = 24
MOST_CHARACTERS = 64
"""With the marks on its letters: more than any language needs, and as much as the database has room for (schema.py)."""


def tidy_name(name: str) -> str:
    """A name fit to be shown at a table: short, with something to call somebody by; or a refusal."""
    name = tidy(name)
    if length(name) > LONGEST_NAME or len(name) > MOST_CHARACTERS or not any(_says_something(letter) for letter in name):
        raise Refusal("bad-name", longest=LONGEST_NAME)
    return name


def _says_something(letter: str) -> bool:
    """A letter, a number or a picture; no name is made of punctuation alone."""
    category = unicodedata.category(letter)
    return category[0] in "LN" or category == "So"
