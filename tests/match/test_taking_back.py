"""Going back in a deal without playing it again: nothing may tell it from a match that never went further."""

from __future__ import annotations

from random import Random

import pytest

from atout.game import GAMES
from atout.match.match import Match


def new(game: str, seed: int) -> Match:
    return GAMES[game].match(["a", "b", "c"], {}, bytes([seed]) * 32)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_went_back_is_like_one_that_never_went_further(game: str) -> None:
    for seed in range(4):
        random, match = Random(seed), new(game, seed)
        while not match.finished and len(match.moves) < 120:
            seat = random.choice(match.to_act)
            match.play(seat, random.choice(match.legal(seat)))
            for viewer in (None, *match.seats):
                match.view(viewer)  # what games keep of views must not survive
            moves = random.randrange(len(match.moves) + 1)
            if random.random() < 0.8:
                continue
            earlier = match.after(moves)
            if moves < match.first_move_of_deal or moves == len(match.moves):
                assert earlier is None
                continue
            assert earlier is not None
            other = new(game, seed)
            for mover, text in match.moves[:moves]:
                other.play(mover, text)
            for name in ("moves", "deals", "dealt", "made", "to_act", "first_move_of_deal", "last"):
                assert getattr(earlier, name) == getattr(other, name), name
            for viewer in (None, *match.seats):
                assert earlier.view(viewer) == other.view(viewer)
            assert earlier.record() == other.record()
            match = random.choice((match, earlier))
