"""Xylotar's moves as text: `arrange R9 O9 …`, `play 4`, `hold`, `look 5 8`, `bid 8`, `begin 3`.

Reading gives a `Move`, whose slots and receiver are counted from 0 as in the rules; whether it is legal is asked later. The
cards of a hand are placed one by one in the rules, so an `arrange` is as many actions as it has cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from atout.match.cards import colour_and_value, is_number, no_such_card
from atout.match.refusal import Refusal, shown
from atout.rules import xylotar as rules
from atout.rules.cards import NAMES, card, colour
from atout.rules.xylotar import NONE

RULES = {"arrange": "X4", "play": "X10", "hold": "X14", "look": "X14", "bid": "X14", "begin": "X24"}
"""The rule behind each verb."""


@dataclass(frozen=True)
class Move:
    verb: str
    slots: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    receiver: int | None = None


def read_card(text: str) -> int:
    suit, value = colour_and_value(text) or (0, NONE)
    if not 0 <= value <= 10 - suit:
        raise no_such_card(text, "X1")
    return card(suit, value)


def read_cards(text: str) -> list[int]:
    return [read_card(word) for word in text.split()]


def write_cards(cards: Any) -> str:
    return " ".join(rules.name(number) for number in cards)


def read(text: str) -> Move:
    """What a move says, or a refusal if it says nothing."""
    verb, *words = text.split() or [""]
    verb = verb.lower()
    if verb == "arrange" and words:
        receiver = int(words.pop(0)) - 1 if is_number(words[0]) else None
        return Move(verb, cards=tuple(read_card(word) for word in words), receiver=receiver)
    if (verb, len(words)) in {("play", 1), ("bid", 1), ("look", 2), ("hold", 0), ("begin", 1)} and all(map(is_number, words)):
        return Move(verb, slots=tuple(sorted(int(word) - 1 for word in words)))
    raise Refusal("unreadable", RULES.get(verb), text=shown(text))


def write(state: Any, seat: int, action: int) -> str:
    """An action before it is made, as text. Placing cards is not a move of its own; `write_arrangement` writes them."""
    if state.phase == rules.BEGIN:
        return f"begin {action + 1}"
    if action < rules.HOLD:
        return f"play {action + 1}"
    if action == rules.HOLD:
        return "hold"
    if action < rules.BID:
        slot = action - rules.LOOK
        return f"look {slot + 1} {rules.neighbour(state.record, seat, slot) + 1}"
    return f"bid {action - rules.BID + 1}"


def in_words(state: Any, seat: int, action: int) -> str:
    """The same; and of a hand that is arranged, one card: with two players also whose it is, as in `arrange`."""
    if action < rules.PLACE:
        return write(state, seat, action)
    which, suit = divmod(action - rules.PLACE, len(NAMES))
    named = f"{rules.receiver(state.record, seat, which) + 1} " if state.players == 2 else ""
    return f"place {named}{NAMES[suit]}"


def write_arrangement(state: Any, receiver: int) -> str:
    """The hand of a receiver in the order in which it lies now."""
    named = f"{receiver + 1} " if state.players == 2 else ""
    return f"arrange {named}{write_cards(hand(state, receiver))}"


def arranged(move: str, random: Random) -> str:
    """A hand in any of the orders that are as good as this one (X4)."""
    verb, *words = move.split()
    receiver = [words.pop(0)] if is_number(words[0]) else []
    random.shuffle(words)
    words.sort(key=lambda card: int(card[1:]), reverse=True)
    return " ".join([verb, *receiver, *words])


def hand(state: Any, receiver: int) -> list[int]:
    return [state.xylo[receiver, slot] for slot in range(state.size)]


def actions(state: Any, seat: int, move: Move) -> list[int]:
    """The actions of a move, assuming that it is legal."""
    match move.verb:
        case "play" | "begin":
            return [move.slots[0]]
        case "hold":
            return [rules.HOLD]
        case "look":
            return [rules.LOOK + move.slots[0]]
        case "bid":
            return [rules.BID + move.slots[0]]
        case _:
            which = 1 if move.receiver == rules.receiver(state.record, seat, 1) else 0
            return [rules.PLACE + 8 * which + colour(number) for number in move.cards]


def to_arrange(state: Any, seat: int | None) -> list[int]:
    """The xylos that this seat has still to arrange."""
    if seat is None or state.phase != rules.ARRANGE or not rules.waiting(state.record) >> seat & 1:
        return []
    return [receiver for receiver in receivers(state, seat) if state.placed[receiver] < state.size]


def receivers(state: Any, seat: int) -> list[int]:
    """The xylos that this seat arranges; with two players the opponent's first (X30)."""
    return [rules.receiver(state.record, seat, which) for which in ((1, 0) if state.players == 2 else (0,))]
