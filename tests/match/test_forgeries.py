"""Forged records: `atout verify` refuses every one, for a reason that can be told, and believes every honest one.

The browser is tested with the same records (web/src/fair/corpus.test.ts).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from atout.game import GAMES
from atout.match.refusal import Refusal
from atout.match.verify import verify
from tests.match.forgeries import HONEST, corpus


@cache
def records() -> list[dict[str, Any]]:
    return list(corpus())


def test_every_game_number_of_players_and_variant_is_there() -> None:
    assert {(game, players) for game, players, _ in HONEST.values()} == {
        (name, players) for name, game in GAMES.items() for players in game.players
    }
    assert {options.get("variant") for game, _, options in HONEST.values() if game == "xxl"} >= {1, 2, 3, 4, 5, 6}
    assert len({one["name"] for one in records()}) == len(records())
    assert sum(one["forged"] for one in records()) >= 1000


def test_honest_records_are_believed() -> None:
    for one in records():
        if not one["forged"]:
            assert verify(one["record"].encode(), chain=one["chain"]).chain == one["chain"], one["name"]


@pytest.mark.slow
def test_every_forged_record_is_refused() -> None:
    believed, reasons = [], set()
    for one in records():
        if one["forged"]:
            try:
                verify(one["record"].encode(), chain=one["chain"])
            except Refusal as refusal:
                reasons.add(refusal.message)
            else:
                believed.append(one["name"])
    assert believed == []
    assert reasons >= {
        "result-differs",
        "deal-differs",
        "seed-differs",
        "commitment-differs",
        "promised-otherwise",
        "bad-fairness",
    }
