"""XXL's moves as text, for all six variants: `play R7/Y6 on 1 by Y`, `play O10/B9 as O`, `street R: R4/O1 R5/G4 R6/G0` …

A move is read into its parts and written anew; it is legal if that is one of the texts of the legal actions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from atout.match.cards import no_such_card
from atout.match.refusal import Refusal, shown
from atout.rules.bits import nth
from atout.rules.xxl import below, colour, descents, refuse, runs, streets
from atout.rules.xxl.cards import LETTERS, card_number, side_colour, value_in
from atout.rules.xxl.deck import name, sides, written

CARD = r"(\S+/\S+)"
PATTERNS = {
    pattern.split(" ")[0]: re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"play {CARD}(?: on (\d{{1,9}}) by ([{LETTERS}])| as ([{LETTERS}]))?",
        "draw",
        "pass",
        "done",
        rf"keep {CARD}",
        rf"give {CARD}",
        rf"swap {CARD} for {CARD}",
        rf"trump ([{LETTERS}])",
        rf"street ([{LETTERS}]) ?: ?{CARD} {CARD} {CARD}",
    )
}


RULES = {"play": "K9", "draw": "K10", "pass": "K10", "done": "K51", "keep": "K44", "give": "K53", "swap": "K53"}
RULES |= {"trump": "K76", "street": "K52"}
"""The rule behind each verb."""


@dataclass(frozen=True)
class Move:
    """The parts of a move: cards and colours by their numbers, the column as it is written."""

    verb: str
    cards: tuple[int, ...] = ()
    column: int | None = None
    colour: int | None = None


def read(rules: ModuleType, state: Any, text: str) -> Move:
    words = " ".join(text.split())
    verb = words.split(" ")[0].lower()
    match = PATTERNS[verb].fullmatch(words) if verb in PATTERNS else None
    if not match:
        rule = "K25" if rules is runs and verb == "play" else RULES.get(verb)
        raise Refusal("unreadable", rule, text=shown(text))
    if verb == "play":
        card, column, by, as_colour = match.groups()
        named = by or as_colour
        return Move(verb, (read_card(state, card),), int(column) if column else None, letter(named) if named else None)
    if verb == "street":
        colour_letter, *cards = match.groups()
        named_colour = letter(colour_letter)
        numbers = [read_card(state, card) for card in cards]
        return Move(verb, tuple(sorted(numbers, key=lambda c: value_in(state.record, c, named_colour))), None, named_colour)
    if verb == "trump":
        return Move(verb, colour=letter(match[1]))
    return Move(verb, tuple(read_card(state, card) for card in match.groups()))


def letter(text: str) -> int:
    return LETTERS.index(text.upper())


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


def write(state: Any, move: Move) -> str:
    names = [name(state, card) for card in move.cards]
    colour_name = LETTERS[move.colour] if move.colour is not None else ""
    match move.verb:
        case "play" if move.column is not None:
            return f"play {names[0]} on {move.column} by {colour_name}"
        case "play" if move.colour is not None:
            return f"play {names[0]} as {colour_name}"
        case "street":
            return f"street {colour_name}: {' '.join(names)}"
        case "swap":
            return f"swap {names[0]} for {names[1]}"
        case "trump":
            return f"trump {colour_name}"
    return " ".join([move.verb, *names])


# --- Actions of each variant ------------------------------------------------------------------------------------------


def action_move(rules: ModuleType, state: Any, seat: int, action: int) -> Move:
    """An action of the rules, before it is made, as a move."""
    if rules is runs:
        return _shedding_move(runs, action) or Move(
            "play", (action // 4,), action // 2 % 2 + 1, side_colour(state.record, action // 4, action % 2)
        )
    if rules is below:
        return _shedding_move(below, action) or Move("play", (action,))
    if rules is descents:
        return _shedding_move(descents, action) or _with_side(state, action)
    if rules is refuse:
        return _refuse_move(state, action)
    if rules is streets:
        return _streets_move(state, seat, action)
    return Move("play", (action,)) if action < colour.TRUMP else Move("trump", colour=action - colour.TRUMP)


def _shedding_move(rules: ModuleType, action: int) -> Move | None:
    return {rules.DRAW: Move("draw"), rules.PASS: Move("pass")}.get(action)


def _with_side(state: Any, action: int) -> Move:
    return Move("play", (action // 2,), None, side_colour(state.record, action // 2, action % 2))


def _refuse_move(state: Any, action: int) -> Move:
    if action < refuse.FOLLOW_WITH:
        return _with_side(state, action)
    if action < refuse.PASS:
        return Move("play", (action - refuse.FOLLOW_WITH,))
    return Move("pass") if action == refuse.PASS else Move("keep", (action - refuse.KEEP,))


def _streets_move(state: Any, seat: int, action: int) -> Move:
    if action >= streets.STREET:
        cards = tuple(int(streets.street_card(state.record, action, place)) for place in range(3))
        return Move("street", cards, None, int(streets.kind_of(state.record, action)) // streets.BEGINNINGS)
    if action < streets.GIVE_AWAY:
        place, taken = divmod(action - streets.SWAP, 55)
        return Move("swap", (int(nth(state.hand[seat], place)), taken))
    if action < streets.DRAW:
        return Move("give", (action - streets.GIVE_AWAY,))
    return Move({streets.DRAW: "draw", streets.PASS: "pass", streets.DONE: "done"}[action])
