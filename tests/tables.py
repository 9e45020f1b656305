"""Matches to test with: given xylos, short names for what every test does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import pytest

from atout.game import GAMES
from atout.match.match import Match
from atout.match.refusal import Refusal

SEED = bytes(range(32))


def xylotar(
    *xylos: str, players: int | None = None, dealer: int | None = None, deals: Sequence[dict[str, Any]] = (), **options: Any
) -> Match:
    """A match whose first deal is given. Seat 1 leads it unless a dealer is named."""
    count = players or len(xylos)
    first = {"dealer": dealer or (3 if count == 2 else count), "xylos": list(xylos)}
    return GAMES["xylotar"].match([f"P{i}" for i in range(1, count + 1)], options, SEED, [first, *deals])


def play(match: Match, *moves: str) -> Match:
    """Moves written as `2 play 4`: the seat first."""
    for move in moves:
        seat, _, text = move.partition(" ")
        match.play(int(seat), text)
    return match


def refused(match: Match, move: str) -> str:
    """The rule that a move breaks. Checks that it changes nothing."""
    before = (match.state.contents(), list(match.moves), match.result.as_json())
    with pytest.raises(Refusal) as caught:
        play(match, move)
    assert (match.state.contents(), list(match.moves), match.result.as_json()) == before
    assert str(caught.value)
    return caught.value.rule or caught.value.message


def random_moves(match: Match, random: Random, limit: int = 10**9) -> Iterable[tuple[int, str]]:
    """Plays at random, and yields each move before it is made."""
    while not match.finished and limit:
        seat = random.choice(match.to_act)
        move = random.choice(match.legal(seat))
        yield seat, move
        match.play(seat, move)
        limit -= 1


def finish_deal(match: Match, random: Random | None = None) -> None:
    """Plays the deal to its end: at random, or always the first legal move."""
    deal = len(match.deals)
    while len(match.deals) == deal and not match.finished:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, random.choice(legal) if random else legal[0])
