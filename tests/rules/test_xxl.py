"""Every rule of XXL by its number, variant by variant. Deals are given; moves are written `seat move`."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from atout.game import GAMES
from atout.game.xxl.match import Xxl
from atout.game.xxl.variants import VARIANTS
from atout.match.buffers import members
from atout.match.match import Match
from atout.match.refusal import Refusal
from atout.rules.xxl import below, descents, refuse, streets
from atout.rules.xxl.cards import CARDS, LETTERS, card_number, carrying, total, value_in
from atout.rules.xxl.deck import fault, name, printed_deck, sides, use, written
from tests.tables import SEED, play, random_moves, refused
from tests.variants import FOUR_COLOURS, OF_XXL, PAIRS, RED_EVERYWHERE

NAMES = [written(card) for card in printed_deck()]


def xxl(
    variant: int, *hands: str, stock: str = "", dealer: int | None = None, seed: bytes | None = SEED, **options: Any
) -> Match:
    """A series of one variant whose first deal is given. The last seat deals unless another is named."""
    deal: dict[str, Any] = {"dealer": dealer or len(hands), "hands": list(hands), "stock": stock}
    second = options.pop("second", None)
    if second:
        deal["second"] = second
    options = {"mode": "series", "variant": variant, "times": 1, **options}
    return GAMES["xxl"].match([f"P{i}" for i in range(1, len(hands) + 1)], options, seed, [deal])


def match_of(players: int, **options: Any) -> Xxl:
    return Xxl(["P"] * players, options, SEED)


def table(match: Match, seat: int | None = None) -> dict[str, Any]:
    return match.view(seat)["table"]


# --- Cards and match --------------------------------------------------------------------------------------------------


def test_k1_every_pair_of_different_values_exists_once() -> None:
    assert len(printed_deck()) == 55
    assert {(card[1], card[3]) for card in printed_deck()} == {(a, b) for a in range(11) for b in range(a)}
    assert all(card[0] != card[2] for card in printed_deck())


def test_k1_a_card_has_a_total() -> None:
    match = match_of(2)
    assert total(match.state.record, card_number(7, 0)) == 7
    assert [name(match.state, card_number(a, b)) for a, b in ((7, 0), (10, 9))] == ["Y7/R0", "O10/B9"]


def test_k2_every_colour_carries_every_value_twice() -> None:
    carried = Counter(side for card in printed_deck() for side in (card[:2], card[2:]))
    assert set(carried.values()) == {2}
    assert len(carried) == 55
    pairs = Counter(frozenset((card[0], card[2])) for card in printed_deck())
    assert set(pairs.values()) <= {5, 6}
    assert len(pairs) == 10


def test_k2_an_owner_can_enter_another_deck() -> None:
    swapped = [card.translate(str.maketrans("RY", "YR")) for card in NAMES]
    match = match_of(2, deck=swapped)
    assert name(match.state, card_number(7, 0)) == "R7/Y0"
    assert match.record()["options"]["deck"] == swapped
    assert "deck" not in match_of(2, deck=list(reversed(NAMES))).record()["options"]


@pytest.mark.parametrize(
    ("deck", "rule", "fault"),
    [
        (NAMES[:54], "K1", "deck-size"),
        ([*NAMES, "R1/G0"], "K1", "deck-pair-twice"),
        ([*NAMES[:54], NAMES[0]], "K1", "deck-pair-twice"),
        (["R1/R0", *NAMES[1:]], "K1", "deck-card-alike"),
        (["R1/G1", *NAMES[1:]], "K1", "deck-card-alike"),
        (["R11/G1", *NAMES[1:]], "K1", "deck-no-card"),
        ([5, *NAMES[1:]], "K1", "deck-no-card"),
        ("R1/G0", "K2", "deck-list"),
        ([f"{'RYG'[(h + low) % 3]}{h}/{'RYG'[(h + low + 1) % 3]}{low}" for h, low in PAIRS], "K2", "deck-colours"),
        (
            [("O1/R0" if pair == (1, 0) else card) for card, pair in zip(FOUR_COLOURS, PAIRS, strict=True)],
            "K2",
            "deck-value-missing",
        ),
    ],
)
def test_k2_what_is_no_deck_is_refused_with_a_sentence_for_each_fault(deck: Any, rule: str, fault: str) -> None:
    with pytest.raises(Refusal) as caught:
        match_of(2, deck=deck)
    assert (caught.value.rule, caught.value.message) == (rule, fault)
    assert str(caught.value)


@pytest.mark.parametrize("deck", [FOUR_COLOURS, RED_EVERYWHERE], ids=["four colours", "red everywhere"])
def test_k2_a_deck_may_have_four_colours_and_more_or_fewer_cards_alike(deck: list[str]) -> None:
    match = match_of(3, deck=deck)
    assert match.options["deck"] == deck
    for colour, letter in enumerate(LETTERS):
        for value in range(11):
            expected = {number for number, card in enumerate(deck) if f"{letter}{value}" in card.split("/")}
            assert set(members(int(carrying(match.state.record, colour, value)))) == expected


def test_k2_a_colour_that_is_not_in_the_deck_is_never_offered() -> None:
    match = match_of(3, deck=FOUR_COLOURS, mode="series", variant=6, trump=True)
    seat = match.to_act[0]
    assert match.legal(seat) == ["trump R", "trump Y", "trump G", "trump B"]
    assert refused(match, f"{seat} trump O") == "K2"
    rows = match_of(3, deck=FOUR_COLOURS, mode="series", variant=5)
    assert list(table(rows)["wanted"]) == ["R", "Y", "G", "B"]


def test_k52_every_street_of_any_deck_has_an_action_of_its_own() -> None:
    for deck in (NAMES, FOUR_COLOURS, RED_EVERYWHERE):
        state = match_of(2, deck=deck, mode="series", variant=4).state
        first, last = streets.STREET, state.first[streets.KINDS]
        assert last <= streets.ACTIONS
        found = {tuple(int(streets.street_card(state.record, action, i)) for i in range(3)) for action in range(first, last)}
        streets_of_deck = {
            (colour, tuple(cards))
            for colour in range(5)
            for value in range(9)
            for cards in product(*(members(int(carrying(state.record, colour, value + i))) for i in range(3)))
        }
        assert len(streets_of_deck) == last - first
        assert found == {cards for _, cards in streets_of_deck}


def test_k2_a_deck_file_may_have_comments_with_commas() -> None:
    option = next(option for option in Xxl.options_offered if option.name == "deck")
    assert option.parse("# mine, all mine\n" + "\n".join(NAMES)) == NAMES
    assert option.parse(",".join(NAMES)) == NAMES


def test_k3_a_side_is_a_value_with_its_colour() -> None:
    match = match_of(2)
    card = card_number(7, 0)
    assert value_in(match.state.record, card, LETTERS.index("Y")) == 7
    assert value_in(match.state.record, card, LETTERS.index("R")) == 0
    assert value_in(match.state.record, card, LETTERS.index("G")) == -1
    assert sides("r0/y7") == sides("Y7/R0")
    assert fault(list(printed_deck())) is None


@pytest.mark.parametrize("cycles", [1, 2])
def test_k4_the_six_variants_in_order(cycles: int) -> None:
    match = match_of(3, cycles=cycles)
    seen = [match.variant.number]
    for _ in random_moves(match, Random(1)):
        if len(match.deals) > len(seen):
            seen.append(match.variant.number)
    assert seen == [1, 2, 3, 4, 5, 6] * cycles


@pytest.mark.parametrize(("options", "deals"), [({}, 3), ({"times": 1}, 1), ({"times": 5}, 5)])
def test_k5_a_series_of_one_variant(options: dict[str, Any], deals: int) -> None:
    match = match_of(3, mode="series", variant=6, **options)
    for _ in random_moves(match, Random(1)):
        assert match.variant.number == 6
    assert len(match.result.deals) == deals


def test_k6_places_are_added_up_and_the_lowest_sum_wins() -> None:
    match = match_of(4)
    for _ in random_moves(match, Random(2)):
        pass
    result = match.result.as_json()
    assert result["totals"] == [sum(places) for places in zip(*(d["places"] for d in result["deals"]), strict=True)]
    assert result["winners"] == [seat for seat in (1, 2, 3, 4) if result["totals"][seat - 1] == min(result["totals"])]


def test_k6_tied_players_share_the_better_place() -> None:
    from atout.match.result import places

    assert places([5, 3, 3, 1], most_wins=True) == [1, 2, 2, 4]
    assert places([5, 3, 3, 1], most_wins=False) == [4, 2, 2, 1]


def test_k6_equal_sums_share_the_win() -> None:
    match = match_of(3, mode="series", times=1)
    match.result.totals = [3, 2, 2]
    match.result.deals = [{"scores": [], "places": []}]
    assert match.winners() == [2, 3]


def test_k7_the_deal_moves_clockwise_from_a_drawn_dealer() -> None:
    match = match_of(4)
    for _ in random_moves(match, Random(3)):
        pass
    first = match.deals[0]["dealer"]
    assert [deal["dealer"] for deal in match.deals] == [(first - 1 + i) % 4 + 1 for i in range(6)]
    drawn = {GAMES["xxl"].match("ABC", {}, Random(i).randbytes(32)).deals[0]["dealer"] for i in range(40)}
    assert drawn == {1, 2, 3}


def test_k7_a_given_dealer_counts_and_the_next_follows() -> None:
    match = GAMES["xxl"].match("ABC", {}, SEED, [{"dealer": 3}, None, {"dealer": 3}])
    for _ in random_moves(match, Random(4)):
        pass
    assert [deal["dealer"] for deal in match.deals] == [3, 1, 3, 1, 2, 3]


def test_k7_the_highest_sum_of_totals_begins() -> None:
    low, high = "B1/Y0 B2/Y0 R2/G1 Y3/R0 O3/R1 B3/Y2", "O10/B9 Y10/G8 B10/G7 Y10/B6 G10/Y5 O10/Y4"
    assert xxl(2, low, high).to_act == [2]
    assert xxl(2, high, low).to_act == [1]


def test_k7_a_tie_goes_clockwise_from_the_dealers_left() -> None:
    hands = ("Y10/G8 B1/Y0 R2/G1 R4/B0", "B10/G7 B2/Y0 Y3/R0 O3/R1")  # 26 points each
    assert xxl(4, *hands, dealer=2).to_act == [1]
    assert xxl(4, *hands, dealer=1).to_act == [2]


def test_k8_clockwise_and_nobody_out_of_turn() -> None:
    match = match_of(3)
    first = match.to_act[0]
    other = first % 3 + 1
    assert refused(match, f"{other} draw") == "K8"
    for _ in random_moves(match, Random(1), limit=1):
        pass
    assert match.to_act[0] in (first, other)


def test_k9_only_cards_in_hand_are_played() -> None:
    match = xxl(2, "B1/Y0 B2/Y0 R2/G1 Y3/R0 O3/R1 B3/Y2", "O10/B9 Y10/G8 B10/G7 Y10/B6 G10/Y5 O10/Y4", stock="G8/R1")
    assert refused(match, "2 play R2/G1") == "K9"


# --- Shedding ---------------------------------------------------------------------------------------------------------

LOWS = "B1/Y0 B2/Y0 R2/G1 Y3/R0 O3/R1 B3/Y2"
HIGHS = "O10/B9 Y10/G8 B10/G7 Y10/B6 G10/Y5 O10/Y4"


def test_k10_whoever_can_play_must() -> None:
    match = xxl(2, LOWS, HIGHS, stock="O9/G5 R8/B0 Y8/G4")  # below orange 9 or green 5
    assert match.to_act == [2]
    assert match.legal(2) == ["draw"]  # nothing below
    play(match, "2 draw", "2 pass")
    assert match.legal(1) == ["play R2/G1", "play O3/R1"]
    assert refused(match, "1 draw") == "K10"
    assert refused(match, "1 pass") == "K10"


def test_k10_who_cannot_draws_and_may_play_that_card() -> None:
    match = xxl(2, LOWS, HIGHS, stock="O9/G5 O8/G2")
    assert refused(match, "2 pass") == "K10"
    play(match, "2 draw")
    assert match.legal(2) == ["play O8/G2", "pass"]
    assert refused(match, "2 play O10/B9") == "K10"
    assert refused(match, "2 draw") == "K10"
    assert table(match, 2)["drawn"] == "O8/G2"
    assert table(match, 1)["drawn"] is None


def shed(top: str, hands: list[str], drawn: str = "") -> Match:
    """Variant 2 near its end: the top card, and the only cards that are left. The first hand is to move."""
    match = xxl(2, LOWS, HIGHS)
    state = match.state
    numbers = {text: i for i, text in enumerate(NAMES)}
    for seat, hand in enumerate(hands):
        state.hand[seat] = sum(1 << numbers[card] for card in hand.split())
    state.next = CARDS
    for card in reversed(drawn.split()):
        state.next -= 1
        state.stock[state.next] = numbers[card]
    below.lay_on_top(state.record, numbers[top])
    state.turn = 0
    return match


def test_k10_with_an_empty_draw_pile_who_cannot_play_passes() -> None:
    match = shed("R6/G0", ["O10/B9", "R5/G4 O10/Y4"])
    assert match.legal(1) == ["pass"]
    assert refused(match, "1 draw") == "K10"
    play(match, "1 pass")
    assert match.legal(2) == ["play R5/G4"]


def test_k11_it_ends_when_a_hand_is_empty() -> None:
    match = play(shed("R6/G0", ["R5/G4", "O10/Y4"]), "1 play R5/G4")
    assert match.finished
    assert match.result.deals[0]["scores"] == [0, 14]


def test_k11_it_ends_when_nobody_can_play_with_an_empty_pile() -> None:
    match = play(shed("R6/G0", ["R5/G4 O10/B9", "O10/Y4 Y10/B6"]), "1 play R5/G4")
    assert match.finished
    assert match.result.for_record()["deals"] == [{"scores": [19, 30], "places": [1, 2]}]


def test_k11_it_is_looked_at_right_after_the_last_card_was_drawn() -> None:
    match = play(shed("R6/G0", ["O10/B9", "O10/Y4"], drawn="Y10/B6"), "1 draw")
    assert match.finished  # no pass is made


def test_k12_the_sum_of_the_totals_left_in_hand_the_lowest_first() -> None:
    match = play(shed("R6/G0", ["R5/G4 R10/O0", "R2/G1 B1/Y0 Y9/O1"]), "1 play R5/G4", "2 play R2/G1")
    assert match.finished
    assert match.result.for_record()["deals"] == [{"scores": [10, 11], "places": [1, 2]}]


# --- Variant 1 --------------------------------------------------------------------------------------------------------

RUNS = ("R7/Y6 O9/R6 G8/R1 B3/Y2 B6/Y5 R8/O5", "Y8/O6 B5/R3 B4/G3 R5/O0 Y7/B4 G10/B3")


def test_k20_six_cards_two_columns_the_dealers_left_begins() -> None:
    match = xxl(1, *RUNS, stock="Y7/R0 R9/B8")
    assert match.to_act == [1]
    assert [column["top"] for column in table(match)["columns"]] == ["Y7/R0", "R9/B8"]
    assert match.view()["counts"] == [6, 6]
    assert xxl(1, *RUNS, stock="Y7/R0 R9/B8", dealer=1).to_act == [2]


def test_k21_same_colour_one_higher_or_lower() -> None:
    match = xxl(1, *RUNS, stock="Y7/R0 R9/B8")
    assert match.legal(1) == ["play R7/Y6 on 1 by Y", "play G8/R1 on 1 by R", "play R8/O5 on 2 by R"]
    for move in ("play R7/Y6 on 1 by R", "play O9/R6 on 1 by R", "play R7/Y6 on 1 by G", "play B3/Y2 on 2 by B"):
        assert refused(match, f"1 {move}") == "K21"
    assert refused(match, "1 play R7/Y6 on 3 by Y") == "K20"
    assert refused(match, "1 draw") == "K10"


def test_k22_a_run_keeps_its_direction() -> None:
    match = play(xxl(1, *RUNS, stock="Y7/R0 R9/B8"), "1 play R7/Y6 on 1 by Y")
    assert table(match)["columns"][0]["wanted"] == ["R6", "R8", "Y5"]
    assert table(match)["columns"][0]["run"] == {"end": "Y6", "step": -1, "next": "Y5"}
    assert refused(match, "2 play Y7/B4 on 1 by Y") == "K22"


def test_k23_the_other_side_starts_a_new_run() -> None:
    match = play(xxl(1, *RUNS, stock="Y7/R0 R9/B8 Y9/R3"), "1 play R7/Y6 on 1 by Y", "2 draw", "2 pass")
    play(match, "1 play R8/O5 on 1 by R")
    assert table(match)["columns"][0]["wanted"] == ["R9", "O4", "O6"]
    assert table(match)["columns"][0]["run"] == {"end": "R8", "step": 1, "next": "R9"}


def test_k24_a_run_that_reaches_the_end_goes_on_only_on_the_other_side() -> None:
    match = xxl(1, "R10/Y1 O9/R6 G8/R1 B3/Y2 B6/Y5 R8/O5", RUNS[1], stock="R9/B8 Y7/R0")
    play(match, "1 play R10/Y1 on 1 by R")
    assert table(match)["columns"][0]["wanted"] == ["Y0", "Y2"]
    match = xxl(1, "G8/R1 O9/R6 R10/Y1 B3/Y2 B6/Y5 R5/O0", "Y8/O6 B5/R3 B4/G3 R8/O5 Y7/B4 G10/B3", stock="Y9/O1 Y7/R0")
    play(match, "1 play R5/O0 on 1 by O")
    assert table(match)["columns"][0]["wanted"] == ["R4", "R6"]


def test_k25_the_way_is_named() -> None:
    hands = ("Y8/O6 O9/R6 G8/R1 B3/Y2 B6/Y5 R8/O5", "R7/Y6 B5/R3 B4/G3 R5/O0 O8/Y3 G10/B3")
    match = xxl(1, *hands, stock="Y7/R0 Y7/B4")
    assert [move for move in match.legal(1) if "Y8/O6" in move] == ["play Y8/O6 on 1 by Y", "play Y8/O6 on 2 by Y"]
    assert refused(match, "1 play Y8/O6") == "K25"
    play(match, "1 PLAY o6/y8 ON 2 BY y")
    assert match.moves == [(1, "play Y8/O6 on 2 by Y")]


def test_the_rulebooks_example_of_variant_1() -> None:
    match = xxl(1, *RUNS[:1], "Y8/O6 B5/R3 B4/G3 R5/O0 Y9/R3 G10/B3", stock="Y7/R0 Y7/B4")
    first, second = table(match)["columns"]
    assert set(first["wanted"]) == {"Y6", "Y8", "R1"}
    assert set(second["wanted"]) == {"B3", "B5", "Y6", "Y8"}
    play(match, "1 play R7/Y6 on 1 by Y")
    assert set(table(match)["columns"][0]["wanted"]) == {"Y5", "R6", "R8"}


# --- Variant 2 --------------------------------------------------------------------------------------------------------


def test_k30_six_cards_one_turned_over() -> None:
    match = xxl(2, LOWS, HIGHS, stock="R6/G0")
    assert table(match)["top"] == "R6/G0"
    assert match.view()["counts"] == [6, 6]
    assert match.view()["stock"] == 55 - 13


def test_k31_lower_in_a_colour_of_the_top_card() -> None:
    match = shed("R6/G0", ["R2/G1 Y3/R0 O3/R1 R7/Y6 G8/R1 B1/Y0", "O10/Y4 O7/G3"])
    assert match.legal(1) == ["play R2/G1", "play Y3/R0", "play O3/R1", "play G8/R1"]
    assert refused(match, "1 play R7/Y6") == "K31"
    assert refused(match, "1 play B1/Y0") == "K31"


def test_the_rulebooks_example_of_variant_2() -> None:
    record = match_of(2).state
    use(record)
    for top, fitting in (("R6/G0", {f"R{v}" for v in range(6)}), ("R2/G1", {"G0", "R1", "R0"})):
        match = shed(top, ["B1/Y0", "B2/Y0"])
        cards = {NAMES[c] for c in range(CARDS) if match.state.fitting >> c & 1}
        assert cards == {card for card in NAMES if fitting & set(card.split("/"))}


# --- Variant 3 --------------------------------------------------------------------------------------------------------

TWO = ("O10/B9 Y10/G8 B10/G7 Y10/B6 R9/B8 G9/R7 O9/R6 R2/G1", "B1/Y0 B2/Y0 Y3/R0 O3/R1 B3/Y2 R4/B0 R4/O1 O4/Y2")


def test_k40_eight_cards_and_the_leader_names_a_colour() -> None:
    match = xxl(3, *TWO)
    assert match.view()["counts"] == [8, 8]
    assert match.to_act == [1]
    assert len(match.legal(1)) == 16
    assert refused(match, "1 play O10/B9") == "K40"
    assert refused(match, "1 play O10/B9 as R") == "K40"
    play(match, "1 play b9/o10 as b")
    assert match.moves == [(1, "play O10/B9 as B")]
    assert table(match)["colour"] == "B"


def test_k41_who_has_the_colour_follows() -> None:
    match = play(xxl(3, *TWO), "1 play O10/B9 as B")
    assert match.legal(2) == ["play B1/Y0", "play B2/Y0", "play B3/Y2", "play R4/B0"]
    assert refused(match, "2 play O3/R1") == "K41"
    assert refused(match, "2 pass") == "K45"
    assert refused(match, "2 play B1/Y0 as B") == "K40"


def test_k41_who_has_none_plays_any_card_which_cannot_win() -> None:
    match = play(xxl(3, TWO[0], "B1/Y0 B2/Y0 Y3/R0 O3/R1 B3/Y2 R4/B0 R4/O1 O4/Y2"), "1 play Y10/G8 as G")
    assert len(match.legal(2)) == 8
    play(match, "2 play R4/O1")
    assert match.to_act == [1]


def test_k42_equal_values_go_to_the_higher_total() -> None:
    hands = ("R10/Y1 Y10/G8 B10/G7 Y10/B6 R9/B8 G9/R7 O9/R6 R2/G1", "R10/O0 B2/Y0 Y3/R0 O3/R1 B3/Y2 R4/B0 R4/O1 O4/Y2")
    match = play(xxl(3, *hands), "1 play R10/Y1 as R", "2 play R10/O0")
    assert match.to_act == [1]
    match = play(
        xxl(3, hands[0].replace("R10/Y1", "R10/O0"), hands[1].replace("R10/O0", "R10/Y1")), "1 play R10/O0 as R", "2 play R10/Y1"
    )
    assert match.to_act == [2]


def play_round(match: Match, random: Random | None = None) -> None:
    """Plays until the first round of variant 3 is over."""
    while not match.finished and match.state.phase in (refuse.LEAD, refuse.FOLLOW) and match.state.round == 1:
        seat = match.to_act[0]
        match.play(seat, random.choice(match.legal(seat)) if random else match.legal(seat)[-1])


def test_k43_a_player_without_a_trick_ends_it_with_two_or_three() -> None:
    strong = "O10/B9 Y10/G8 B10/G7 R10/Y1 R9/B8 G10/Y5 O9/R6 Y9/R3"
    match = xxl(3, strong, TWO[1], times=1)
    for _ in range(8):
        highest = max(
            match.legal(1),
            key=lambda move: int("".join(c for c in move.split("/")[0] if c.isdigit())) * ("as " + move[5] in move),
        )
        match.play(1, highest)
        match.play(2, match.legal(2)[0])
    assert match.finished
    assert match.result.for_record()["deals"] == [{"scores": [16, 0], "places": [1, 2]}]


@pytest.mark.parametrize(
    ("players", "without", "ends"),
    [(2, 1, True), (3, 1, True), (4, 1, False), (4, 2, True), (6, 1, False), (6, 2, True), (2, 0, False)],
)
def test_k43_how_many_without_a_trick(players: int, without: int, ends: bool) -> None:
    match = match_of(players, mode="series", variant=3)
    for seat in range(players):
        match.state.tricks[seat] = 0 if seat < without else 2
    assert refuse.somebody_refused(match.state.record) is ends


def second_round(seed: int = 0, players: int = 3, **options: Any) -> Match:
    """A deal of variant 3 in which everybody has won something, right before the first keeps."""
    for number in range(seed, seed + 200):
        match = GAMES["xxl"].match(
            ["P"] * players, {"mode": "series", "variant": 3, "times": 1, **options}, Random(number).randbytes(32)
        )
        play_round(match, Random(number))
        if not match.finished and match.state.phase == refuse.SECRET:
            return match
    raise AssertionError


def test_k44_each_keeps_a_card_in_secret_and_at_the_same_time() -> None:
    match = second_round()
    assert match.to_act == [seat for seat in (1, 2, 3) if match.state.taken[seat - 1]]
    seat = match.to_act[0]
    kept = match.legal(seat)[0]
    assert refused(match, f"{seat} play {kept.split()[1]}") == "K44"
    not_won = next(card for card in NAMES if f"keep {card}" not in match.legal(seat))
    assert refused(match, f"{seat} keep {not_won}") == "K44"
    match.play(seat, kept)
    assert refused(match, f"{seat} {kept}") == "K44"
    others = [other for other in (None, 1, 2, 3) if other != seat]
    assert all(match.view(other)["moves"][-1] == [seat, "keep"] for other in others)
    assert match.view(seat)["moves"][-1] == [seat, kept]
    assert all(table(match, other)["kept"] is None for other in others if other != seat)


def test_k44_everybody_is_dealt_what_they_won_less_one() -> None:
    match = second_round()
    taken = [match.state.taken[seat] for seat in range(3)]
    kept = {}
    while match.state.phase == refuse.SECRET:
        seat = match.to_act[0]
        kept[seat] = match.legal(seat)[0].split()[1]
        match.play(seat, match.legal(seat)[0])
    assert match.view()["counts"] == taken
    second = match.deals[0]["second"]
    assert [len(hand.split()) for hand in second] == [count - 1 if count else 0 for count in taken]
    assert not set(kept.values()) & set(" ".join(second).split())
    for seat, card in kept.items():
        assert card in match.view(seat)["hand"]


def test_k44_given_second_hands_are_checked_at_the_last_keep() -> None:
    match = second_round()
    moves = list(match.moves)
    keeps = [(seat, match.legal(seat)[0]) for seat in match.to_act]
    sizes = [max(0, match.state.taken[seat] - 1) for seat in range(3)]
    kept = [move.split()[1] for _, move in keeps]
    free = [card for card in NAMES if card not in kept]

    def replayed(second: list[str]) -> Match:
        deal = {**match.deals[0], "second": second}
        other = GAMES["xxl"].match(match.players, {"mode": "series", "variant": 3, "times": 1}, None, [deal])
        for seat, move in [*moves, *keeps[:-1]]:
            other.play(seat, move)
        return other

    hands = [" ".join(free[sum(sizes[:i]) : sum(sizes[: i + 1])]) for i in range(3)]
    good = replayed(hands)
    good.play(*keeps[-1])
    assert good.deals[0]["second"] == hands
    last = f"{keeps[-1][0]} {keeps[-1][1]}"
    assert refused(replayed([kept[0] + hands[0][len(free[0]) :], *hands[1:]]), last) == "K44"
    assert refused(replayed([hands[0] + " " + free[-1], *hands[1:]]), last) == "K44"
    assert refused(replayed([hands[0].replace(free[0], free[1]), *hands[1:]]), last) == "K1"


def in_second_round(hands: list[str], turn: int = 1, dealer: int = 1) -> Match:
    """The second round of variant 3 with these hands; `turn` leads."""
    match = match_of(len(hands), mode="series", variant=3, times=1)
    state = match.state
    numbers = {text: i for i, text in enumerate(NAMES)}
    for seat, hand in enumerate(hands):
        state.hand[seat] = sum(1 << numbers[card] for card in hand.split())
    state.round, state.phase, state.lead, state.turn, state.dealer = 2, refuse.LEAD, turn - 1, turn - 1, dealer - 1
    return match


def test_k44_what_was_kept_stays_secret_in_later_deals() -> None:
    match = second_round(times=2)
    while len(match.deals) < 2:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    keeps = [[seat, text] for seat, text in match.moves if text.startswith("keep")]
    assert len({seat for seat, _ in keeps}) > 1
    for viewer in (None, 1, 2, 3):
        shown = [move for move in match.view(viewer)["moves"] if move[1].startswith("keep")]
        assert shown == [[seat, text if seat == viewer else "keep"] for seat, text in keeps]


def test_k45_the_most_cards_lead_the_second_round() -> None:
    match = second_round()
    while match.state.phase == refuse.SECRET:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    counts = match.view()["counts"]
    assert counts[match.to_act[0] - 1] == max(counts)


def test_k45_everybody_is_told_that_the_second_round_begins_and_who_leads_it() -> None:
    match = second_round()
    while len(match.to_act) > 1:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert [event["event"] for event in match.events] == ["keep"]
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert match.events[1:] == [{"event": "second-round", "leader": match.to_act[0]}]


def test_k45_who_has_fewer_cards_may_pass() -> None:
    match = play(in_second_round(["O10/B9 Y10/G8 B10/G7", "B1/Y0", "B2/Y0 R2/G1"]), "1 play O10/B9 as B")
    assert match.legal(2) == ["play B1/Y0", "pass"]
    play(match, "2 pass")
    assert match.legal(3) == ["play B2/Y0"]  # two cards, as many as seat 1 has left
    assert refused(match, "3 pass") == "K45"


def test_k45_the_leader_never_passes() -> None:
    match = in_second_round(["O10/B9", "B1/Y0 B2/Y0"])
    assert match.legal(1) == ["play O10/B9 as O", "play O10/B9 as B"]
    assert refused(match, "1 pass") == "K45"


def test_k45_a_player_without_cards_is_skipped_and_does_not_lead() -> None:
    match = play(in_second_round(["O10/B9", "", "B2/Y0 R2/G1"]), "1 play O10/B9 as B")
    assert match.to_act == [3]
    play(match, "3 play B2/Y0")
    assert match.to_act == [3]  # seat 1 has won, but has no card left


def test_k46_cards_won_in_both_rounds_together() -> None:
    match = in_second_round(["O10/B9", "B2/Y0"])
    match.state.taken[0], match.state.taken[1] = 6, 10
    play(match, "1 play O10/B9 as B", "2 play B2/Y0")
    assert match.finished
    assert match.result.for_record()["deals"] == [{"scores": [8, 10], "places": [2, 1]}]


# --- Variant 4 --------------------------------------------------------------------------------------------------------

STREET_HANDS = ("R4/O1 R5/G4 B1/Y0 B2/Y0", "O10/B9 Y10/G8 B10/G7 Y10/B6")


def at_streets(hands: tuple[str, ...] = STREET_HANDS, stock: str = "R6/G0 G9/Y4 Y3/R0 O3/R1 B3/Y2", turn: int = 1) -> Match:
    match = xxl(4, *hands, stock=stock)
    match.state.turn = turn - 1
    return match


def test_k50_four_cards_and_two_in_the_middle() -> None:
    match = xxl(4, *STREET_HANDS, stock="R6/G0 G9/Y4")
    assert table(match)["middle"] == ["R6/G0", "G9/Y4"]
    assert match.view()["counts"] == [4, 4]
    assert match.to_act == [2]


def test_k51_a_street_and_an_exchange_in_either_order_or_a_pass() -> None:
    match = at_streets()
    assert match.legal(1)[0] == "street R: R4/O1 R5/G4 R6/G0"
    assert match.legal(1)[-2:] == ["draw", "pass"]
    assert refused(match, "1 done") == "K51"
    play(match, "1 swap B1/Y0 for G9/Y4")
    assert match.legal(1) == ["street R: R4/O1 R5/G4 R6/G0", "done"]
    for move in ("pass", "draw", "swap B2/Y0 for B1/Y0"):
        assert refused(match, f"1 {move}") == "K51"
    play(match, "1 street R: R4/O1 R5/G4 R6/G0")
    assert match.legal(1) == ["done"]
    assert refused(match, "1 street R: R4/O1 R5/G4 R6/G0") == "K51"
    play(match, "1 done")
    assert match.to_act == [2]
    match = play(at_streets(), "1 street R: R4/O1 R5/G4 R6/G0")
    assert "draw" in match.legal(1)
    assert "done" in match.legal(1)
    assert "pass" not in match.legal(1)


def test_k52_three_values_in_a_row_of_one_colour() -> None:
    match = at_streets()
    for move in ("street R: R4/O1 R5/G4 Y3/R0", "street G: R5/G4 R4/O1 R6/G0", "street B: B1/Y0 B2/Y0 B3/Y2"):
        assert refused(match, f"1 {move}") == "K52"
    play(match, "1 street r: r6/g0 r5/g4 o1/r4")  # in any order
    assert match.moves[-1] == (1, "street R: R4/O1 R5/G4 R6/G0")


def test_k52_at_least_one_card_comes_from_the_hand() -> None:
    match = at_streets(("G6/O3 B7/G5 B1/Y0 B2/Y0", STREET_HANDS[1]), stock="R4/O1 R5/G4")
    match.state.middle |= 1 << NAMES.index("R6/G0")
    assert refused(match, "1 street R: R4/O1 R5/G4 R6/G0") == "K52"
    assert not any(move.startswith("street R") for move in match.legal(1))


def test_k52_hand_and_middle_are_filled_up_the_hand_first() -> None:
    match = play(at_streets(), "1 street R: R4/O1 R5/G4 R6/G0")
    assert sorted(match.view(1)["hand"]) == sorted(["B1/Y0", "B2/Y0", "Y3/R0", "O3/R1"])
    assert table(match)["middle"] == ["B3/Y2", "G9/Y4"]
    assert table(match)["streets"][0] == [["R4/O1", "R5/G4", "R6/G0"]]


def test_k53_a_swap_or_a_draw_and_a_gift() -> None:
    match = at_streets()
    assert refused(match, "1 give B1/Y0") == "K53"
    assert refused(match, "1 swap B1/Y0 for B2/Y0") == "K53"
    assert refused(match, "1 swap O10/B9 for R6/G0") == "K9"
    play(match, "1 draw")
    assert [move.split()[0] for move in match.legal(1)] == ["give"] * 5
    assert refused(match, "1 done") == "K53"
    assert refused(match, "1 street R: R4/O1 R5/G4 R6/G0") == "K53"
    assert refused(match, "1 give O10/B9") == "K9"
    assert table(match, 1)["drawn"] == "Y3/R0"
    assert table(match, 2)["drawn"] is None
    play(match, "1 give Y3/R0")
    assert sorted(table(match)["middle"]) == sorted(["R6/G0", "G9/Y4", "Y3/R0"])


def empty_pile(match: Match) -> Match:
    match.state.next = CARDS
    return match


def test_k53_nothing_is_drawn_from_an_empty_pile() -> None:
    match = empty_pile(at_streets())
    assert "draw" not in match.legal(1)
    assert refused(match, "1 draw") == "K53"


def test_k54_when_all_have_passed_a_card_is_turned_over() -> None:
    match = play(at_streets(), "1 pass")
    assert len(table(match)["middle"]) == 2
    play(match, "2 pass")
    assert "Y3/R0" in table(match)["middle"]
    assert table(match)["passes"] == 0
    assert match.events[-1] == {"event": "turned-over", "card": "Y3/R0"}
    play(match, "1 pass", "2 swap O10/B9 for Y3/R0", "2 done", "1 pass")
    assert table(match)["passes"] == 1


def swap_turn(match: Match) -> None:
    seat = match.to_act[0]
    swap = next(move for move in match.legal(seat) if move.startswith("swap"))
    play(match, f"{seat} {swap}", f"{seat} done")


def test_k55_three_quiet_rounds_count_as_passing() -> None:
    match = at_streets(("R4/O1 B1/Y0 B2/Y0 G6/B2", STREET_HANDS[1]), stock="G9/Y4 Y9/O1 Y3/R0 O3/R1")
    for turns in range(6):
        assert len(table(match)["middle"]) == 2
        assert table(match)["quiet_turns"] == turns
        swap_turn(match)
    assert len(table(match)["middle"]) == 3
    assert table(match)["quiet_turns"] == 0


def test_k55_it_ends_when_the_pile_is_empty_and_no_street_is_left() -> None:
    match = empty_pile(at_streets(stock="R6/G0 Y9/O1"))
    play(match, "1 street R: R4/O1 R5/G4 R6/G0")
    assert match.finished  # in the middle of the turn
    assert match.result.deals[0]["scores"] == [5 + 9 + 6, 0]


def test_k55_not_between_draw_and_give() -> None:
    match = at_streets(("R4/O1 B1/Y0 B2/Y0 Y7/R0", STREET_HANDS[1]), stock="Y9/O1 R5/O0")
    match.state.next = CARDS - 1
    match.state.stock[CARDS - 1] = NAMES.index("O8/G2")
    play(match, "1 draw")
    assert match.view()["stock"] == 0
    assert match.to_act == [1]
    play(match, "1 give O8/G2")
    assert match.finished


def test_k55_with_an_empty_pile_a_round_without_a_street_ends_it() -> None:
    match = empty_pile(at_streets())
    match.state.begun_empty = 1
    play(match, "1 pass")
    assert not match.finished
    swap_turn(match)
    assert match.finished  # although somebody could still lay a street
    assert streets.possible_streets(match.state.record, 0) or streets.possible_streets(match.state.record, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("style", ["pass", "swap", "draw"])
def test_k55_it_always_ends_also_against_players_who_only_stall(players: int, style: str) -> None:
    match = match_of(players, mode="series", variant=4, times=1)
    moves = 0
    while not match.finished:
        seat = match.to_act[0]
        legal = match.legal(seat)
        wanted = [m for m in legal if m.startswith((style, "give"))] or [m for m in legal if m in ("pass", "done")]
        match.play(seat, wanted[0])
        moves += 1
    assert moves < 3000


def test_k56_the_totals_of_all_streets() -> None:
    match = at_streets()
    numbers = {text: i for i, text in enumerate(NAMES)}
    for card in ("B7/R2", "B5/R3", "R4/O1", "B3/Y2", "O8/Y3", "G9/Y4"):
        match.state.laid[0] |= 1 << numbers[card]
    assert match.scores()[0] == 22 + 29  # the rulebook's example: red 2-3-4 and yellow 2-3-4


# --- Variant 5 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, 9), (4, 9), (5, 7), (6, 7)])
def test_k60_nine_or_seven_cards(players: int, size: int) -> None:
    match = match_of(players, mode="series", variant=5)
    assert match.view()["counts"] == [size] * players
    assert match.view()["stock"] == 55 - size * players


def at_descents(hand: str, wanted: dict[str, int] | None = None, other: str = "O10/B9") -> Match:
    match = match_of(2, mode="series", variant=5, times=1)
    state = match.state
    for seat, cards in enumerate((hand, other)):
        state.hand[seat] = sum(1 << NAMES.index(card) for card in cards.split())
    for letter, value in (wanted or {}).items():
        state.wanted[LETTERS.index(letter)] = value
    descents.find_fitting(state.record)
    state.turn = 0
    return match


def test_k61_a_ten_starts_a_row_and_it_falls_by_one() -> None:
    match = at_descents("O10/Y4 Y10/G8 O9/R6 R9/G0 B10/G7")
    assert set(match.legal(1)) == {"play B10/G7 as B", "play Y10/G8 as Y", "play O10/Y4 as O"}
    play(match, "1 play O10/Y4 as O")
    assert table(match)["wanted"] == {"R": 10, "Y": 10, "G": 10, "B": 10, "O": 9}
    assert refused(match, "2 play O10/B9 as O") == "K61"
    assert refused(match, "2 play O10/B9") == "K61"
    assert refused(match, "2 play O10/B9 as G") == "K61"


def test_k61_a_finished_row_can_be_started_again() -> None:
    match = at_descents("R8/B0 B10/O2 R4/B0", {"B": 0})
    assert match.legal(1) == ["play R4/B0 as B", "play R8/B0 as B"]
    play(match, "1 play R8/B0 as B")
    assert table(match)["wanted"]["B"] == 10


def test_k61_the_other_side_does_not_count() -> None:
    match = at_descents("O10/B9 R9/B8", {"O": 10, "B": 9})
    assert match.legal(1) == ["play O10/B9 as O", "play O10/B9 as B"]
    play(match, "1 play O10/B9 as B")
    assert table(match)["wanted"]["O"] == 10


def test_k62_playing_is_compulsory_but_not_the_drawn_card() -> None:
    match = at_descents("O10/Y4 Y9/R3 R9/G0")
    assert refused(match, "1 draw") == "K62"
    match = at_descents("Y9/R3 R9/G0")
    match.state.stock[match.state.next] = NAMES.index("O10/Y4")
    play(match, "1 draw")
    assert match.legal(1) == ["play O10/Y4 as O", "pass"]


def test_the_rulebooks_example_of_variant_5() -> None:
    match = at_descents("R6/G0 R7/Y6 O9/R6 G10/B3", {"R": 6, "G": 5, "B": 3})
    assert {move.split()[1] for move in match.legal(1)} == {"R6/G0", "O9/R6", "G10/B3"}
    assert "play G10/B3 as G" not in match.legal(1)


# --- Variant 6 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(2, 12), (4, 12), (5, 9), (6, 9)])
def test_k70_twelve_or_nine_cards(players: int, size: int) -> None:
    assert match_of(players, mode="series", variant=6).view()["counts"] == [size] * players


def at_tricks(*hands: str, trump: str | None = None) -> Match:
    """Variant 6 with these hands; seat 1 leads."""
    match = match_of(len(hands), mode="series", variant=6, times=1)
    state = match.state
    for seat, cards in enumerate(hands):
        state.hand[seat] = sum(1 << NAMES.index(card) for card in cards.split())
    state.trump = -1 if trump is None else LETTERS.index(trump)
    state.turn = state.lead = 0
    return match


def test_k71_both_colours_of_the_led_card_are_open() -> None:
    match = play(at_tricks("R2/G1 B1/Y0", "B5/G2 R4/O1 Y10/B6", "O10/B9 B2/Y0"), "1 play R2/G1")
    assert table(match)["open"] == ["R", "G"]
    assert match.legal(2) == ["play R4/O1", "play B5/G2"]
    assert refused(match, "2 play Y10/B6") == "K71"
    play(match, "2 play B5/G2")
    assert len(match.legal(3)) == 2  # no green: any card


def test_k72_the_first_card_with_one_open_colour_fixes_it() -> None:
    match = play(at_tricks("R2/G1 B1/Y0", "B5/G2 R4/O1", "R9/B8 G6/O3"), "1 play R2/G1", "2 play B5/G2")
    assert table(match)["open"] == ["G"]
    assert match.legal(3) == ["play G6/O3"]


def test_k72_a_card_with_both_open_colours_fixes_nothing() -> None:
    match = play(at_tricks("R2/G1 B1/Y0", "G9/R7 R4/O1", "B4/G3 O6/B1"), "1 play R2/G1", "2 play G9/R7")
    assert table(match)["open"] == ["R", "G"]
    play(match, "3 play B4/G3")
    assert match.to_act == [2]  # green: 9 beats 3 and 1


def test_k73_the_last_card_with_both_colours_names_the_higher() -> None:
    match = play(at_tricks("R2/G1 B1/Y0", "G9/R7 R4/O1"), "1 play R2/G1", "2 play G9/R7")
    assert match.to_act == [2]
    match = play(at_tricks("G9/R7 B1/Y0", "R2/G1 R4/O1", "Y10/B6 B2/Y0"), "1 play G9/R7", "2 play R2/G1", "3 play Y10/B6")
    assert match.to_act == [1]  # red 7 beats red 2; the discard counts nothing


def test_k74_equal_values_go_to_the_higher_total() -> None:
    match = play(at_tricks("R4/O1 B1/Y0", "R4/B0 B2/Y0"), "1 play R4/O1", "2 play R4/B0")
    assert match.to_act == [1]


def test_k75_the_sum_of_the_totals_won() -> None:
    match = play(at_tricks("R9/B8", "R4/B0"), "1 play R9/B8", "2 play R4/B0")
    assert match.finished
    assert match.result.for_record()["deals"] == [{"scores": [21, 0], "places": [1, 2]}]


def test_the_rulebooks_examples_of_variant_6() -> None:
    match = play(at_tricks("R2/G1 B1/Y0", "B5/G2 R4/O1"), "1 play R2/G1")
    play(match, "2 play B5/G2")
    assert match.to_act == [2]  # green from there on, and green 2 beats green 1


def test_k76_the_first_leader_names_a_trump_once() -> None:
    match = match_of(3, mode="series", variant=6, times=1, trump=True)
    seat = match.to_act[0]
    assert match.legal(seat) == ["trump R", "trump Y", "trump G", "trump B", "trump O"]
    assert refused(match, f"{seat} play {match.view(seat)['hand'][0]}") == "K76"
    play(match, f"{seat} trump g")
    assert table(match)["trump"] == "G"
    assert match.to_act == [seat]
    assert refused(match, f"{seat} trump R") == "K76"
    plain = match_of(3, mode="series", variant=6, times=1)
    assert refused(plain, f"{plain.to_act[0]} trump R") == "K76"


def test_k76_a_trump_counts_as_trump_only() -> None:
    match = play(at_tricks("R2/G1 B1/Y0", "R5/O0 R4/B0 Y3/R0", trump="O"), "1 play R2/G1")
    assert match.legal(2) == ["play Y3/R0", "play R4/B0"]  # R5/O0 is a trump, not a red card
    assert match.view(2)["table"]["follow"] is True
    assert match.view(None)["table"]["follow"] is None
    match = play(at_tricks("R5/O0 B1/Y0", "R2/G1 O3/R1 Y10/B6", trump="O"), "1 play R5/O0")
    assert table(match)["open"] == ["O"]  # a led trump opens the trump colour only
    assert match.legal(2) == ["play O3/R1"]
    assert refused(match, "2 play R2/G1") == "K76"


def test_k76_a_trump_on_another_colour_fixes_nothing_and_wins() -> None:
    match = at_tricks("R2/G1 B1/Y0", "O10/B9 O9/R6", "G9/R7 B2/Y0", trump="O")
    play(match, "1 play R2/G1")
    assert len(match.legal(2)) == 2  # no red or green that is not a trump: any card, trumps included
    assert match.view(2)["table"]["follow"] is False
    play(match, "2 play O9/R6")
    assert table(match)["open"] == ["R", "G"]
    play(match, "3 play G9/R7")
    assert match.to_act == [2]


def test_k76_equal_trumps_go_to_the_higher_full_total() -> None:
    match = play(at_tricks("O10/Y4 B1/Y0", "O10/B9 B2/Y0", trump="O"), "1 play O10/Y4", "2 play O10/B9")
    assert match.to_act == [2]


# --- All variants -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", OF_XXL)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_k1_cards_are_conserved(variant: int, players: int) -> None:
    match = match_of(players, mode="series", variant=variant, times=1)
    for _ in random_moves(match, Random(variant), limit=300):
        state = match.state
        hands = [state.hand[seat] for seat in range(players)]
        union = 0
        for hand in hands:
            assert union & hand == 0
            union |= hand
        in_stock = sum(1 << state.stock[i] for i in range(state.next, CARDS)) if match.rulebook.NEEDS_STOCK else 0
        assert union & in_stock == 0


@pytest.mark.parametrize("variant", OF_XXL)
def test_a_state_fits_in_512_bytes(variant: int) -> None:
    assert VARIANTS[variant].rules.STATE.itemsize <= 512
