"""Which values a card can still have, as far as somebody sees: exactly those that some way of laying out all cards gives it."""

from __future__ import annotations

from itertools import pairwise, permutations
from random import Random

import pytest

from atout.game import GAMES
from atout.game.xylotar.possible import values
from atout.rules.cards import LETTERS

Xylos = list[list[str]]

SMALL = "BVP"
"""The last colours, so that everything can be tried: blue has 0 to 5, violet 0 to 4, pink 0 to 3."""
DECK = [f"{letter}{value}" for letter in SMALL for value in range(11 - LETTERS.index(letter))]


def every_way(xylos: Xylos) -> list[list[list[int] | None]]:
    """Every way to lay out the hidden cards, tried one by one; written from the rules (X1, X4)."""
    hidden = [(owner, slot) for owner, xylo in enumerate(xylos) for slot, card in enumerate(xylo) if card[1] == "?"]
    seen = {card for xylo in xylos for card in xylo}
    left = {letter: [card for card in DECK if card[0] == letter and card not in seen] for letter in SMALL}
    found: dict[tuple[int, int], set[int]] = {place: set() for place in hidden}

    def lay(letters: str, laid: dict[tuple[int, int], str]) -> None:
        if not letters:
            whole = [[laid.get((owner, slot), card) for slot, card in enumerate(xylo)] for owner, xylo in enumerate(xylos)]
            if all(int(a[1:]) >= int(b[1:]) for xylo in whole for a, b in pairwise(xylo)):
                for place, card in laid.items():
                    found[place].add(int(card[1:]))
            return
        places = [(owner, slot) for owner, slot in hidden if xylos[owner][slot][0] == letters[0]]
        for cards in permutations(left[letters[0]], len(places)):
            lay(letters[1:], {**laid, **dict(zip(places, cards, strict=True))})

    lay(SMALL, {})
    return [
        [sorted(found[owner, slot]) if card[1] == "?" else None for slot, card in enumerate(xylo)]
        for owner, xylo in enumerate(xylos)
    ]


@pytest.mark.parametrize("number", range(25))
def test_x1_x4_a_value_is_possible_if_there_is_a_way_to_lay_out_all_cards_with_it(number: int) -> None:
    random = Random(number)
    cards = random.sample(DECK, len(DECK))
    xylos = [sorted(cards[i::3], key=lambda card: -int(card[1:])) for i in range(3)]
    for _ in range(8):
        owner = random.randrange(3)
        slot = random.randrange(len(xylos[owner]))
        if sum(card[1] == "?" and card[0] == xylos[owner][slot][0] for xylo in xylos for card in xylo) < 4:
            xylos[owner][slot] = xylos[owner][slot][0] + "?"
    assert values(xylos, LETTERS.index(SMALL[0])) == every_way(xylos)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_card_is_is_always_possible_and_less_and_less_else(players: int) -> None:
    random = Random(players)
    match = GAMES["xylotar"].match([f"P{i}" for i in range(players)], {"arrange": "auto"}, bytes([players]) * 32)
    before = dict.fromkeys((None, *match.seats), 10**6)
    while len(match.deals) == 1:
        for seat in (None, *match.seats):
            told = match.at_a_glance(seat)["possible"]
            shown = [xylo["cards"] for xylo in match.view_now(seat)["xylos"]]
            for owner, xylo in enumerate(told):
                for slot, can_be in enumerate(xylo):
                    assert (can_be is None) == (shown[owner][slot][1] != "?")
                    assert can_be is None or match.state.xylo[owner, slot] & 15 in can_be
            count = sum(len(can_be or [0]) for xylo in told for can_be in xylo)
            assert count <= before[seat]
            before[seat] = count
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)))


def test_nothing_is_told_of_hands_that_are_not_laid_out_yet() -> None:
    match = GAMES["xylotar"].match(["Ann", "Bo", "Cy"], {}, bytes(32))
    told = match.at_a_glance(1)["possible"]
    assert told == [[None] * 13] * 3
