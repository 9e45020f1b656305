"""Every rule of HILO by its number. Tableaus are given row by row; moves are written `seat move`."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from atout.compiled import blank, buffer
from atout.game import GAMES
from atout.game.hilo.deals import deck
from atout.game.hilo.notation import TEXTS
from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.rules import hilo as rules
from tests.tables import SEED, play, random_moves, refused

PLAIN = "R11 O11 Y11 G11 T11 B11 V11 P11 R10"
OTHER = "O10 Y10 G10 T10 B10 V10 P10 R9 O9"


def hilo(*tableaus: str, discard: str = "P5", draw: str = "", **options: Any) -> Match:
    """A match whose first deal is given. The flips are up to the test."""
    deal = {"tableaus": list(tableaus), "discard": discard, "draw": draw}
    return GAMES["hilo"].match([f"P{i}" for i in range(1, len(tableaus) + 1)], options, SEED, [deal])


def at_turn(*tableaus: str, up: str = "1 9", **more: Any) -> Match:
    """Everybody has turned over two cells, and it is the turn of seat 1."""
    match = hilo(*tableaus, **more)
    for seat in match.seats:
        match.play(seat, f"flip {up if seat == 1 else '8 9'}")
    match.state.turn = 0
    return match


def rows(match: Match, seat: int) -> list[list[str | None]]:
    return match.view()["tableaus"][seat - 1]["rows"]


def turn_up(match: Match, seat: int, cells: list[int]) -> None:
    """Turns over more cells than the game would by now, for a position that a test wants."""
    for cell in cells:
        rules.turn_up(match.state.record, seat - 1, cell - 1)


def cards_on_table(match: Match) -> list[int]:
    state = match.state
    piles = [state.pile[i] for i in range(state.discards)] + [state.pile[i] for i in range(state.next, rules.CARDS)]
    cells = [state.cell[o, c] for o in range(state.seats) for c in range(rules.cells(state.record, o))]
    return [card for card in [*piles, *cells, state.held] if card != rules.NONE]


# --- Cards and set-up -------------------------------------------------------------------------------------------------


def test_h1_104_cards_in_eight_colours_from_minus_1_to_11() -> None:
    names = {rules.name(card) for card in deck()}
    assert names == {f"{colour}{value}" for colour in "ROYGTBVP" for value in range(-1, 12)}
    assert len(deck()) == 104


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_h1_cards_are_conserved(players: int) -> None:
    match = GAMES["hilo"].match(["P"] * players, {"limit": 300}, SEED)
    for _ in random_moves(match, Random(players), limit=400):
        assert sorted(cards_on_table(match)) == sorted(deck())


@pytest.mark.parametrize("players", [2, 6])
def test_h2_nine_cards_each_face_down_and_one_discard(players: int) -> None:
    match = GAMES["hilo"].match(["P"] * players, {}, SEED)
    view = match.view(1)
    assert [tableau["rows"] for tableau in view["tableaus"]] == [[["?"] * 3] * 3] * players
    assert view["discards"] == 1
    assert view["draws"] == 104 - 9 * players - 1


def test_h3_clockwise_and_nobody_out_of_turn() -> None:
    match = at_turn(PLAIN, OTHER, up="1 2")
    assert match.to_act == [1]
    assert refused(match, "2 draw") == "H3"
    assert refused(match, "2 take 1") == "H3"
    play(match, "1 take 3")
    assert match.to_act == [2]


def test_h4_two_cards_each_at_the_same_time() -> None:
    match = hilo(PLAIN, OTHER)
    assert match.to_act == [1, 2]
    assert len(match.legal(1)) == 36
    for move in ("1 draw", "1 take 1", "1 flip 3 3", "1 flip 0 4", "1 flip 4 10"):
        assert refused(match, move) == "H4"
    play(match, "2 FLIP 9 4")
    assert match.moves == [(2, "flip 4 9")]
    assert refused(match, "2 flip 1 2") == "H4"
    assert match.view(1)["moves"] == [[2, "flip"]]
    assert rows(match, 2) == [["?"] * 3] * 3  # not yet
    play(match, "1 flip 1 2")
    assert rows(match, 2) == [["?", "?", "?"], ["T10", "?", "?"], ["?", "?", "O9"]]
    assert match.view(1)["moves"] == [[2, "flip 4 9"], [1, "flip 1 2"]]
    assert refused(match, "1 flip 3 4") == "H4"


def test_h4_the_highest_sum_begins() -> None:
    assert play(hilo(PLAIN, OTHER), "1 flip 1 2", "2 flip 1 2").to_act == [1]
    assert play(hilo(OTHER, PLAIN), "1 flip 1 2", "2 flip 1 2").to_act == [2]


@pytest.mark.parametrize(("heights", "begins"), [(None, 3), ([3, 1, 2], 2), ([2, 3, 1], 1), ([1, 2, 3], 3)])
def test_h4_the_shortest_of_equals_begins(heights: list[int] | None, begins: int) -> None:
    tableaus = (PLAIN, "O10 Y10 G10 T10 B10 V10 P10 O9 Y9", "R-1 R0 G9 T9 B9 V9 P9 R8 O8")
    options: dict[str, Any] = {"heights": heights} if heights else {}
    match = play(hilo(*tableaus, **options), "1 flip 1 9", "2 flip 1 2", "3 flip 1 2")
    assert match.to_act == [1]  # 21 alone is the highest
    tableaus = ("R5 R1 O9 Y9 G9 T9 B9 V9 P9", "O5 O1 Y8 G8 T8 B8 V8 P8 O8", "Y5 Y1 G7 T7 B7 V7 P7 R7 O7")
    assert play(hilo(*tableaus, **options), "1 flip 1 2", "2 flip 1 2", "3 flip 1 2").to_act == [begins]


# --- A turn -----------------------------------------------------------------------------------------------------------


def test_h5_take_the_discard_for_any_card_face_up_or_down() -> None:
    match = at_turn(PLAIN, OTHER, up="1 2")
    assert match.legal(1) == [f"take {cell}" for cell in range(1, 10)] + ["draw"]
    play(match, "1 take 1")
    assert rows(match, 1)[0][0] == "P5"
    assert match.view()["discard"] == "R11"
    match = play(at_turn(PLAIN, OTHER, up="1 2"), "1 take 5")
    assert rows(match, 1)[1][1] == "P5"
    assert match.view()["discard"] == "T11"
    assert refused(at_turn(PLAIN, OTHER, up="1 2"), "1 take 10") == "H5"


def test_e1_red_3_for_blue_9() -> None:
    match = play(at_turn("B9 O11 Y11 G11 T11 B11 V11 P11 R10", OTHER, up="2 3", discard="R3"), "1 take 1")
    assert match.view()["discard"] == "B9"
    assert rows(match, 1)[0][0] == "R3"


def test_h6_draw_and_swap() -> None:
    match = play(at_turn(PLAIN, OTHER, up="1 2", draw="R3 B0"), "1 draw")
    assert match.view(1)["held"] == "R3"
    assert match.view(2)["held"] == "?"
    assert match.view()["held"] == "?"
    assert match.legal(1) == [f"swap {c}" for c in range(1, 10)] + [f"drop {c}" for c in range(3, 10)]
    for move in ("1 draw", "1 take 1", "1 drop 1", "1 drop 10", "1 swap 10"):
        assert refused(match, move) == "H6"
    play(match, "1 swap 2")
    assert rows(match, 1)[0] == ["R11", "R3", "?"]
    assert match.view()["discard"] == "O11"


def test_h6_drop_and_turn_over() -> None:
    match = play(at_turn(PLAIN, OTHER, up="1 2", draw="R3 B0"), "1 draw", "1 drop 9")
    assert match.view()["discard"] == "R3"
    assert rows(match, 1)[2] == ["?", "?", "R10"]
    assert match.to_act == [2]
    for move in ("2 swap 1", "2 drop 1"):
        assert refused(match, move) == "H6"


def exhausted(**more: Any) -> Match:
    """Two players who draw and lay on cell 1 until the draw pile is empty; seat 1 is to move."""
    match = at_turn(PLAIN, OTHER, up="1 2", **more)
    while match.state.next < rules.CARDS:
        play(match, f"{match.to_act[0]} draw", f"{match.to_act[0]} swap 1")
        if match.legal(match.to_act[0])[-1] == "keep":
            play(match, f"{match.to_act[0]} keep")
    return match


def test_h7_the_discard_pile_without_its_top_becomes_the_draw_pile() -> None:
    match = exhausted()
    seat = match.to_act[0]
    assert match.view()["draws"] == 0
    discards = [match.state.pile[i] for i in range(match.state.discards)]
    assert f"take {1}" in match.legal(seat)
    play(match, f"{seat} draw")
    assert match.view()["discard"] == rules.name(discards[-1])
    assert match.view()["discards"] == 1
    assert match.view()["draws"] == len(discards) - 2
    new = match.deals[0]["reshuffles"][0].split()
    assert sorted(new) == sorted(rules.name(card) for card in discards[:-1])
    assert match.view(seat)["held"] == new[0]


def test_h7_a_given_reshuffle_must_be_the_discard_pile() -> None:
    match = exhausted()
    seat = match.to_act[0]
    cards = [rules.name(match.state.pile[i]) for i in range(match.state.discards - 1)]
    document = match.record()
    for entry, accepted in ((" ".join(sorted(cards)), True), (" ".join(cards[1:]), False), ("R1", False)):
        deal = {**match.deals[0], "reshuffles": [entry]}
        other = GAMES["hilo"].match(match.players, {}, None, [deal])
        for who, move in document["moves"]:
            other.play(who, move)
        if accepted:
            play(other, f"{seat} draw")
            assert other.view(seat)["held"] == sorted(cards)[0]
        else:
            assert refused(other, f"{seat} draw") == "H7"


def test_h7_a_reshuffle_without_seed_is_refused() -> None:
    match = exhausted()
    other = GAMES["hilo"].match(match.players, {}, None, [match.deals[0]])
    for seat, move in match.moves:
        other.play(seat, move)
    with pytest.raises(Refusal) as caught:
        other.play(other.to_act[0], "draw")
    assert caught.value.message == "no-seed"
    assert other.to_act == match.to_act
    assert "reshuffles" not in other.deals[0]


# --- HILO -------------------------------------------------------------------------------------------------------------

REDS = "R5 R6 O11 Y11 G11 T11 B11 V11 P11"


def test_h8_a_line_of_one_colour_may_be_cleared_at_once() -> None:
    match = play(at_turn(REDS, OTHER, up="1 2", discard="R2"), "1 take 3")
    assert match.to_act == [1]
    assert match.legal(1) == ["clear row 1", "keep"]
    assert match.view()["lines"] == ["row 1"]
    for move in ("1 draw", "1 take 1", "1 slide left", "1 clear row 2", "1 clear diagonal /"):
        assert refused(match, move) == "H8"
    play(match, "1 clear row 1")
    assert rows(match, 1) == [["?", "?", "?"], ["?", "?", "?"]]
    assert match.to_act == [2]


def test_h8_a_face_down_card_makes_no_line() -> None:
    match = play(at_turn(REDS, OTHER, up="1 9", discard="R2"), "1 take 3")  # red 6 lies face down
    assert match.to_act == [2]


def test_h8_a_declined_line_waits_for_a_new_card_in_it() -> None:
    match = play(at_turn(REDS, OTHER, up="1 2", discard="R2", draw="P1 R1 P2 P3"), "1 take 3", "1 keep")
    play(match, "2 draw", "2 drop 1", "1 take 9")
    assert match.to_act == [2]  # a card elsewhere does not help
    assert refused(match, "1 clear row 1") == "H3"
    match = play(at_turn(REDS, OTHER, up="1 2", discard="R2", draw="R1"), "1 take 3", "1 keep", "2 draw", "2 drop 1")
    play(match, "1 take 2")  # red 1 replaces red 6 in the line that still stands
    assert match.legal(1) == ["clear row 1", "keep"]


def test_h8_turning_a_card_over_can_complete_a_line() -> None:
    match = play(at_turn("R5 R6 R7 O11 Y11 G11 T11 B11 V11", OTHER, up="1 2", draw="P1"), "1 draw", "1 drop 3")
    assert match.legal(1) == ["clear row 1", "keep"]


def test_h9_the_lowest_card_is_on_top_of_the_discard_pile() -> None:
    match = play(at_turn(REDS, OTHER, up="1 2", discard="R2"), "1 take 3", "1 clear row 1")
    pile = [rules.name(match.state.pile[i]) for i in range(match.state.discards)]
    assert pile == ["O11", "R6", "R5", "R2"]


def test_e2_the_lowest_is_on_top() -> None:
    match = play(at_turn(REDS, OTHER, up="1 2", discard="R2"), "1 take 3", "1 clear row 1")
    assert match.view()["discard"] == "R2"


def test_h10_of_several_lines_one_is_cleared() -> None:
    match = at_turn("O11 R6 R5 R4 P11 O8 R3 B11 V11", OTHER, up="2 3", discard="R2")
    turn_up(match, 1, [4, 7])
    play(match, "1 take 1")
    assert match.legal(1) == ["clear row 1", "clear column 1", "keep"]
    play(match, "1 clear column 1")
    assert rows(match, 1) == [["R6", "R5"], ["?", "?"], ["?", "?"]]
    assert match.to_act == [2]


def test_h10_keep_declines_all_of_them() -> None:
    match = at_turn("O11 R6 R5 R4 P11 O8 R3 B11 V11", OTHER, up="2 3", discard="R2")
    turn_up(match, 1, [4, 7])
    play(match, "1 take 1", "1 keep")
    assert match.to_act == [2]
    assert match.view()["lines"] == []
    assert rows(match, 1)[0] == ["R2", "R6", "R5"]


DIAGONAL = "R5 O1 Y2 G3 R6 T4 B5 V6 O11"


def after_diagonal(tableau: str = DIAGONAL, line: str = "\\", *, up: list[int], take: int = 9, first: str = "1 5") -> Match:
    match = at_turn(tableau, OTHER, up=first, discard="R2")
    turn_up(match, 1, up)
    return play(match, f"1 take {take}", f"1 clear diagonal {line}")


def test_h11_a_diagonal_is_followed_by_a_slide() -> None:
    match = after_diagonal(up=[2, 3, 4, 6, 7])
    assert match.legal(1) == ["slide left", "slide down"]
    assert rows(match, 1) == [[None, "O1", "Y2"], ["G3", None, "T4"], ["B5", "?", None]]
    for move in ("1 keep", "1 draw", "1 clear row 1"):
        assert refused(match, move) == "H11"
    assert refused(match, "2 draw") == "H3"


def test_h11_slide_left_makes_three_rows_of_two() -> None:
    match = play(after_diagonal(up=[2, 3, 4, 6, 7]), "1 slide left")
    assert rows(match, 1) == [["O1", "Y2"], ["G3", "T4"], ["B5", "?"]]
    assert match.to_act == [2]
    assert refused(match, "1 slide left") == "H3"


def test_e3_slide_down_makes_two_rows_of_three() -> None:
    match = play(after_diagonal(up=[2, 3, 4, 6, 7]), "1 slide down")
    assert rows(match, 1) == [["G3", "O1", "Y2"], ["B5", "?", "T4"]]


@pytest.mark.parametrize(
    ("way", "expected"),
    [("left", [["R5", "O1"], ["G3", "T4"], ["V6", "P7"]]), ("down", [["R5", "O1", "T4"], ["G3", "V6", "P7"]])],
)
def test_h11_the_other_diagonal(way: str, expected: list[list[str]]) -> None:
    match = after_diagonal("R5 O1 R4 G3 R6 T4 B5 V6 P7", "/", up=[1, 2, 4, 6, 8, 9], take=7, first="3 5")
    assert rows(play(match, f"1 slide {way}"), 1) == expected


def test_h11_a_line_that_a_slide_makes_is_cleared_by_itself() -> None:
    match = after_diagonal("R5 O1 Y2 O3 R6 T4 O5 V6 O11", up=[2, 3, 4, 6, 7])
    play(match, "1 slide left")  # the left column is orange now
    assert rows(match, 1) == [["Y2"], ["T4"], ["?"]]
    assert match.view()["discard"] == "O1"
    assert match.to_act == [2]


def test_h11_of_two_lines_the_player_says_which_goes_first() -> None:
    match = after_diagonal("R5 O1 Y2 O3 R6 Y4 O5 Y6 O11", up=[2, 3, 4, 6, 7, 8])
    play(match, "1 slide left")
    assert match.legal(1) == ["clear column 1", "clear column 2"]
    assert refused(match, "1 keep") == "H11"
    assert refused(match, "1 draw") == "H11"
    play(match, "1 clear column 2")
    assert match.view()["discard"] == "O1"  # the other one went by itself
    assert rows(match, 1) == []


def test_h12_only_lines_of_three_count_after_a_clearing() -> None:
    match = play(at_turn(REDS, OTHER, up="1 2", discard="R2"), "1 take 3", "1 clear row 1", "2 take 1")
    assert refused(match, "1 clear diagonal \\") == "H12"
    assert match.legal(1) == [f"take {cell}" for cell in range(1, 7)] + ["draw"]
    assert refused(match, "1 take 7") == "H5"


def test_h12_columns_of_two_are_no_lines() -> None:
    match = at_turn("R5 R6 O11 T3 Y9 G9 O8 Y8 G8", OTHER, up="1 2", discard="R2", draw="P1")
    turn_up(match, 1, [4])
    play(match, "1 take 3", "1 clear row 1", "2 draw", "2 drop 1")
    state = blank(rules.STATE)
    state.restore(match.state.contents())
    assert [rules.line_cells(state.record, 0, line) for line in range(8)] == [0b111, 0b111000, 0, 0, 0, 0, 0, 0]


# --- The end of a round -----------------------------------------------------------------------------------------------


def one_before_the_end(first: str, second: str, *, down: int = 9, other_down: int = 9, **more: Any) -> Match:
    """Seat 1 is to move and has one face-down card left, and so has seat 2."""
    match = at_turn(first, second, up="1 2", **more)
    turn_up(match, 1, [cell for cell in range(1, 10) if cell != down])
    turn_up(match, 2, [cell for cell in range(1, 10) if cell != other_down])
    match.state.up[1] &= ~(1 << other_down - 1)
    for suit in range(8):
        match.state.suit[1, suit] &= ~(1 << other_down - 1)
    match.state.turn = 0
    return match


LOW = "R0 O0 Y0 G0 T0 B0 V0 P0 O1"
HIGH = "O10 Y10 G10 T10 B10 V10 P10 R9 O9"


def test_h13_the_closer_ends_the_round_after_one_more_turn_for_everybody() -> None:
    match = one_before_the_end(LOW, HIGH, discard="P3", limit=1000)
    play(match, "1 take 9")
    assert match.view()["closer"] == 1
    assert match.to_act == [2]
    play(match, "2 take 1")
    assert len(match.result.deals) == 1


def test_h13_a_player_without_cards_closes_too() -> None:
    match = at_turn("R5 R6 O11 Y11 G11 T11 B11 V11 P11", HIGH, up="1 2", discard="R2", limit=1000)
    state = match.state
    state.rows[0], state.columns[0], state.up[0] = 1, 3, 0b011
    for suit in range(8):
        state.suit[0, suit] &= 0b111
    play(match, "1 take 3", "1 clear row 1")
    assert match.view()["closer"] == 1
    assert rows(match, 1) == []


def test_h14_everything_is_turned_over_and_lines_are_cleared() -> None:
    match = one_before_the_end(LOW, "O10 Y10 G10 T10 B10 V10 R8 R7 R6", discard="P3", limit=1000)
    play(match, "1 take 9", "2 take 1")  # red 6 lay face down
    assert match.result.deals[0]["scores"] == [3, 1 + 50]


def test_h14_a_declined_line_is_cleared_at_the_end() -> None:
    match = one_before_the_end("R5 R6 O11 G0 T0 B0 V0 P0 O1", HIGH, discard="R2", draw="P1 P2", limit=1000, down=3)
    play(match, "1 take 3", "1 keep", "2 draw", "2 drop 9")
    assert match.result.deals[0]["scores"][0] == 1


def test_h14_the_closer_settles_first_and_choices_are_moves() -> None:
    cross = "R0 R3 R4 R5 T0 B0 R6 P0 O1"
    match = one_before_the_end("Y0 Y3 Y4 Y5 G0 G2 Y6 P2 O2", cross, discard="Y7", draw="P5", other_down=1, limit=1000)
    play(match, "1 take 9", "2 take 9")
    assert match.to_act == [1]
    assert match.legal(1) == ["clear row 1", "clear column 1"]
    assert refused(match, "1 keep") == "H14"
    assert refused(match, "2 clear row 1") == "H14"
    assert refused(match, "1 clear row 3") == "H14"
    play(match, "1 clear row 1")
    assert match.to_act == [2]
    assert match.legal(2) == ["clear row 1", "clear column 1"]
    play(match, "2 clear column 1")
    assert len(match.result.deals) == 1


def test_h14_a_single_diagonal_goes_by_itself_but_its_slide_is_chosen() -> None:
    match = one_before_the_end("R0 O3 Y4 G5 R1 B2 V6 P2 T7", HIGH, discard="R2", draw="P5", limit=1000)
    play(match, "1 take 9", "1 keep", "2 draw", "2 drop 9")
    assert match.legal(1) == ["slide left", "slide down"]
    play(match, "1 slide down")
    assert match.result.deals[0]["scores"][0] == 3 + 4 + 5 + 2 + 6 + 2


def score_of(sums: list[int], closer: int) -> list[int]:
    """What a round is worth with these sums; each is made of one or two cards."""
    state = blank(rules.STATE)
    state.players = state.seats = len(sums)
    state.closer = closer - 1
    for seat, total in enumerate(sums):
        state.rows[seat], state.columns[seat], state.up[seat] = 1, 3, 0b111
        for cell in range(3):
            part = max(-1, min(11, total))
            state.cell[seat, cell] = part + 1
            total -= part
    points = buffer(np.int32, rules.SEATS)
    rules.score(state.record, points)
    return [int(points[seat]) for seat in range(len(sums))]


def test_h15_the_sum_of_what_is_left() -> None:
    assert score_of([7, 26, 9], 1) == [7, 26, 9]


@pytest.mark.parametrize(
    ("sums", "closer", "scores"),
    [
        ([7, 26, 9], 2, [7, 52, 9]),
        ([7, 7, 9], 1, [14, 7, 9]),  # a tie doubles too
        ([7, 7, 9], 2, [7, 14, 9]),
        ([0, 0, 9], 1, [0, 0, 9]),  # twice nothing
        ([-1, -2, 9], 1, [-1, -2, 9]),  # a negative sum is not doubled
        ([-2, -2, 9], 1, [-2, -2, 9]),
        ([1, 0, 9], 1, [2, 0, 9]),
        ([-1, 0, 9], 1, [-1, 0, 9]),
    ],
)
def test_h16_the_closer_is_doubled_unless_alone_the_lowest(sums: list[int], closer: int, scores: list[int]) -> None:
    assert score_of(sums, closer) == scores


def after(totals: list[int], **options: Any) -> Match:
    match = GAMES["hilo"].match(["P"] * len(totals), options, SEED)
    match.result.totals = totals
    return match


def test_h17_until_somebody_has_a_hundred() -> None:
    assert after([99, 12]).winners() == []
    assert after([100, 12]).winners() == [2]
    assert after([50, 12], limit=50).winners() == [2]
    assert after([40, 130, 101]).winners() == [1]


def test_h17_several_players_with_the_lowest_total_all_win() -> None:
    assert after([20, 110, 20]).winners() == [1, 3]


def test_e4_nobody_has_a_hundred_yet() -> None:
    rounds = [[7, 26, 9], [18, 14, 11], [23, 19, 12]]
    totals = [sum(column) for column in zip(*rounds, strict=True)]
    assert totals == [48, 59, 32]
    assert after(totals).winners() == []


def test_state_fits_in_512_bytes() -> None:
    assert rules.STATE.itemsize <= 512


def test_every_action_has_a_name_of_its_own() -> None:
    assert len(set(TEXTS.values())) == len(TEXTS)
    assert set(TEXTS) <= set(range(rules.ACTIONS))
