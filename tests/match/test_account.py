"""What was scored and why, by the rule that gave or took it; the same at the table and on a pad."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, cast

import pytest

from atout.cli.account import because
from atout.game import GAMES
from atout.game.hilo import account as hilo_account
from atout.game.xylotar import account, course
from atout.match.account import Line
from atout.match.match import Match
from atout.match.pad import keep
from atout.match.record import MatchRecord, result_of
from tests.tables import random_moves
from tests.variants import OF_XXL

Told = list[tuple[str, str, int]]


def told(lines: list[Line]) -> Told:
    return [(line["rule"], line["what"], line["points"]) for line in lines]


def xylotar(tricks: list[int], bids: list[int], players: list[int]) -> list[Told]:
    counted = [dict(enumerate(numbers, 1)) for numbers in (tricks, bids)]
    return [told(lines) for lines in account.lines(players, *counted)]


def test_x19_x20_tricks_and_bids_are_paid_on_lines_of_their_own() -> None:
    assert xylotar([2, 7, 5, 0], [2, 3, 4, 0], [1, 2, 3, 4]) == [
        [("X19", "tricks", 2), ("X20", "bid-made", 5)],
        [("X19", "tricks", 7), ("X20", "bid-missed", 0)],
        [("X19", "tricks", 5), ("X20", "bid-missed", 0)],
        [("X19", "tricks", 0), ("X20", "bid-made", 5)],
    ]


def test_x33_an_automaton_that_makes_its_bid_takes_the_pay_for_tricks() -> None:
    first, second = xylotar([3, 4, 5, 2], [3, 4, 1, 1], [1, 3])
    assert first == [("X33", "tricks-unpaid", 0), ("X20", "bid-made", 5)]
    assert second == [("X33", "tricks-unpaid", 0), ("X20", "bid-missed", 0)]
    lines = account.lines([1, 3], {1: 3, 2: 4, 3: 5, 4: 2}, {1: 3, 2: 4, 3: 1, 4: 1})
    assert lines[0][0]["arguments"]["bids"] == [{"seat": 2, "bid": 4}]
    match = GAMES["xylotar"].match(["Ada", "Bo"], {}, bytes(32))
    assert because(match, lines[0][0]) == "3 tricks are not paid: an automaton made its bid (Automaton 2, bid 4) (X33)"


def test_x33_both_automata_take_the_pay_for_bids_too() -> None:
    first, second = xylotar([3, 4, 5, 2], [3, 4, 1, 2], [1, 3])
    assert first == [("X33", "tricks-unpaid", 0), ("X33", "bid-unpaid", 0)]
    assert second == [("X33", "tricks-unpaid", 0), ("X20", "bid-missed", 0)]


@pytest.mark.parametrize(
    ("tricks", "bids", "how"),
    [([4, 6, 4], [4, 0, 4], "total"), ([3, 4, 5], [3, 4, 0], "fewest-tricks"), ([3, 4, 5], [0, 4, 0], "only-bid")],
)
def test_x22_the_result_says_which_tie_break_decided(tricks: list[int], bids: list[int], how: str) -> None:
    counted = [dict(enumerate(numbers, 1)) for numbers in (tricks, bids)]
    totals = [20, 30, 20] if how == "total" else [30, 30, 20]
    made = {seat: counted[0][seat] == counted[1][seat] for seat in counted[0]}
    winners = course.winners(course.highest([1, 2, 3], totals), counted[0], made)
    assert course.ended([1, 2, 3], totals, winners, *counted)["how"] == how


def test_x22_who_loses_a_tie_break_stands_behind_the_winner_and_records_keep_their_numbers() -> None:
    match = GAMES["xylotar"].match(["Eva", "Bo"], {"rounds": 2, "arrange": "auto"}, Random(21).randbytes(32))
    for _ in random_moves(match, Random(21)):
        pass
    assert match.result.ended is not None
    assert (match.result.ended["how"], match.result.totals, match.result.winners) == ("only-bid", [3, 3], [1])
    assert match.view(1)["result"]["places"] == [1, 2]
    record = match.record()
    assert record["result"]["places"] == [1, 1]
    told = result_of(cast(MatchRecord, record))
    assert (told["places"], told["deals_agreed"]) == ([1, 2], 2)


def test_h15_h16_the_closer_is_told_why_the_sum_is_doubled_or_not() -> None:
    def closed(sums: list[int], scores: list[int]) -> Told:
        return told(hilo_account.lines(sums, scores, 0)[0])[1:]

    assert closed([7, 9, 8], [7, 9, 8]) == [("H16", "closed-lowest", 0)]
    assert closed([7, 7, 8], [14, 7, 8]) == [("H16", "doubled", 7)]
    assert closed([-1, -3, 8], [-1, -3, 8]) == [("H16", "not-doubled", 0)]
    assert closed([0, -3, 8], [0, -3, 8]) == [("H16", "not-doubled", 0)]
    assert told(hilo_account.lines([3, 9], [3, 9], 0, [2, 0])[0])[0] == ("H8", "cleared", 0)


def played(game: str, players: int, options: dict[str, Any]) -> Match:
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, bytes(range(32)))
    for _ in random_moves(match, Random(1)):
        pass
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_pad_tells_what_the_match_tells(players: int) -> None:
    match = played("xylotar", players, {"rounds": 1, "arrange": "auto"})
    tricks, bids = match._tricks_and_bids()  # type: ignore[attr-defined]
    line = {"tricks": list(tricks.values()), "bids": list(bids.values())}
    pad = keep("xylotar", players, {"rounds": 1}, match.deals[0]["dealer"], [line])
    assert pad["refused"] is None
    told = {key: match.result.deals[-1][key] for key in ("scores", "places", "account")}  # nobody writes down which cards
    assert pad["result"]["deals"][0] == told
    if len(match.deals) == 1:
        assert pad["ended"] == match.result.ended


@pytest.mark.parametrize("variant", OF_XXL)
def test_a_pad_of_xxl_tells_the_same_numbers_and_places(variant: int) -> None:
    match = played("xxl", 3, {"mode": "series", "variant": variant, "times": 1})
    this = match.result.deals[0]
    pad = keep("xxl", 3, {"mode": "series", "variant": variant, "times": 1}, 1, [{"points": this["scores"]}])
    assert pad["refused"] is None
    for written, lines in zip(pad["result"]["deals"][0]["account"], this["account"], strict=True):
        assert [line["points"] for line in written] == [line["points"] for line in lines]
        assert written[-1] == lines[-1]


def test_a_record_keeps_numbers_and_needs_no_account() -> None:
    match = played("hilo", 2, {"limit": 20})
    assert set(match.record()["result"]["deals"][0]) == {"scores", "places"}
    assert "ended" not in match.record()["result"]
    assert set(match.view(1)["result"]["deals"][0]) == {"scores", "places", "account", "keepsakes", "totals", "standing"}


@pytest.mark.parametrize(
    ("game", "options"), [("xylotar", {}), ("hilo", {"limit": 20}), *(("xxl", {"mode": "series", "variant": v}) for v in OF_XXL)]
)
def test_every_deal_leaves_everybody_a_card_that_all_have_seen(game: str, options: dict[str, Any]) -> None:
    """Whoever watches has seen it, too: in a view without a seat, or in what happened."""
    random = Random(3)
    match = GAMES[game].match(["P1", "P2", "P3"], options, random.randbytes(32))
    deals: list[set[str]] = []
    while not match.finished:
        deals += [set()] * (len(match.deals) - len(deals))
        deals[-1] = deals[-1] | named(match.view_now())
        seat = random.choice(match.to_act)
        match.play(seat, random.choice(match.legal(seat)))
        for event in match.events:
            if event["event"] != "deal-over":
                deals[-1] = deals[-1] | named(event)
    deals[-1] = deals[-1] | named(match.view_now())
    keepsakes = [{card for card in deal["keepsakes"] if card} for deal in match.result.deals]
    assert sum(map(len, keepsakes)) >= 3
    if game != "xylotar":  # where the last card becomes the bid when a round ends, that is the end of it
        assert all(cards <= seen for cards, seen in zip(keepsakes, deals, strict=True))
    assert match.result.deals_agreed == {"xylotar": 3, "hilo": None, "xxl": 3}[game]


def named(told: Any) -> set[str]:
    return set(re.findall(r"[A-Z]-?\d+(?:/[A-Z]\d+)?", json.dumps(told)))


def test_k43_that_there_was_no_second_round_is_told_only_where_there_was_none() -> None:
    rounds = set()
    for number in range(12):
        random = Random(number)
        match = GAMES["xxl"].match(["P1", "P2", "P3", "P4"], {"mode": "series", "variant": 3, "times": 1}, random.randbytes(32))
        kept = 0
        for _, text in random_moves(match, random):
            kept += text.startswith("keep")
        first_lines = [lines[0]["what"] for lines in match.result.deals[0]["account"]]
        assert set(first_lines) == ({"cards-won-of"} if kept else {"cards-won-at-once"})
        rounds.add(bool(kept))
    assert True in rounds
