"""Cards of eight colours and numbers as text: `R10`, `t-1`, `12` for the games that have such cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from atout.match.refusal import Refusal, shown
from atout.rules.cards import LETTERS

CARD = re.compile(rf"([{LETTERS}])(-1|0|[1-9][0-9]?)", re.IGNORECASE)


def colour_and_value(text: str) -> tuple[int, int] | None:
    match = CARD.fullmatch(text)
    return (LETTERS.index(match[1].upper()), int(match[2])) if match else None


def is_number(word: str) -> bool:
    """Whether a word is a number of a slot, a cell or a seat, sensible or not."""
    return word.isascii() and word.isdecimal() and len(word) < 10


def no_such_card(text: str, rule: str) -> Refusal:
    return Refusal("no-such-card", rule, text=shown(text))


def check_unique(cards: Iterable[int], name: Callable[[int], str], rule: str) -> None:
    """Every card exists once; a deal that has one twice is refused."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise Refusal("card-twice", rule, card=name(card))
        seen.add(card)
