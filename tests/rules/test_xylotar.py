"""Every rule of Xylotar by its number. Positions are given as xylos; moves are written `seat move`."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from atout.compiled import blank, buffer
from atout.game import GAMES
from atout.match.buffers import members
from atout.match.match import Match
from atout.rules import xylotar as rules
from tests.tables import SEED, play, refused, xylotar

FOUR = (
    "Y8 Y7 G7 G6 T5 Y5 B4 V3 B2 Y1 T1 B0 P0 R0 V0",
    "O9 R8 R7 T6 Y6 T4 P3 Y3 B3 G2 R2 T2 V1 G1 Y0",
    "R10 O6 B5 O5 G4 T3 G3 V2 P2 O2 Y2 O1 P1 T0 O0",
    "R9 O8 O7 R6 G5 R5 V4 R4 Y4 O4 O3 R3 R1 B1 G0",
)
THREE = (
    "Y7 T6 B4 G3 Y3 B3 G2 Y1 B1 T1 B0 Y0 G0",
    "Y6 G6 T5 G4 T4 Y4 V3 P3 P2 B2 V2 P1 V1",
    "Y8 G7 B5 Y5 G5 V4 T3 Y2 T2 G1 V0 T0 P0",
)


def slots(match: Match, seat: int) -> list[int]:
    """The slots that a seat may play."""
    return [int(move.split()[1]) for move in match.legal(seat)]


def new(players: int, **options: Any) -> Match:
    return GAMES["xylotar"].match(["P"] * players, options, SEED)


def hands_of(match: Match) -> list[list[str]]:
    deal = match.deals[-1]
    return [text.split() for text in deal.get("hands") or deal["xylos"]]


# --- Cards and set-up -------------------------------------------------------------------------------------------------


def test_x1_sixty_unique_cards_in_eight_colours() -> None:
    cards = [card for hand in hands_of(new(4)) for card in hand]
    assert len(set(cards)) == 60
    highest = {"R": 10, "O": 9, "Y": 8, "G": 7, "T": 6, "B": 5, "V": 4, "P": 3}
    assert Counter(card[0] for card in cards) == {colour: value + 1 for colour, value in highest.items()}
    assert all(0 <= int(card[1:]) <= highest[card[0]] for card in cards)


def test_x1_a_back_shows_colour_and_never_value() -> None:
    for xylo in xylotar(*FOUR).view()["xylos"]:
        assert all(card[0] in "ROYGTBVP" and card[1:] == "?" for card in xylo["cards"])


def test_x2_the_leftmost_card_is_the_one_that_may_not_be_led_whoever_holds_it() -> None:
    """The High Note itself does nothing but mark that end."""
    assert slots(xylotar(*FOUR), 1)[0] == 2


@pytest.mark.parametrize(
    ("players", "seats", "size", "trump"), [(2, 4, 15, "R"), (3, 3, 13, "Y"), (4, 4, 15, "R"), (5, 5, 12, "R")]
)
def test_x3_hands_and_trump(players: int, seats: int, size: int, trump: str) -> None:
    match = new(players)
    assert [len(hand) for hand in hands_of(match)] == [size] * seats
    assert match.view()["trump"] == trump


def test_x3_red_and_orange_leave_the_game_with_three_players() -> None:
    assert {card[0] for hand in hands_of(new(3)) for card in hand} == set("YGTBVP")


def test_x4_the_hand_is_ordered_by_value() -> None:
    match = new(4)
    order = match.legal(1)[0].split()[1:]
    assert [int(card[1:]) for card in order] == sorted((int(card[1:]) for card in order), reverse=True)
    assert refused(match, "1 arrange " + " ".join(reversed(order))) == "X4"
    assert refused(match, "1 arrange " + " ".join(order[1:])) == "X4"
    assert refused(match, "1 arrange " + " ".join([*order[:-1], order[0]])) == "X4"


def test_x4_equal_values_stand_as_the_arranger_likes() -> None:
    match = new(4)
    order = match.legal(1)[0].split()[1:]
    twins = next(i for i in range(14) if order[i][1:] == order[i + 1][1:])
    order[twins], order[twins + 1] = order[twins + 1], order[twins]
    play(match, "1 arrange " + " ".join(order))
    for seat in (2, 3, 4):
        match.play(seat, match.legal(seat)[0])
    assert [card[0] for card in match.view()["xylos"][1]["cards"]] == [card[0] for card in order]


def test_x4_every_order_of_equal_values_can_be_made_card_by_card() -> None:
    """In the rules a hand is placed card by card: exactly the colours of the highest value that is left."""
    state = blank(rules.STATE)
    state.players, state.arranging = 3, 1
    order = buffer(np.int8, rules.CARDS)
    rules.deck(state.record, order)  # seat 0 gets yellow 0 to 8 and green 0 to 3
    rules.start(state.record, order)
    actions = buffer(np.int64, 2)
    rules.legal(state.record, 2, actions)  # who arranges for seat 0
    assert members(int(actions[1])) == (16 + 2,)  # yellow 8 stands alone
    for _ in range(5):
        rules.play(state.record, 2, rules.PLACE + 2)  # yellow 8, 7, 6, 5, 4
    rules.legal(state.record, 2, actions)
    assert members(int(actions[1])) == (16 + 2, 16 + 3)  # yellow 3 or green 3


def test_x5_the_hand_goes_to_the_left_and_is_not_seen_by_its_receiver() -> None:
    match = new(4)
    hand = match.legal(1)[0].split()[1:]
    assert sorted(hand) == sorted(hands_of(match)[1])  # seat 1 orders what becomes the xylo of seat 2
    for seat in (1, 2, 3, 4):
        match.play(seat, match.legal(seat)[0])
    assert all(card.endswith("?") for card in match.view(2)["xylos"][1]["cards"])


def test_x5_everyone_sees_every_colour_once_all_xylos_lie() -> None:
    match = new(4)
    play(match, "1 " + match.legal(1)[0])
    assert set(match.view(3)["xylos"][1]["cards"]) == {"??"}
    assert refused(match, "1 play 3") == "X5"
    for seat in (2, 3, 4):
        match.play(seat, match.legal(seat)[0])
    assert all(card[0] != "?" for xylo in match.view(3)["xylos"] for card in xylo["cards"])


@pytest.mark.parametrize("memory", ["on", "off"])
def test_x6_the_arranger_knows_the_left_neighbours_values(memory: str) -> None:
    match = xylotar(*FOUR, memory=memory)
    shown = match.view(1)["xylos"][1]["cards"]
    assert shown == (FOUR[1].split() if memory == "on" else [card[0] + "?" for card in FOUR[1].split()])


def test_x6_without_memory_the_hand_is_hidden_as_soon_as_it_is_passed_on() -> None:
    match = new(4, memory="off")
    cards = match.view(1)["xylos"][1]["cards"]
    assert not any("?" in card for card in cards)
    match.play(1, match.legal(1)[0])
    assert all(card.endswith("?") for card in match.view(1)["xylos"][1]["cards"])


def test_x7_all_arrange_at_the_same_time() -> None:
    match = new(4)
    assert match.to_act == [1, 2, 3, 4]
    match.play(3, match.legal(3)[0])
    assert match.to_act == [1, 2, 4]
    for seat in (4, 1, 2):
        match.play(seat, match.legal(seat)[0])
    assert len(match.to_act) == 1


# --- Play -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealer", "leader"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_x8_the_dealers_left_leads_the_first_trick(dealer: int, leader: int) -> None:
    match = xylotar(*FOUR, dealer=dealer)
    assert match.to_act == [leader]
    other = leader % 4 + 1
    assert refused(match, f"{other} play 3") == "X8"


def test_x8_the_first_dealer_is_drawn_from_the_seed() -> None:
    drawn = Counter(GAMES["xylotar"].match("ABCD", {}, Random(i).randbytes(32)).deals[0]["dealer"] for i in range(400))
    assert set(drawn) == {1, 2, 3, 4}
    assert min(drawn.values()) > 60  # 100 expected, 4.6 standard deviations


def test_x9_the_leftmost_card_may_not_be_led() -> None:
    match = xylotar(*FOUR)
    assert slots(match, 1) == list(range(2, 16))
    assert refused(match, "1 play 1") == "X9"
    assert refused(match, "1 play 16") == "X9"
    assert refused(match, "1 play 0") == "X9"


def test_x9_the_bid_card_has_left_the_xylo() -> None:
    match = play(xylotar(*FOUR), "1 play 3", "1 look 1 2", "1 bid 1", "2 play 10", "2 hold", "3 play 5", "3 hold", "4 play 5")
    play(match, "4 hold")  # green 7 takes green 2, 4 and 5
    assert match.to_act == [1]
    assert slots(match, 1) == list(range(4, 16))  # slot 2 is the leftmost that is left
    assert refused(match, "1 play 2") == "X9"
    assert refused(match, "1 play 1") == "X16"
    assert refused(match, "1 play 3") == "X9"


def test_x9_the_last_card_is_led() -> None:
    match = xylotar(*FOUR)
    while sum(match.state.won) < 13:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[1] if legal[0] == "hold" else legal[0])  # everybody announces at once
    leader = match.to_act[0]
    (last,) = members(match.state.left[leader - 1])
    assert match.legal(leader) == [f"play {last + 1}"]


def test_x10_who_has_the_led_colour_follows_it() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 hold")  # teal 5
    assert slots(match, 2) == [4, 6, 12]
    assert refused(match, "2 play 1") == "X10"
    assert refused(match, "3 play 1") == "X10"  # not their turn


def test_x10_who_has_none_plays_anything_the_leftmost_included() -> None:
    match = play(xylotar(*FOUR, dealer=3), "4 play 2", "4 hold", "1 play 1", "1 hold")  # orange; seat 1 has none
    assert match.moves[-2] == (1, "play 1")
    assert slots(match, 2) == [1]  # a follower may play the leftmost card


def test_x10_the_bid_card_is_not_a_card_of_its_colour() -> None:
    match = play(xylotar(*FOUR, dealer=3), "4 play 7", "4 look 3 4", "4 bid 3")  # violet 4 is led
    play(match, "1 play 8", "1 hold", "2 play 13", "2 look 1 2", "2 bid 1", "3 play 8", "3 hold")
    assert match.to_act == [4]  # violet 4 has won; orange 9 is now the bid of seat 2, who had no other orange
    play(match, "4 play 10", "1 play 1", "1 hold")  # orange 4 is led
    assert slots(match, 2) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15]


def test_x10_a_played_value_is_public() -> None:
    match = play(xylotar(*FOUR), "1 play 5")
    assert match.view()["trick"] == [{"seat": 1, "slot": 5, "card": "T5"}]
    assert match.view(3)["xylos"][0]["cards"][4] == "T5"


def test_x11_the_highest_card_of_the_led_colour_wins_without_trump() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 hold", "2 play 4", "2 hold", "3 play 6", "3 hold", "4 play 7", "4 hold")
    assert match.to_act == [2]  # teal 6 beats teal 5 and 3; violet 4 counts nothing


def test_x11_the_highest_trump_wins() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 hold", "2 play 4", "2 hold", "3 play 6", "3 hold", "4 play 13", "4 hold")
    assert match.to_act == [4]  # red 1


def test_x11_yellow_is_trump_with_three_players() -> None:
    match = play(xylotar(*THREE), "1 play 3", "1 hold", "2 play 10", "2 hold", "3 play 3", "3 hold")
    assert match.to_act == [3]  # blue 4, 2, 5
    match = play(xylotar(*THREE, dealer=1), "2 play 7", "2 hold", "3 play 6", "3 hold", "1 play 12", "1 hold")
    assert match.to_act == [1]  # violet 3, violet 4, yellow 0


def test_x12_the_winner_leads_and_everyone_sees_the_tricks() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 hold", "2 play 4", "2 hold", "3 play 6", "3 hold", "4 play 13", "4 hold")
    assert [xylo["tricks"] for xylo in match.view()["xylos"]] == [0, 0, 0, 1]
    assert match.to_act == [4]
    assert refused(match, "1 play 2") == "X12"


def test_x13_nobody_plays_while_another_announces() -> None:
    match = play(xylotar(*FOUR), "1 play 5")
    assert match.to_act == [1]
    assert refused(match, "2 play 4") == "X13"
    play(match, "1 look 1 2")
    assert refused(match, "2 play 4") == "X13"


# --- The announcement -------------------------------------------------------------------------------------------------


def test_x14_right_after_playing_two_adjacent_cards() -> None:
    match = play(xylotar(*FOUR), "1 play 5")
    assert match.legal(1) == ["hold"] + [
        f"look {a} {b}" for a, b in [(1, 2), (2, 3), (3, 4), (4, 6), *((i, i + 1) for i in range(6, 15))]
    ]
    for move in ("look 1 3", "look 4 5", "look 5 6", "look 15 16", "look 2 2", "look 0 1", "bid 3", "play 4"):
        assert refused(match, f"1 {move}") == "X14"


def test_x14_the_two_slots_may_be_named_in_any_order() -> None:
    assert play(xylotar(*FOUR), "1 play 5", "1 look 6 4").moves[-1] == (1, "look 4 6")


def test_x14_who_has_looked_must_choose_one_of_the_two() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 look 4 6")
    assert match.legal(1) == ["bid 4", "bid 6"]
    for move in ("hold", "bid 1", "look 1 2", "play 1", "bid 0"):
        assert refused(match, f"1 {move}") == "X14"
    play(match, "1 bid 6")
    assert match.view(3)["xylos"][0]["bid"] == {"slot": 6, "value": 5, "made": False}
    assert match.to_act == [2]


def test_x14_the_looker_alone_knows_the_card_that_returns() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 look 4 6")
    assert [match.view(1)["xylos"][0]["cards"][i] for i in (3, 5)] == ["G6", "Y5"]
    assert [match.view(3)["xylos"][0]["cards"][i] for i in (3, 5)] == ["G?", "Y?"]
    play(match, "1 bid 6")
    assert match.view(1)["xylos"][0]["cards"][3] == "G6"
    assert match.view(1)["xylos"][0]["played"] == [5]
    assert match.view()["xylos"][0]["cards"][3] == "G?"


def test_x14_only_right_after_playing() -> None:
    match = xylotar(*FOUR)
    for move in ("1 hold", "1 look 1 2", "1 bid 1", "2 look 1 2"):
        assert refused(match, move) == "X14"


def hold_until(match: Match, tricks: int) -> None:
    """Everybody holds and plays their first legal card until that many tricks are taken."""
    while sum(match.state.won) < tricks:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])


def test_x14_three_cards_must_be_left() -> None:
    match = xylotar(*FOUR)
    hold_until(match, 11)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])  # three left
    assert match.legal(seat)[0] == "hold"
    hold_until(match, 12)
    seat = match.to_act[0]
    match.play(seat, match.legal(seat)[0])  # two left
    assert match.to_act == [seat % 4 + 1]
    assert refused(match, f"{seat} look 1 2") == "X15"


def test_x15_the_left_one_of_two_becomes_the_bid_of_the_leader() -> None:
    match = xylotar(*FOUR)
    hold_until(match, 13)
    leader = match.to_act[0]
    left, right = members(match.state.left[leader - 1])
    assert match.legal(leader) == [f"play {right + 1}"]
    assert refused(match, f"{leader} play {left + 1}") == "X15"
    match.play(leader, f"play {right + 1}")
    assert match.view()["xylos"][leader - 1]["bid"]["slot"] == left + 1


def test_x15_a_follower_chooses_and_the_other_card_becomes_the_bid() -> None:
    match = xylotar(*FOUR, rounds=1)
    hold_until(match, 13)
    leader = match.to_act[0]
    match.play(leader, match.legal(leader)[0])
    follower = match.to_act[0]
    pair = members(match.state.left[follower - 1])
    chosen = int(match.legal(follower)[-1].split()[1]) - 1
    match.play(follower, f"play {chosen + 1}")
    assert match.state.bid[follower - 1] == next(slot for slot in pair if slot != chosen)


@pytest.mark.parametrize(("players", "tricks"), [(2, 14), (3, 12), (4, 14), (5, 11)])
def test_x16_a_round_has_one_trick_fewer_than_cards(players: int, tricks: int) -> None:
    for number in range(20):
        match = GAMES["xylotar"].match(["P"] * players, {"rounds": 1}, Random(number).randbytes(32))
        happened: list[str] = []
        while "deal-over" not in happened:
            seat = match.to_act[0]
            match.play(seat, Random(number).choice(match.legal(seat)))
            happened += [event["event"] for event in match.events]
        assert happened.count("trick") == tricks
        assert happened.count("bid") == len(match.deals[0]["hands"])  # automata included (X31)


def test_x17_the_last_player_of_a_trick_announces_before_it_is_taken() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 hold", "2 play 4", "2 hold", "3 play 6", "3 hold", "4 play 13")
    assert match.to_act == [4]
    assert match.legal(4)[0] == "hold"
    assert sum(match.state.won) == 0
    assert len(match.view()["trick"]) == 4


def test_x18_one_announcement_a_round() -> None:
    match = play(xylotar(*FOUR), "1 play 5", "1 look 4 6", "1 bid 6")
    for move in ("look 1 2", "bid 4", "hold"):
        assert refused(match, f"1 {move}") == "X18"
    play(match, "2 play 6", "2 hold", "3 play 6", "3 hold", "4 play 7", "4 hold", "1 play 9")
    assert match.to_act == [2]  # no announcement any more after playing


# --- Scoring ----------------------------------------------------------------------------------------------------------


def score_of(won: list[int], bids: list[int], players: int = 4) -> list[int]:
    """The score of a round with these tricks and bids."""
    state = blank(rules.STATE)
    state.players, state.seats = players, rules.seats_of(players)
    for seat, (tricks, value) in enumerate(zip(won, bids, strict=True)):
        state.won[seat], state.bid[seat], state.xylo[seat, 0] = tricks, 0, value
    points = buffer(np.int32, rules.SEATS)
    rules.score(state.record, points)
    return [int(points[seat]) for seat in range(state.seats)]


def test_x19_one_point_for_each_trick() -> None:
    assert score_of([3, 4, 6, 1], [0, 0, 0, 0]) == [3, 4, 6, 1]


def test_x20_five_more_if_the_bid_is_met_zero_included() -> None:
    assert score_of([0, 4, 9, 1], [0, 4, 8, 2]) == [5, 9, 9, 1]


def test_e1_trump_wins_and_the_last_player_must_follow() -> None:
    """Pink 2, pink 3, red 7, pink 0."""
    xylos = (
        "R10 O9 R9 O8 Y8 G7 T6 R5 O5 O4 R4 R3 O3 P2 R2",
        "R8 O7 Y7 G6 T5 B5 Y5 V4 T4 P3 B3 O2 R1 O1 R0",
        "R7 R6 O6 Y6 G5 G4 Y4 B4 T3 V3 G3 Y3 B2 V2 G2",
        "Y2 T2 P1 B1 V1 T1 G1 Y1 P0 V0 B0 T0 G0 Y0 O0",
    )
    match = play(xylotar(*xylos), "1 play 14", "1 hold")
    assert slots(match, 2) == [10]
    play(match, "2 play 10", "2 hold", "3 play 1", "3 hold")
    assert slots(match, 4) == [3, 9]
    play(match, "4 play 9", "4 hold")
    assert match.to_act == [3]


def test_e2_a_bid_of_two_with_two_tricks() -> None:
    assert score_of([2, 12, 0, 0], [2, 0, 1, 1])[0] == 7


# --- Two players ------------------------------------------------------------------------------------------------------


def test_x30_players_at_1_and_3_arrange_for_the_opponent_and_on_their_left() -> None:
    match = new(2)
    assert match.seats == [1, 3]
    assert match.to_act == [1, 3]
    assert [move.split()[1] for move in match.legal(1)] == ["3", "2"]
    assert [move.split()[1] for move in match.legal(3)] == ["1", "4"]
    cards = match.legal(1)[1].split()[2:]
    assert sorted(cards) == sorted(hands_of(match)[1])
    assert refused(match, "1 arrange " + " ".join(cards)) == "X30"
    assert refused(match, "1 arrange 4 " + " ".join(cards)) == "X30"
    match.play(1, "arrange 2 " + " ".join(cards))
    assert [move.split()[1] for move in match.legal(1)] == ["3"]
    match.play(1, match.legal(1)[0])
    assert match.to_act == [3]


def test_x30_each_knows_the_values_of_both() -> None:
    match = xylotar(*FOUR, players=2, dealer=3)
    known = [not any("?" in card for card in xylo["cards"]) for xylo in match.view(1)["xylos"]]
    assert known == [False, True, True, False]


def test_x31_the_eighth_card_of_an_automaton_is_its_bid() -> None:
    match = xylotar(*FOUR, players=2, dealer=3)
    bids = [xylo["bid"] for xylo in match.view()["xylos"]]
    assert [bid and (bid["slot"], bid["value"]) for bid in bids] == [None, (8, 3), None, (8, 4)]


def automaton_plays(match: Match) -> list[str]:
    return [event["card"] for event in match.events if event["event"] == "play" and event["seat"] in (2, 4)]


def test_x32_an_automaton_follows_with_its_lowest_card() -> None:
    match = play(xylotar(*FOUR, players=2, dealer=3), "1 play 5", "1 hold")  # teal 5; seat 2 has teal 6, 4, 2
    assert automaton_plays(match) == ["T2"]


@pytest.mark.parametrize(("edition", "card"), [("fr", "R1"), ("cs", "G0")])
def test_x32_without_the_colour_the_editions_differ(edition: str, card: str) -> None:
    match = play(xylotar(*FOUR, players=2, dealer=3, edition=edition), "1 play 5", "1 hold", "3 play 6", "3 hold")
    assert automaton_plays(match)[0] == card  # seat 4 has no teal: its lowest trump, or its rightmost card


def test_x32_an_automaton_that_leads_plays_its_lowest_card() -> None:
    match = play(xylotar(*FOUR, players=2, dealer=3), "1 play 5", "1 hold", "3 play 6", "3 hold")
    assert match.events[-2:] == [
        {"event": "trick", "seat": 4, "made": False},
        {"event": "play", "seat": 4, "slot": 15, "card": "G0"},
    ]


def test_x33_automata_make_no_choices_and_score_nothing() -> None:
    match = xylotar(*FOUR, players=2, dealer=3)
    assert refused(match, "2 play 3") == "X33"
    assert score_of([3, 4, 6, 1], [3, 0, 0, 0], players=2) == [8, 0, 6, 0]


def test_x33_an_automaton_that_makes_its_bid_takes_the_points_for_tricks() -> None:
    assert score_of([3, 4, 6, 1], [3, 4, 0, 0], players=2) == [5, 0, 0, 0]
    assert score_of([3, 4, 6, 1], [3, 4, 6, 1], players=2) == [0, 0, 0, 0]


def test_x34_who_did_not_deal_leads() -> None:
    assert xylotar(*FOUR, players=2, dealer=3).to_act == [1]
    match = xylotar(*FOUR, players=2, dealer=1)
    assert match.to_act == [3]
    assert refused(match, "1 play 2") == "X34"


def test_x35_announcements_as_in_the_larger_game() -> None:
    match = play(xylotar(*FOUR, players=2, dealer=3), "1 play 5")
    assert match.legal(1)[0] == "hold"
    match = xylotar(*FOUR, players=2, dealer=3)
    while match.state.phase != rules.PLAY or bin(match.state.left[0]).count("1") > 2:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.state.bid[0] == rules.NONE  # X15 comes with the next card
