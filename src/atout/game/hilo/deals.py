"""A deal of HILO in a record: read and checked, completed from the seed, and written out in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from atout.compiled import blank, buffer
from atout.game.hilo.notation import read_cards, write_cards
from atout.match import seed as seeds
from atout.match.cards import check_unique
from atout.match.refusal import Refusal
from atout.rules import hilo as rules

KEYS = ("tableaus", "discard", "draw", "reshuffles")


@dataclass(frozen=True)
class Deal:
    """Where every card lies; the draw pile from its top."""

    tableaus: list[list[int]]
    discard: int
    draw: list[int]

    @property
    def order(self) -> list[int]:
        """As the rules deal it (H2)."""
        return [*(card for tableau in self.tableaus for card in tableau), self.discard, *self.draw]

    def as_json(self) -> dict[str, Any]:
        return {
            "tableaus": [write_cards(tableau) for tableau in self.tableaus],
            "discard": rules.name(self.discard),
            "draw": write_cards(self.draw),
        }


def complete(given: Mapping[str, Any], players: int, number: int, seed_for: Callable[[str], bytes]) -> Deal:
    """What is given stays where it is; cards that are named nowhere are shuffled and fill the rest, in the order of H2."""
    tableaus = _tableaus(given["tableaus"], players) if "tableaus" in given else []
    discard = _cards(given["discard"], "discard") if "discard" in given else []
    if "discard" in given and len(discard) != 1:
        raise Refusal("one-card", "H2", what="discard")
    draw = _cards(given["draw"], "draw") if "draw" in given else []
    named = [*(card for tableau in tableaus for card in tableau), *discard, *draw]
    check_unique(named, rules.name, "H1")
    most = rules.CARDS - rules.CELLS * players - 1
    if len(draw) > most:
        raise Refusal("too-many-cards", "H2", count=len(draw), most=most)
    rest = [card for card in deck() if card not in set(named)]
    if len(rest) > 1:
        order = seeds.deal(seed_for("cards"), number).shuffled(deck())
        rest = [card for card in order if card not in set(named)]
    if not tableaus:
        tableaus = [[rest.pop(0) for _ in range(rules.CELLS)] for _ in range(players)]
    return Deal(tableaus, discard[0] if discard else rest.pop(0), draw + rest)


def _tableaus(value: Any, players: int) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != players:
        raise Refusal("wrong-hands", "H2", what="tableaus", count=players)
    tableaus = [_cards(text, "tableaus") for text in value]
    for seat, tableau in enumerate(tableaus, 1):
        if len(tableau) != rules.CELLS:
            raise Refusal("tableau-size", "H2", seat=seat, count=len(tableau))
    return tableaus


def _cards(value: Any, what: str) -> list[int]:
    if not isinstance(value, str):
        raise Refusal("bad-cards", what=what)
    return read_cards(value)


@cache
def deck() -> tuple[int, ...]:
    """All cards, colour by colour from red on, each from -1 up: the order that a seed shuffles."""
    cards = buffer(np.int8, rules.CARDS)
    count = rules.deck(blank(rules.STATE).record, cards)
    return tuple(int(card) for card in cards[:count])


def reshuffled(given: Mapping[str, Any], cards: list[int], time: int, shuffle: Callable[[], list[int]]) -> list[int]:
    """The new draw pile for the reshuffle with that number, given or shuffled (H7)."""
    entries = given.get("reshuffles", [])
    if not isinstance(entries, list):
        raise Refusal("not-a-list", what="reshuffles")
    if time > len(entries):
        return shuffle()
    order = _cards(entries[time - 1], "reshuffles")
    if sorted(order) != sorted(cards):
        raise Refusal("not-the-discards", "H7", time=time)
    return order
