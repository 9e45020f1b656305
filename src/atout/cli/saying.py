"""Cards, happenings and refusals in words, for people at a terminal, in the language that they chose.

The browser says the same from the same catalogue (web/src/words/say.ts). A card within a sentence is drawn as a card:
`t` fills in its name between two marks, and `drawn` puts the drawing there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rich.text import Text

from atout.cli.cards import card as draw_card
from atout.cli.cards import colour as draw_colour
from atout.cli.cards import two_sided
from atout.match.refusal import SEATS, Refusal, shown
from atout.rules.cards import LETTERS, NAMES
from atout.words import joined, knows, t

if TYPE_CHECKING:
    from atout.match.match import Match

NAME_OF = dict(zip(LETTERS, NAMES, strict=True))
LETTER_OF = dict(zip(NAMES, LETTERS, strict=True))

_MARKED = re.compile("\ue000(.*?)\ue001")


def card(name: str) -> str:
    """A card as part of a sentence; `drawn` shows it."""
    return f"\ue000{name}\ue001"


def colour(letter: str) -> str:
    """
    >>> colour("P")
    'pink'
    """
    return t(f"colour-{NAME_OF[letter]}")


def drawn(sentence: str, style: str = "") -> Text:
    """A sentence with its cards.

    >>> drawn(f"Bo plays {card('R7')}.").plain
    'Bo plays R●7.'
    """
    text = Text(style=style)
    for number, part in enumerate(_MARKED.split(sentence)):
        if number % 2 == 0:
            text.append(part)
        elif len(part) == 1:
            text.append(draw_colour(part))
        else:
            drawing = two_sided(part, bold=True) if "/" in part else draw_card(part, bold=True)
            drawing.rstrip()
            text.append(drawing)
    return text


def name_of(match: Match, seat: int) -> str:
    names = dict(zip(match.seats, match.players, strict=True))
    return shown(names[seat]) if seat in names else t("automaton", seat=seat)


def happening(match: Match, event: dict[str, Any], own: int | None) -> Text | None:
    """What everybody saw happen, as a sentence; None where there is nothing to say."""
    kind, seat = event["event"], event.get("seat")
    name = next(filter(knows, (f"happened-{match.game}-{kind}", f"happened-{kind}")), None)
    if name is None:
        return None
    about = event.get("leader") if seat is None else seat
    values: dict[str, str | int] = {"you": "yes" if about is not None and about == own else "no"}
    if seat is not None:
        values["name"] = name_of(match, seat)
    for key, value in event.items():
        values |= _filled_in(match, key, value)
    return drawn(t(name, **values), "bold" if kind == "deal-over" else "")


def _filled_in(match: Match, key: str, value: Any) -> dict[str, str | int]:
    """What a sentence may ask of an event: cards as they are drawn, colours, names and lists in words, numbers as they are."""
    match value:
        case int() if key in SEATS:
            return {key: name_of(match, value)}
        case int():
            return {key: value}
        case str() if match.card_name.fullmatch(value):
            return {key: card(value), **({"value": value[1:]} if key == "card" else {})}
        case str():
            return {key: colour(value) if value in NAME_OF else word(key, value)}
        case [int(), *_] if key == "scores":
            return {key: joined([f"{shown(name)} {score}" for name, score in zip(match.players, value, strict=True)])}
        case [int(), *_]:
            return {key: joined([str(number) for number in value])}
        case [str(), *_]:
            named = [card(name) for name in value]
            return {key: joined(named), "card": named[0], "other": named[-1]}
    return {}


def word(key: str, value: str) -> str:
    """What something that a game has is called: the line `row 1` is `called-line-row`, with 1 for `which`. What is not called
    anything stands as it is, for sentences that choose by it."""
    kind, _, which = value.partition(" ")
    name = f"called-{key.removesuffix('s')}-{kind}"
    return t(name, which=which) if knows(name) else value


def refusal(match: Match, refused: Refusal, own: int | None) -> Text:
    """Why something is not possible, with the rule that says so."""
    name = f"refused-{refused.message}"
    if not knows(name):
        return Text(str(refused))
    values: dict[str, str | int] = {"you": "yes" if own is not None and refused.arguments.get("seat") == own else "no"}
    values |= {key: _argument(match, key, value) for key, value in refused.arguments.items()}
    return drawn(t(name, **values) + (f" ({refused.rule})" if refused.rule else ""))


def _argument(match: Match, key: str, value: Any) -> str | int:
    if isinstance(value, list):
        return joined([str(_argument(match, key, one)) for one in value], "or")
    if key in SEATS:
        return name_of(match, value)
    if key in ("colour", "colours"):
        return colour(LETTER_OF.get(value, value))
    if key in ("card", "before"):
        return card(value)
    return value if isinstance(value, int) else shown(word(key, str(value)))
