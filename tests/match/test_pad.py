"""Score pads: what people write down leads to the results that a match played here has, and nothing impossible is accepted."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, get_type_hints

import pytest

from atout.game import GAMES
from atout.match import pad
from atout.match.match import Match
from atout.match.pad.pad import Answer
from atout.match.refusal import Refusal
from atout.rules import hilo
from atout.rules.cards import rank
from tests.typed import exactly
from tests.variants import VARIANTS

FOUR = {"tricks": [2, 5, 4, 3], "bids": [2, 1, 4, 7]}


def keep(game: str, players: int, options: Mapping[str, Any], dealer: int | None, lines: Any) -> dict[str, Any]:
    """As the client gets it, and what its types say; what a game has to say of the next round has a type of its own."""
    answer = pad.keep(game, players, options, dealer, lines)
    shown: dict[str, Any] = exactly({**answer, "next": None}, Answer)
    if answer["next"] is None:
        return shown
    return shown | {"next": exactly(answer["next"], get_type_hints(GAMES[game].pad.next_round)["return"])}


def xylotar(*lines: dict[str, Any], players: int = 4, dealer: int = 1, **options: Any) -> dict[str, Any]:
    return keep("xylotar", players, options, dealer, lines)


def sums(*numbers: int, closer: int = 1) -> dict[str, list[int]]:
    return {"sums": list(numbers), "closed": [closer]}


def points(*numbers: int) -> dict[str, list[int]]:
    return {"points": list(numbers)}


def refused(answer: dict[str, Any]) -> tuple[str, str]:
    """What is refused, and by which rule."""
    refusal = answer["refused"]
    return refusal["message"], refusal["rule"]


# --- As a match that is played here ---


def written_down(match: Match) -> dict[str, Any]:
    """What people at a table write down when a deal is over: from the cards that lie there, not from the scores."""
    state = match.state
    if match.game == "xylotar":
        seats = range(state.seats)
        return {
            "tricks": [state.won[seat] for seat in seats],
            "bids": [rank(state.xylo[seat, state.bid[seat]]) for seat in seats],
            **({"leader": [state.leader + 1]} if state.tied else {}),
        }
    if match.game == "hilo":
        return {"sums": [hilo.face_up_sum(state, seat) for seat in range(state.seats)], "closed": [state.closer + 1]}
    return {"points": match.scores()}


class WrittenDown(list[dict[str, Any]]):
    """Notes of a match, taken at the end of every deal."""

    def take_from(self, match: Match) -> None:
        scores = match.scores

        def noting() -> list[int]:
            match.scores = scores  # type: ignore[method-assign]
            self.append(written_down(match))
            match.scores = noting  # type: ignore[method-assign]
            return scores()

        match.scores = noting  # type: ignore[method-assign]


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
@pytest.mark.parametrize("number", range(4))
def test_a_pad_comes_to_the_results_of_a_match(game: str, players: int, options: dict[str, Any], number: int) -> None:
    random = Random(f"{game} {players} {sorted(options)} {number}")
    options = {**options, **({"arrange": "auto"} if game == "xylotar" else {})}
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, random.randbytes(32))
    lines = WrittenDown()
    lines.take_from(match)
    dealer = match.deals[0].get("dealer")
    while not match.finished:
        answer = keep(game, players, options, dealer, lines)
        assert answer["refused"] is None
        assert numbers_of(answer["result"]) == numbers_of(match.result.as_json())
        assert_same_next(answer["next"], match)
        deal = len(match.deals)
        while len(match.deals) == deal and not match.finished:
            seat = random.choice(match.to_act)
            match.play(seat, random.choice(match.legal(seat)))
    answer = keep(game, players, options, dealer, lines)
    assert numbers_of(answer["result"]) == numbers_of(match.result.as_json())
    assert answer["next"] is None
    assert answer["ended"]["rule"] == match.ends_by
    assert refused(keep(game, players, options, dealer, [*lines, lines[-1]])) == ("match-over", match.ends_by)


def numbers_of(result: Mapping[str, Any]) -> dict[str, Any]:
    """A result without the reasons: people do not write down which lines were cleared."""
    deals = [{key: deal[key] for key in ("scores", "places")} for deal in result["deals"]]
    return {**{key: result[key] for key in ("finished", "totals", "places", "winners")}, "deals": deals}


def assert_same_next(next_round: dict[str, Any], match: Match) -> None:
    assert next_round["round"] == len(match.deals)
    assert next_round["dealer"] == match.deals[-1].get("dealer")
    if match.game == "xylotar" and match.state.tied:
        assert (next_round["begins"], next_round["rule"]) == (None, "X24")
        assert ([next_round["decider"]], next_round["among"]) == (match.to_act, match.view_now(1)["tied"])
    elif match.game == "xylotar":
        assert next_round["begins"] == match.state.leader + 1
    if next_round.get("variant"):
        assert next_round["variant"] == match.variant.number  # type: ignore[attr-defined]
    if next_round.get("variant") == 1:
        assert [next_round["begins"]] == match.to_act


# --- Xylotar ---


def test_pad_x19_x20_tricks_and_five_for_a_made_bid() -> None:
    answer = xylotar(FOUR)
    assert numbers_of(answer["result"])["deals"][0] == {"scores": [7, 5, 9, 3], "places": [2, 3, 1, 4]}
    assert answer["marks"] == [[True, False, True, False]]


def test_pad_x20_a_bid_of_0_can_be_made() -> None:
    answer = xylotar({"tricks": [0, 7, 4, 3], "bids": [0, 1, 1, 1]})
    assert answer["result"]["totals"] == [5, 7, 4, 3]


@pytest.mark.parametrize(("players", "tricks"), [(3, 12), (4, 14), (5, 11)])
def test_pad_x16_tricks_that_do_not_add_up_are_refused(players: int, tricks: int) -> None:
    line = {"tricks": [tricks + 1] + [0] * (players - 1), "bids": [1] * players}
    answer = xylotar(line, players=players)
    assert refused(answer) == ("pad-tricks", "X16")
    assert answer["refused"]["arguments"] == {"sum": tricks + 1, "tricks": tricks}
    assert answer["refused"]["deal"] == 1
    assert xylotar({**line, "tricks": [tricks] + [0] * (players - 1)}, players=players)["refused"] is None


def test_pad_x16_nobody_has_less_than_no_trick() -> None:
    assert refused(xylotar({**FOUR, "tricks": [-1, 5, 6, 4]})) == ("pad-negative", "X19")


@pytest.mark.parametrize(("players", "bid", "rule"), [(4, 11, "X1"), (3, 9, "X3"), (4, -1, "X1")])
def test_pad_x1_x3_a_bid_is_a_card(players: int, bid: int, rule: str) -> None:
    tricks = {3: [12, 0, 0], 4: [14, 0, 0, 0]}[players]
    assert refused(xylotar({"tricks": tricks, "bids": [bid] + [0] * (players - 1)}, players=players)) == ("pad-bid", rule)


def test_pad_x1_there_is_one_10_and_two_9s() -> None:
    assert refused(xylotar({**FOUR, "bids": [10, 10, 0, 0]})) == ("pad-bids", "X1")
    assert refused(xylotar({**FOUR, "bids": [9, 9, 9, 0]})) == ("pad-bids", "X1")
    assert xylotar({**FOUR, "bids": [10, 9, 9, 0]})["refused"] is None


@pytest.mark.parametrize(
    ("automata", "scores"),
    [([5, 6], [2 + 5, 3]), ([4, 6], [5, 0]), ([4, 5], [0, 0])],
)
def test_pad_x33_automata_that_make_their_bids_cost_points(automata: list[int], scores: list[int]) -> None:
    line = {"tricks": [2, 4, 3, 5], "bids": [2, automata[0], 9, automata[1]]}
    assert xylotar(line, players=2)["result"]["deals"][0]["scores"] == scores


def test_pad_x8_x34_who_leads_first() -> None:
    assert xylotar(dealer=4)["next"] | {"tricks": 14} == {
        "round": 1,
        "dealer": 4,
        "begins": 1,
        "how": "left-of-dealer",
        "rule": "X8",
        "tricks": 14,
        "extra": False,
    }
    two = xylotar(players=2, dealer=1)["next"]
    assert (two["begins"], two["rule"]) == (3, "X34")
    with pytest.raises(Refusal, match="the dealer cannot be 2"):
        xylotar(players=2, dealer=2)


def test_pad_x21_the_lowest_total_leads_the_next_round() -> None:
    following = xylotar(FOUR)["next"]
    assert (following["round"], following["begins"], following["dealer"], following["rule"]) == (2, 4, 3, "X21")


def test_pad_x22_a_tie_is_won_with_the_fewest_tricks() -> None:
    answer = xylotar({"tricks": [1, 6, 4, 3], "bids": [1, 0, 0, 0]}, rounds=1)
    assert (answer["result"]["totals"], answer["result"]["winners"]) == ([6, 6, 4, 3], [1])
    assert answer["ended"] == {"how": "only-bid", "rule": "X22", "tied": [1, 2], "tricks": 1}
    assert answer["result"]["places"] == [1, 2, 3, 4]
    assert xylotar(FOUR, rounds=1)["ended"] == {"how": "total", "rule": "X22"}


def test_pad_x23_a_tie_that_stays_needs_one_more_round() -> None:
    tied = {"tricks": [5, 5, 2, 2], "bids": [0, 0, 9, 8]}
    answer = xylotar(tied, rounds=1)
    assert answer["result"]["winners"] == []
    assert answer["next"]["extra"]
    assert answer["next"]["round"] == 2 > answer["result"]["deals_agreed"]
    assert xylotar(tied, FOUR, rounds=1)["result"]["winners"] == [1]


def test_pad_x24_who_began_is_written_down_where_somebody_decided_it() -> None:
    first = {"tricks": [2, 2, 6, 4], "bids": [9, 9, 8, 8]}
    following = xylotar(first, ties="neighbour")["next"]
    assert (following["begins"], following["decider"], following["among"]) == (None, 3, [1, 2])
    assert refused(xylotar(first, FOUR, ties="neighbour")) == ("pad-leader", "X24")
    assert refused(xylotar(first, {**FOUR, "leader": [3]}, ties="neighbour")) == ("pad-leader", "X24")
    assert xylotar(first, {**FOUR, "leader": [2]}, ties="neighbour")["refused"] is None


# --- HILO ---


@pytest.mark.parametrize(
    ("line", "scores"),
    [
        (sums(7, 26, 9, closer=1), [7, 26, 9]),
        (sums(7, 26, 9, closer=3), [7, 26, 18]),
        (sums(9, 26, 9, closer=3), [9, 26, 18]),
        (sums(-3, 26, -2, closer=3), [-3, 26, -2]),
    ],
)
def test_pad_h16_the_closer_is_doubled_unless_alone_the_lowest(line: dict[str, list[int]], scores: list[int]) -> None:
    answer = keep("hilo", 3, {}, None, [line])
    assert answer["result"]["deals"][0]["scores"] == scores
    assert answer["marks"] == [[score != total for score, total in zip(scores, line["sums"], strict=True)]]


@pytest.mark.parametrize("closed", [[], [1, 2], [4], None, ["1"]])
def test_pad_h13_one_player_closes_a_round(closed: Any) -> None:
    assert refused(keep("hilo", 3, {}, None, [{"sums": [1, 2, 3], "closed": closed}])) == ("pad-closer", "H13")


@pytest.mark.parametrize(("total", "possible"), [(-8, True), (-9, False), (98, True), (99, False)])
def test_pad_h15_a_tableau_holds_nine_cards(total: int, possible: bool) -> None:
    answer = keep("hilo", 2, {}, None, [sums(total, 50)])
    assert (answer["refused"] is None) == possible
    assert possible or refused(answer) == ("pad-sum", "H15")


def test_pad_h17_the_lowest_total_wins_once_somebody_has_a_hundred() -> None:
    lines = [sums(7, 26, 9), sums(18, 14, 11, closer=3), sums(23, 19, 12, closer=3)]
    answer = keep("hilo", 3, {}, None, lines)
    assert (answer["result"]["totals"], answer["result"]["finished"]) == ([48, 59, 32], False)
    assert answer["next"] == {"round": 4, "dealer": None, "begins": None, "how": "two-cards", "rule": "H4"}
    answer = keep("hilo", 3, {}, None, [*lines, sums(4, 41, 20)])
    assert (answer["result"]["winners"], answer["ended"]) == ([1, 3], {"how": "total", "rule": "H17"})
    answer = keep("hilo", 3, {"limit": 50}, None, lines)
    assert answer["result"]["winners"] == [3]


def test_pad_a_corrected_line_may_end_the_match_before_later_ones() -> None:
    answer = keep("hilo", 2, {}, None, [sums(5, 98), sums(5, 40), sums(5, 6)])
    assert refused(answer) == ("match-over", "H17")
    assert answer["refused"]["deal"] == 3
    assert answer["result"]["totals"] == [10, 138]


# --- XXL ---


def test_pad_k6_k7_places_are_added_and_the_deal_moves_on() -> None:
    answer = keep("xxl", 4, {}, 4, [points(12, 0, 12, 30)])
    assert numbers_of(answer["result"])["deals"] == [{"scores": [12, 0, 12, 30], "places": [2, 1, 2, 4]}]
    assert answer["result"]["totals"] == [2, 1, 2, 4]
    following = answer["next"]
    assert (following["variant"], following["dealer"], following["begins"], following["rule"]) == (2, 1, None, "K30")


def test_pad_k4_k5_a_match_is_as_long_as_agreed() -> None:
    assert keep("xxl", 3, {}, 1, [])["next"]["of"] == 6
    assert keep("xxl", 3, {"cycles": 2}, 1, [])["next"]["of"] == 12
    series = keep("xxl", 2, {"mode": "series", "variant": 4}, 2, [points(51, 22), points(0, 30)])
    assert series["result"]["deals"][1]["places"] == [2, 1]
    assert (series["result"]["winners"], series["ended"]) == ([1, 2], {"how": "total", "rule": "K6"})


def test_pad_k20_the_left_of_the_dealer_begins_runs() -> None:
    following = keep("xxl", 3, {}, 3, [])["next"]
    assert (following["variant"], following["begins"], following["rule"]) == (1, 1, "K20")


def series(variant: int, *numbers: int) -> dict[str, Any]:
    return keep("xxl", len(numbers), {"mode": "series", "variant": variant}, 1, [points(*numbers)])


@pytest.mark.parametrize("variant", [1, 2, 5])
def test_pad_k12_only_one_hand_can_be_empty(variant: int) -> None:
    assert refused(series(variant, 0, 4, 0)) == ("pad-empty-hands", "K12")
    assert series(variant, 0, 4, 4)["refused"] is None


@pytest.mark.parametrize(("variant", "rule"), [(1, "K12"), (2, "K12"), (3, "K46"), (4, "K56"), (5, "K12"), (6, "K75")])
def test_pad_k56_nothing_is_counted_below_0(variant: int, rule: str) -> None:
    assert refused(series(variant, -1, 20, 30)) == ("pad-negative", rule)


def test_pad_k1_all_cards_have_550_points() -> None:
    assert refused(series(4, 500, 51)) == ("pad-points", "K1")
    assert series(4, 500, 50)["refused"] is None


@pytest.mark.parametrize(
    ("won", "refusal"),
    [
        ((24, 0, 0), None),
        ((10, 14, 0), ("pad-whole-tricks", "K43")),
        ((9, 6, 9), ("pad-refused", "K43")),
        ((30, 18, 0), ("pad-refused", "K43")),
        ((30, 17, 1), None),
        ((30, 10, 1), ("pad-cards-won", "K46")),
        ((16, 16, 0, 0), None),
        ((40, 16, 8, 0), None),
        ((16, 8, 8, 0), ("pad-refused", "K43")),
    ],
)
def test_pad_k43_k46_all_cards_of_a_round_are_won(won: tuple[int, ...], refusal: tuple[str, str] | None) -> None:
    answer = series(3, *won)
    assert (answer["refused"] and refused(answer)) == refusal


def test_pad_k75_the_cards_that_are_dealt_are_won() -> None:
    """Two players win 24 of the 55 cards: the cheapest have 146 points, the dearest 334."""
    assert refused(series(6, 100, 45)) == ("pad-all-won", "K75")
    assert refused(series(6, 200, 135)) == ("pad-all-won", "K75")
    assert series(6, 100, 46)["refused"] is None
    assert series(6, 200, 134)["refused"] is None


# --- Anything else ---


@pytest.mark.parametrize(
    "line",
    [{}, {"sums": [1]}, {"sums": "12"}, None, []],
)
def test_a_line_with_too_few_numbers_is_refused(line: Any) -> None:
    assert keep("hilo", 2, {}, None, [line])["refused"]["message"] == "pad-line"


@pytest.mark.parametrize("number", [None, "3", 2.5, True])
def test_a_number_that_is_missing_is_asked_for(number: Any) -> None:
    refusal = keep("hilo", 2, {}, None, [{"sums": [1, number], "closed": [1]}])["refused"]
    assert (refusal["message"], refusal["arguments"]) == ("pad-missing", {"what": "sums", "seat": 2})


def test_what_is_no_match_has_no_pad() -> None:
    for game, players, options, dealer in (
        ("chess", 2, {}, 1),
        ("hilo", 7, {}, None),
        ("hilo", "2", {}, None),
        ("xxl", 3, {"times": 0}, 1),
        ("xxl", 3, {}, None),
        ("xylotar", 3, {}, 4),
    ):
        with pytest.raises(Refusal):
            keep(game, players, options, dealer, [])  # type: ignore[arg-type]


def test_nothing_below_a_refused_line_counts() -> None:
    answer = keep("hilo", 2, {}, None, [sums(5, 6), sums(5, 600), sums(7, 8)])
    assert answer["refused"]["deal"] == 2
    assert answer["result"]["totals"] == [5, 6]
