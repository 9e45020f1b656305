"""Every variant of every game has a golden playthrough, and it still comes out the same."""

from __future__ import annotations

import pytest

from atout.game import GAMES
from tests.golden.playthrough import FOLDER, path, playthrough
from tests.variants import VARIANTS, Variant


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_playthrough_is_as_it_was(variant: Variant) -> None:
    assert path(variant).read_text(encoding="utf-8").splitlines() == list(playthrough(variant))


def test_no_playthrough_is_left_over_and_none_is_missing() -> None:
    assert set(FOLDER.glob("*.txt")) == {path(variant) for variant in VARIANTS}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_there_with_every_number_of_players_and_every_option(game: str) -> None:
    offered = GAMES[game]
    variants = [variant for variant in VARIANTS if variant[0] == game]
    assert {players for _, players, _ in variants} == set(offered.players)
    assert {name for _, _, options in variants for name in options} == set(offered.options)
