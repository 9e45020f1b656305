"""HILO: hidden cards are uniform, and after a shuffle two groups of them stay apart."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from atout.game import GAMES
from atout.match.match import Match
from atout.rules.hilo import FLIP
from tests.belief.positions import chi_square_is_plausible, position, twin, worlds
from tests.tables import random_moves


def face_down(state: Any) -> list[int]:
    """What nobody has seen: while first cards are turned over, also these (H4)."""
    return [
        state.cell[owner, cell]
        for owner in range(state.seats)
        for cell in range(state.rows[owner] * state.columns[owner])
        if state.cell[owner, cell] >= 0 and (state.phase == FLIP or not state.up[owner] >> cell & 1)
    ]


def draw_pile(state: Any) -> list[int]:
    return [state.pile[i] for i in range(state.next, 104)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_sampled_world_is_impossible(players: int) -> None:
    for number in range(4):
        for moves in (0, 1, players, 20, 41, 60):
            match = position("hilo", players, {}, number, moves)
            for seat in (None, *match.seats) if match else ():
                assert match is not None
                for world in worlds(match, seat, 2):
                    assert twin(match, world).view(seat) == match.view(seat)
                    for state in (world.now, match.state):
                        assert len(set(face_down(state) + draw_pile(state))) == len(face_down(state) + draw_pile(state))
                    hidden = [sorted(face_down(s) + draw_pile(s) + [s.held]) for s in (world.now, match.state)]
                    assert hidden[0] == hidden[1]


def test_every_hidden_card_lies_everywhere_equally_often() -> None:
    match = position("hilo", 2, {}, 1, 12)
    assert match is not None
    seat = match.to_act[0]
    hidden = face_down(match.state) + draw_pile(match.state)
    drawn = list(worlds(match, seat, 3000))
    for place in ("first face-down card", "top of the draw pile"):
        counts = Counter((face_down(w.now) if place.startswith("first") else draw_pile(w.now))[0] for w in drawn)
        assert set(counts) == set(hidden)
        assert chi_square_is_plausible([counts[card] for card in hidden], [1 / len(hidden)] * len(hidden))


def shuffled_position() -> Match:
    """Nobody clears or turns over the last card until the draw pile has run out (H7)."""
    match = GAMES["hilo"].match([f"P{i}" for i in range(6)], {}, bytes(32))
    for _ in random_moves(match, Random(1), limit=6):
        pass
    while not match.deals[0].get("reshuffles"):
        seat = match.to_act[0]
        legal = match.legal(seat)
        up = match.state.up[seat - 1]
        open_cells = [move for move in legal if move.startswith("swap") and up >> int(move.split()[1]) - 1 & 1]
        match.play(seat, "keep" if "keep" in legal else "draw" if "draw" in legal else open_cells[0])
    return match


def test_h7_after_a_shuffle_everybody_knows_what_the_draw_pile_is_made_of() -> None:
    match = shuffled_position()
    down, pile = set(face_down(match.state)), set(draw_pile(match.state))
    orders = set()
    for seat in (None, *match.seats):
        for world in worlds(match, seat, 20):
            assert set(face_down(world.now)) == down
            held = {world.now.held} - {match.state.held}
            assert set(draw_pile(world.now)) | held >= pile - {world.now.held}
            assert set(draw_pile(world.now)) <= pile | {match.state.held}
            assert twin(match, world).view(seat) == match.view(seat)
            orders.add(tuple(draw_pile(world.now)))
    assert len(orders) > 30
