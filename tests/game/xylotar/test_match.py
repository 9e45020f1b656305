"""The match of Xylotar: rounds, who leads them, ties and extra rounds (X21 to X23)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from atout.cli.text import score_sheet
from atout.compiled import blank
from atout.game import GAMES
from atout.match.kept import Past
from atout.match.match import Match
from atout.rules import xylotar as rules
from tests.tables import SEED, finish_deal, random_moves, refused


def new(players: int = 4, **options: Any) -> Match:
    return GAMES["xylotar"].match([f"P{i}" for i in range(players)], {"arrange": "auto", **options}, SEED)


def after_round(totals: list[int], *, won: list[int], bids: list[int], rounds: int = 3, played: int = 1) -> Match:
    """A match in which `played` rounds have led to these totals; the last one had these tricks and bids, by player."""
    match = new(len(totals), rounds=rounds)
    match.result.totals = totals
    match.result.deals = [{"scores": [0] * len(totals), "places": [1] * len(totals)}] * played
    for seat, tricks, bid in zip(match.seats, won, bids, strict=True):
        match.state.won[seat - 1] = tricks
        match.state.bid[seat - 1] = 0
        match.state.xylo[seat - 1, 0] = bid
    return match


def next_leader(totals: list[int], leader: int) -> int:
    seats = GAMES["xylotar"].match.seats_of(len(totals))
    past = Past([{"dealer": seats[seats.index(leader) - 1]}], [{"scores": totals, "places": [1] * len(totals)}])
    return GAMES["xylotar"].match([str(seat) for seat in range(len(totals))], {}, bytes(32), past=past).state.leader + 1


def test_x21_three_rounds_by_default() -> None:
    match = new()
    for number in (1, 2, 3):
        assert len(match.deals) == number
        assert not match.finished
        finish_deal(match, Random(1))
    assert match.finished


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_x21_as_many_rounds_as_agreed(rounds: int) -> None:
    match = new(rounds=rounds)
    for _ in range(rounds):
        assert not match.finished
        finish_deal(match, Random(2))
    assert len(match.result.deals) == rounds or len(set(match.result.totals)) < 4


def test_x21_the_lowest_total_leads() -> None:
    assert next_leader([9, 4, 3, 8], 1) == 3
    assert next_leader([1, 4, 3, 8], 1) == 1


def test_x21_a_tie_goes_clockwise_from_the_left_of_the_previous_leader() -> None:
    assert next_leader([5, 5, 5, 5], 1) == 2
    assert next_leader([5, 5, 5, 5], 4) == 1
    assert next_leader([5, 9, 5, 9], 1) == 3
    assert next_leader([5, 9, 5, 9], 2) == 3
    assert next_leader([5, 9, 5, 9], 3) == 1
    assert next_leader([5, 9, 9, 9], 1) == 1


def test_x21_who_leads_a_later_round_is_not_up_to_others() -> None:
    match = new()
    finish_deal(match, Random(3))
    leader = match.to_act[0]
    assert refused(match, f"{leader % 4 + 1} play 3") == "X21"


def winners(totals: list[int], won: list[int], bids: list[int]) -> list[int]:
    return after_round(totals, won=won, bids=bids, played=3).winners()


def test_x22_the_highest_total_wins() -> None:
    assert winners([20, 31, 12, 30], [1, 2, 3, 8], [0, 0, 0, 8]) == [2]


def test_x22_a_tie_goes_to_the_bid_made_with_the_fewest_tricks() -> None:
    assert winners([30, 30, 12, 30], [4, 2, 3, 5], [4, 2, 0, 5]) == [2]
    assert winners([30, 30, 12, 30], [0, 2, 3, 9], [0, 2, 0, 5]) == [1]


def test_x22_a_missed_bid_loses_to_one_that_was_made() -> None:
    assert winners([30, 30, 12, 11], [9, 1, 3, 1], [9, 2, 0, 0]) == [1]


def test_x22_a_bid_counts_even_if_x33_left_it_unpaid() -> None:
    match = after_round([20, 20], won=[3, 4], bids=[3, 5], played=3)
    for automaton in (1, 3):
        match.state.won[automaton] = 2
        match.state.bid[automaton] = 0
        match.state.xylo[automaton, 0] = 2
    assert match.scores() == [0, 0]
    assert match.winners() == [1]


def test_x23_a_tie_that_remains_means_one_more_round() -> None:
    assert winners([30, 30, 12, 11], [2, 2, 3, 7], [2, 2, 0, 0]) == []
    assert winners([30, 30, 12, 11], [2, 2, 3, 7], [3, 1, 0, 0]) == []  # both missed


def test_x23_everyone_plays_on_until_one_has_won() -> None:
    found = None
    for number in range(4000):
        match = GAMES["xylotar"].match(["A", "B"], {"rounds": 1, "arrange": "auto"}, Random(number).randbytes(32))
        finish_deal(match, Random(number))
        if not match.finished:
            found = match
            break
    assert found is not None
    tied = found.result.totals
    assert len(set(tied)) == 1
    while not found.finished:
        finish_deal(found, Random(5))
    assert len(found.result.deals) > 1
    assert found.result.totals == [sum(scores) for scores in zip(*(d["scores"] for d in found.result.deals), strict=True)]
    assert len(found.result.winners) == 1
    told = score_sheet(found)  # on paper, too, it is seen which rounds only the tie has made necessary
    assert told.count("to break the tie") == 2 * (len(found.result.deals) - 1)
    assert "Round 1  " in told


def test_the_winner_is_a_seat_and_whoever_loses_the_tie_break_is_second() -> None:
    match = after_round([30, 30], won=[4, 2], bids=[4, 2], played=3)
    assert match.winners() == [3]
    match.result.winners = [3]
    assert match.result.as_json()["places"] == [2, 1]


def test_two_players_are_listed_alone() -> None:
    match = new(2, rounds=1)
    while not match.finished:
        finish_deal(match, Random(7))
    assert len(match.result.totals) == 2
    assert set(match.result.winners) <= {1, 3}


def test_x34_later_rounds_are_led_by_the_lower_total() -> None:
    assert next_leader([9, 4], 3) == 3
    assert next_leader([4, 9], 3) == 1
    assert next_leader([4, 4], 3) == 1


def test_state_fits_in_a_few_hundred_bytes() -> None:
    assert blank(rules.STATE).memory.nbytes <= 256


def test_a_view_that_was_drawn_bit_by_bit_is_the_same_as_a_fresh_one() -> None:
    """What has not changed since the last look is not looked at again: nothing may be missed that way."""
    for players, options in ((4, {}), (2, {"edition": "cs"}), (3, {"memory": "off"})):
        random = Random(players)
        names = [f"P{i}" for i in range(players)]
        match = GAMES["xylotar"].match(names, {"rounds": 2, **options}, SEED)
        for _ in random_moves(match, random):
            looked = {seat: match.view_now(seat) for seat in (None, *match.seats) if random.random() < 0.5}
            if looked and random.random() < 0.2:
                fresh = GAMES["xylotar"].match(names, {"rounds": 2, **options}, SEED)
                for seat, move in match.moves:
                    fresh.play(seat, move)
                assert looked == {seat: fresh.view_now(seat) for seat in looked}


def tied_for_the_lead(totals: list[int], leader: int, **options: Any) -> Match:
    """A match before its second round, with these totals after a first one that `leader` led."""
    match = new(len(totals), **options)
    seats = match.seats
    dealer = seats[seats.index(leader) - 1]
    past = Past([{**match.deals[0], "dealer": dealer}], [{"scores": totals, "places": [1] * len(totals)}], [])
    return GAMES["xylotar"].match(match.players, match.changed_options, SEED, past=past)


def test_x24_the_left_neighbour_of_the_last_leader_decides_who_begins() -> None:
    match = tied_for_the_lead([4, 9, 4, 4], leader=3, ties="neighbour")
    assert match.to_act == [4]
    assert match.legal(4) == ["begin 1", "begin 3", "begin 4"]
    assert refused(match, "1 begin 1") == "X24"
    assert refused(match, "4 begin 2") == "X24"
    assert refused(match, "4 play 3") == "X24"
    match.play(4, "BEGIN 3")
    assert match.moves[-1] == (4, "begin 3")
    assert match.to_act == [3]
    assert match.events[0] == {"event": "begin", "seat": 4, "leader": 3}
    assert refused(match, "4 begin 1") == "X24"


def test_x24_who_decides_need_not_be_tied() -> None:
    match = tied_for_the_lead([4, 4, 9, 9], leader=2, ties="neighbour")
    assert match.to_act == [3]
    assert match.legal(3) == ["begin 1", "begin 2"]


@pytest.mark.parametrize(("totals", "options"), [([4, 9, 5, 6], {"ties": "neighbour"}), ([4, 9, 4, 4], {})])
def test_x24_nobody_decides_without_a_tie_or_without_the_option(totals: list[int], options: dict[str, Any]) -> None:
    match = tied_for_the_lead(totals, leader=3, **options)
    assert match.to_act == [4 if not options else 1]
    assert all(move.startswith("play") for move in match.legal(match.to_act[0]))


def test_x24_two_players_and_the_next_tie() -> None:
    """Who was chosen is the last leader of the round after: that is who the next tie is counted from."""
    match = tied_for_the_lead([4, 4], leader=1, ties="neighbour", edition="cs", rounds=9)
    assert match.to_act == [3]
    match.play(3, "begin 3")
    assert match.view_now(1)["leader"] == 3
    finish_deal(match, Random(1))
    match.result.deals[-1]["scores"] = [0, 0]
    again = GAMES["xylotar"].match(
        match.players, match.changed_options, SEED, past=Past(match.deals[:2], match.result.deals, match.moves)
    )
    assert again.to_act == [1]  # on the left of seat 3, who has led


def test_x24_nobody_sees_a_card_before_it_is_decided() -> None:
    match = tied_for_the_lead([4, 9, 4, 4], leader=3, ties="neighbour", arrange="players")
    for seat in (None, 1, 2, 3, 4):
        look = match.view_now(seat)
        assert (look["phase"], look["turn"], look["leader"], look["tied"]) == ("begin", 4, None, [1, 3, 4])
        assert {card for xylo in look["xylos"] for card in xylo["cards"]} == {"??"}
    match.play(4, "begin 1")
    assert match.to_act == [1, 2, 3, 4]
    assert match.view_now(1)["leader"] == 1
    assert all("tied" not in match.view_now(seat) for seat in match.seats)


@pytest.mark.parametrize("players", [2, 5])
def test_x20_everybody_is_told_whether_a_bid_is_made_as_it_says_afterwards(players: int) -> None:
    match, made, paid = new(players), dict.fromkeys(range(1, 6), False), set[bool]()
    for seat, move in random_moves(new(players), Random(4)):
        match.play(seat, move)
        for event in match.events:
            if event["event"] in ("bid", "trick"):
                made[event["seat"]] = event["made"]
            elif event["event"] == "deal-over":
                for player, lines in zip(match.seats, event["account"], strict=True):
                    assert made[player] == any(line["what"] == "bid-made" for line in lines)
                    paid.add(made[player])
                made = dict.fromkeys(made, False)
        for xylo in match.view(None)["xylos"]:
            assert match.finished or made[xylo["seat"]] == (xylo["bid"] is not None and xylo["bid"]["made"])
    assert paid == {False, True}


@pytest.mark.parametrize("players", [2, 3])
def test_x5_x30_who_arranges_is_told_for_whom(players: int) -> None:
    match = new(players, arrange="players")
    view = match.view(1)
    assert view["arranged_for"] == ([3, 2] if players == 2 else [2])
    assert [move.split()[1] for move in view["legal"]] == (["3", "2"] if players == 2 else [view["legal"][0].split()[1]])
    assert match.view(None)["arranged_for"] == []
