"""A match that goes on after its finished deals, without playing them again, is the same match."""

from __future__ import annotations

from random import Random

import pytest

from atout.game import GAMES
from atout.match.kept import Past
from tests.tables import random_moves
from tests.variants import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_deal_can_be_the_first_that_is_played(variant: Variant) -> None:
    game, players, options = variant
    names = [f"P{i}" for i in range(players)]
    match = GAMES[game].match(names, options, bytes(32))
    begins = [0]
    for _ in random_moves(match, Random(str(variant))):
        if match.first_move_of_deal != begins[-1]:
            begins.append(match.first_move_of_deal)
    record = match.record()
    for deal, first in enumerate(begins):
        past = Past(record["deals"][:deal], record["result"]["deals"][:deal], match.moves[:first])
        resumed = GAMES[game].match(names, options, bytes(32), past=past)
        for seat, move in match.moves[first:]:
            resumed.play(seat, move)
        assert resumed.record() == record
