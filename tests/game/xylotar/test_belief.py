"""Xylotar's exact belief against plain enumeration, and against what really happens."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

from atout.match.match import Match
from atout.rules.cards import rank
from tests.belief.positions import chi_square_is_plausible, position, seen_by, twin, worlds
from tests.match.test_non_interference import knows

Xylos = tuple[tuple[int, ...], ...]
AUTO = {"arrange": "auto"}


def xylos_of(state: Any) -> Xylos:
    return tuple(tuple(state.xylo[owner, slot] for slot in range(state.size)) for owner in range(state.seats))


def all_worlds(match: Match, seat: int | None) -> dict[Xylos, float]:
    """Every deal that fits, and how likely it is: hidden cards of a colour in any order, if values still fall (X4)."""
    state = match.state
    true = [list(xylo) for xylo in xylos_of(state)]
    hidden = [(o, i) for o in range(state.seats) for i in range(state.size) if not knows(match, seat, o + 1, i)]
    cards = Counter(true[o][i] for o, i in hidden)
    found: dict[Xylos, float] = {}

    def fill(number: int) -> Iterator[Xylos]:
        if number == len(hidden):
            yield tuple(tuple(xylo) for xylo in true)
            return
        owner, slot = hidden[number]
        before = true[owner][slot]
        for card in [card for card, left in cards.items() if left and card >> 4 == before >> 4]:
            if slot and rank(card) > rank(true[owner][slot - 1]):
                continue
            cards[card] -= 1
            true[owner][slot] = card
            yield from fill(number + 1)
            cards[card] += 1
        true[owner][slot] = before

    for xylos in fill(0):
        if all(rank(x[i]) >= rank(x[i + 1]) for x in xylos for i in range(len(x) - 1)):
            blocks = [len(list(block)) for xylo in xylos for _, block in groupby(xylo, rank)]
            found[xylos] = 1 / math.prod(math.factorial(block) for block in blocks)
    total = sum(found.values())
    return {xylos: weight / total for xylos, weight in found.items()}


def late_positions(players: int, moves: int, count: int) -> Iterator[Match]:
    for number in range(count):
        if match := position("xylotar", players, AUTO, number, moves):
            yield match


MOVES = {2: 6, 3: 8, 4: 30, 5: 40}
"""How many random moves leave few cards hidden, with each number of players."""


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_samples_follow_the_enumerated_distribution(players: int) -> None:
    """Every consistent deal comes up, none that is not, each as often as it should."""
    compared = 0
    for match in late_positions(players, MOVES[players], 8):
        for seat in match.seats:
            expected = all_worlds(match, seat)
            if not 1 < len(expected) <= 60:
                continue
            counts = Counter(xylos_of(world.now) for world in worlds(match, seat, 40 * len(expected)))
            assert set(counts) <= set(expected)
            assert chi_square_is_plausible([counts[x] for x in expected], list(expected.values()))
            compared += 1
    assert compared >= 10


@pytest.mark.slow
def test_the_true_deal_comes_up_with_the_right_frequency() -> None:
    """Over many positions, how often the sampled deal is the true one is what the enumeration promises."""
    hits = promised = variance = 0.0
    for players, moves in MOVES.items():
        for match in late_positions(players, moves, 15):
            for seat in match.seats:
                expected = all_worlds(match, seat)
                if 1 < len(expected) <= 200:
                    agree = sum(p * p for p in expected.values())
                    [world] = worlds(match, seat, 1, seed=len(match.moves) + seat)
                    hits += xylos_of(world.now) == xylos_of(match.state)
                    promised += agree
                    variance += agree * (1 - agree)
    assert variance > 5
    assert abs(hits - promised) < 4 * math.sqrt(variance)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_sampled_deal_is_impossible(players: int) -> None:
    """From the first trick to the last: a sampled deal looks to the seat exactly like the true one."""
    for number in range(6):
        for moves in (0, 3, 9, 20, 33):
            match = position("xylotar", players, AUTO, number, moves)
            for seat in (None, *match.seats) if match else ():
                assert match is not None
                for world in worlds(match, seat, 3):
                    xylos = xylos_of(world.now)
                    assert sorted(c for x in xylos for c in x) == sorted(c for x in xylos_of(match.state) for c in x)
                    assert all(rank(x[i]) >= rank(x[i + 1]) for x in xylos for i in range(len(x) - 1))
                    other = twin(match, world)
                    assert other.view(seat) == match.view(seat)
                    fields = ("left", "known", "bid", "won", "suit", "trick")
                    assert all(getattr(other.state, f).tolist() == getattr(match.state, f).tolist() for f in fields[:4])
                    assert other.state.strength == match.state.strength
                    assert not match.state.played or other.state.winner == match.state.winner


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_while_hands_are_arranged_others_are_dealt_at_random(players: int) -> None:
    match = position("xylotar", players, {}, players, 0)
    assert match is not None
    match.play(match.seats[-1], match.legal(match.seats[-1])[0])
    for seat in match.seats:
        different = set()
        for world in worlds(match, seat, 5):
            other = twin(match, world)
            assert other.view(seat) == match.view(seat)
            different.add(xylos_of(world.now))
        assert len(different) == 5


def test_the_graph_has_room_for_the_largest_positions() -> None:
    from atout.compiled import blank
    from atout.game.xylotar import belief as xylotar

    tables = blank(xylotar.TABLES)
    for number in range(4):
        for players in (4, 5):
            match = position("xylotar", players, AUTO, number, 0)
            assert match is not None
            seen = seen_by(match, None)
            xylotar.prepare(seen.known, tables.record)
            assert tables.nodes < xylotar.NODES // 4
            assert tables.edges < xylotar.EDGES // 4
