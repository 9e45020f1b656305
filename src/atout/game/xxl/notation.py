"""XXL's moves as text: `play R7/Y6 on 1 by Y`, `play O10/B9 as O`, `street R: R4/O1 R5/G4 R6/G0` …

A move is read into its parts and written anew; it is legal if that is one of the texts of the legal actions. Each variant has its
verbs; those that several use stand here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from atout.match.cards import no_such_card
from atout.match.refusal import Refusal, shown
from atout.rules.xxl.cards import LETTERS, card_number
from atout.rules.xxl.deck import name, sides, written


class Verb:
    """A word that moves begin with, and the forms in which they are written: `swap {card} for {card}`."""

    def __init__(self, rule: str, *forms: str, secret: bool = False, shows: bool = False) -> None:
        self.word = forms[0].split(" ")[0]
        self.rule = rule
        """The rule behind it."""
        self.secret = secret
        """Nobody else sees the card."""
        self.shows = shows
        """Lays down cards of one's own, for all to see."""
        self._patterns = [_pattern(form) for form in forms]
        self._forms = {_parts(form): _numbered(form) for form in forms}

    def read(self, state: Any, words: str) -> Move | None:
        """A move with its spaces in order; None if it has none of the forms."""
        found = next((match for pattern in self._patterns if (match := pattern.fullmatch(words))), None)
        if not found:
            return None
        named = found.groupdict()
        cards = tuple(read_card(state, text) for part, text in named.items() if part.startswith("card"))
        column, colour = named.get("column"), named.get("colour")
        return Move(self, cards, int(column) if column else None, LETTERS.index(colour.upper()) if colour else None)

    def write(self, state: Any, move: Move) -> str:
        form = self._forms[len(move.cards), move.column is not None, move.colour is not None]
        colour = "" if move.colour is None else LETTERS[move.colour]
        return form.format(*(name(state, card) for card in move.cards), column=move.column, colour=colour)


def _parts(form: str) -> tuple[int, bool, bool]:
    """How many cards it names, whether it names a column, and a colour."""
    return form.count("{card}"), "{column}" in form, "{colour}" in form


def _numbered(form: str) -> str:
    return form.replace("{card}", "{}")


def _pattern(form: str) -> re.Pattern[str]:
    for number in range(form.count("{card}")):
        form = form.replace("{card}", rf"(?P<card{number}>\S+/\S+)", 1)
    form = form.replace("{column}", r"(?P<column>\d{1,9})").replace("{colour}", rf"(?P<colour>[{LETTERS}])")
    return re.compile(form.replace(": ", " ?: ?"), re.IGNORECASE)


@dataclass(frozen=True)
class Move:
    """The parts of a move: cards and colours by their numbers, the column as it is written."""

    verb: Verb
    cards: tuple[int, ...] = ()
    column: int | None = None
    colour: int | None = None

    def written(self, state: Any) -> str:
        return self.verb.write(state, self)


PLAY = Verb("K9", "play {card}", "play {card} as {colour}", "play {card} on {column} by {colour}", shows=True)
DRAW = Verb("K10", "draw")
PASS = Verb("K10", "pass")


def read(verbs: Mapping[str, Verb], state: Any, text: str) -> Move:
    words = " ".join(text.split())
    verb = verbs.get(words.split(" ")[0].lower())
    move = verb.read(state, words) if verb else None
    if move is None:
        raise Refusal("unreadable", verb.rule if verb else None, text=shown(text))
    return move


def read_card(state: Any, text: str) -> int:
    """The number of a card of the deck in use."""
    found = sides(text)
    if found:
        number = card_number(found[1], found[3])
        if name(state, number) == written(found):
            return number
    raise no_such_card(text, "K2")


def read_cards(state: Any, text: str) -> list[int]:
    return [read_card(state, word) for word in text.split()]


def write_cards(state: Any, cards: Iterable[int]) -> str:
    return " ".join(name(state, card) for card in cards)
