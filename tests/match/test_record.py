"""Records: what is read, what is refused, and that nothing else ever happens."""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atout.game import GAMES
from atout.match.record import replay
from atout.match.refusal import Refusal
from tests.tables import SEED, random_moves
from tests.variants import VARIANTS

FOUR = [
    "Y8 Y7 G7 G6 T5 Y5 B4 V3 B2 Y1 T1 B0 P0 R0 V0",
    "O9 R8 R7 T6 Y6 T4 P3 Y3 B3 G2 R2 T2 V1 G1 Y0",
    "R10 O6 B5 O5 G4 T3 G3 V2 P2 O2 Y2 O1 P1 T0 O0",
    "R9 O8 O7 R6 G5 R5 V4 R4 Y4 O4 O3 R3 R1 B1 G0",
]


def base(**changes: Any) -> dict[str, Any]:
    """A record of Xylotar in which seat 1 leads the first trick."""
    record = {
        "format": "atout/1",
        "game": "xylotar",
        "players": ["Ada", "Bo", "Cy", "Di"],
        "options": {},
        "seed": SEED.hex(),
        "deals": [{"dealer": 4, "xylos": FOUR}],
        "moves": [[1, "play 5"], [1, "hold"]],
    }
    return {key: value for key, value in {**record, **changes}.items() if value is not ...}


def read(record: Any) -> Any:
    return replay(json.dumps(record).encode())


def refusal(record: Any) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read(record)
    assert str(caught.value)
    assert json.dumps(caught.value.as_json())
    return caught.value


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    match = GAMES["xylotar"].match(["A", "B", "C"], {"rounds": 1}, SEED)
    for _ in random_moves(match, Random(1)):
        pass
    return match.record()


def test_a_record_is_played_through() -> None:
    match = read(base())
    assert match.to_act == [2]
    assert match.moves == [(1, "play 5"), (1, "hold")]


@pytest.mark.parametrize("key", ["options", "deals", "moves"])
def test_what_may_be_left_out(key: str) -> None:
    assert read(base(**{"moves": [], key: ...})).to_act


def test_traced_sets_are_ignored() -> None:
    assert read(base(moves=[[1, "play 5", ["anything"]], [1, "hold", []]])).to_act == [2]


def test_a_byte_order_mark_does_no_harm() -> None:
    assert replay(b"\xef\xbb\xbf" + json.dumps(base()).encode()).to_act == [2]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": "atout/2"}, "bad-format"),
        ({"format": ...}, "missing-key"),
        ({"game": ...}, "missing-key"),
        ({"players": ...}, "missing-key"),
        ({"game": "bridge"}, "unknown-game"),
        ({"game": ["xylotar"]}, "unknown-game"),
        ({"players": "Ada"}, "bad-players"),
        ({"players": ["Ada"]}, "bad-players"),
        ({"players": list("ABCDEF")}, "bad-players"),
        ({"players": ["Ada", "Bo", "Cy", 4]}, "bad-players"),
        ({"seed": "abc"}, "bad-seed"),
        ({"seed": SEED.hex() + "00"}, "bad-seed"),
        ({"seed": 5}, "bad-seed"),
        ({"seed": None}, "bad-seed"),
        ({"comment": "hello"}, "unknown-key"),
        ({"options": []}, "not-an-object"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"options": {"edition": "de"}}, "option-choice"),
        ({"options": {"edition": 1}}, "option-choice"),
        ({"options": {"rounds": 0}}, "option-number"),
        ({"options": {"rounds": True}}, "option-number"),
        ({"options": {"rounds": 1.5}}, "option-number"),
        ({"options": {"rounds": "3"}}, "option-number"),
        ({"deals": {}}, "not-a-list"),
        ({"deals": [5]}, "not-an-object"),
        ({"deals": [{"cards": "R1"}]}, "unknown-key"),
        ({"moves": {}}, "not-a-list"),
        ({"moves": [5]}, "bad-move-entry"),
        ({"moves": [["1", "play 5"]]}, "bad-move-entry"),
        ({"moves": [[True, "play 5"]]}, "bad-move-entry"),
        ({"moves": [[1.0, "play 5"]]}, "bad-move-entry"),
        ({"moves": [[1, "play 5", "hold"]]}, "bad-move-entry"),
        ({"moves": [[1]]}, "bad-move-entry"),
        ({"moves": [[9, "play 5"]]}, "no-such-seat"),
        ({"moves": [[0, "play 5"]]}, "no-such-seat"),
        ({"moves": [[1, "jump"]]}, "unreadable"),
        ({"moves": [[1, ""]]}, "unreadable"),
        ({"moves": [[1, "play"]]}, "unreadable"),
        ({"moves": [[1, "play five"]]}, "unreadable"),
        ({"moves": [[1, "play 5 6"]]}, "unreadable"),
        ({"moves": [[1, "play -5"]]}, "unreadable"),
        ({"moves": [[1, "play ٥"]]}, "unreadable"),
        ({"moves": [[1, "hold 5"]]}, "unreadable"),
        ({"moves": [[1, "look 5"]]}, "unreadable"),
        ({"result": {}}, "result-differs"),
    ],
)
def test_malformed_records_are_refused(changes: dict[str, Any], message: str) -> None:
    assert refusal(base(**changes)).message == message


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"[]",
        b"null",
        b"{",
        b"\xff\xfe",
        b'{"format": "atout/1", "format": "atout/1"}',
        b"[" * 100_000,
        b'{"seed": NaN}',
        b"9" * 10_000,
    ],
)
def test_documents_that_are_no_records(document: bytes) -> None:
    with pytest.raises(Refusal):
        replay(document)


@pytest.mark.parametrize(
    ("deal", "message", "rule"),
    [
        ({"dealer": 5}, "bad-dealer", "X8"),
        ({"dealer": 0}, "bad-dealer", "X8"),
        ({"dealer": None}, "bad-dealer", "X8"),
        ({"dealer": True}, "bad-dealer", "X8"),
        ({"xylos": FOUR, "hands": FOUR}, "hands-or-xylos", None),
        ({"xylos": FOUR[:3]}, "wrong-hands", "X3"),
        ({"xylos": "R1"}, "wrong-hands", "X3"),
        ({"xylos": [1, 2, 3, 4]}, "bad-cards", None),
        ({"xylos": [*FOUR[:3], FOUR[3].replace("R9", "R11")]}, "no-such-card", "X1"),
        ({"xylos": [*FOUR[:3], FOUR[3].replace("R9", "Q9")]}, "no-such-card", "X1"),
        ({"xylos": [*FOUR[:3], FOUR[3].replace("R9", "R09")]}, "no-such-card", "X1"),
        ({"xylos": [*FOUR[:3], FOUR[3].replace("R9", "R8")]}, "card-twice", "X1"),
        ({"xylos": [*FOUR[:3], FOUR[3].replace("R9 ", "")]}, "wrong-size", "X3"),
        ({"xylos": [*FOUR[:3], FOUR[3].replace("R9 O8", "O8 R9")]}, "xylo-order", "X4"),
    ],
)
def test_deals_that_do_not_fit_are_refused(deal: dict[str, Any], message: str, rule: str | None) -> None:
    caught = refusal(base(deals=[deal], moves=[]))
    assert (caught.message, caught.rule, caught.deal) == (message, rule, 1)


def test_x3_a_red_card_with_three_players() -> None:
    hands = [
        "Y7 T6 B4 G3 Y3 B3 G2 Y1 B1 T1 B0 Y0 R0",
        "Y6 G6 T5 G4 T4 Y4 V3 P3 P2 B2 V2 P1 V1",
        "Y8 G7 B5 Y5 G5 V4 T3 Y2 T2 G1 V0 T0 P0",
    ]
    assert refusal(base(players=["A", "B", "C"], deals=[{"hands": hands}], moves=[])).rule == "X3"


def test_two_players_the_dealer_is_one_of_them() -> None:
    assert refusal(base(players=["A", "B"], deals=[{"dealer": 2}], moves=[])).rule == "X34"


def test_a_deal_is_looked_at_when_the_match_gets_there(finished: dict[str, Any]) -> None:
    bad = {"xylos": ["R1"]}
    document = copy.deepcopy(finished)
    document["options"]["rounds"] = 2
    document["deals"].append(bad)
    del document["result"]
    moves = document["moves"]
    assert read({**document, "moves": moves[:-1]}).to_act
    caught = refusal(document)
    assert (caught.message, caught.deal, caught.move) == ("wrong-hands", 2, len(moves))


def test_more_deals_than_the_match_has(finished: dict[str, Any]) -> None:
    document = {**finished, "deals": [*finished["deals"], None]}
    assert refusal(document).message == "too-many-deals"


def test_a_stored_result_must_be_the_true_one(finished: dict[str, Any]) -> None:
    assert read(finished).finished
    for change in ({"winners": [1, 2]}, {"totals": [0, 0, 0]}, {"finished": 1}, {"extra": 0}):
        assert refusal({**finished, "result": {**finished["result"], **change}}).message == "result-differs"


def test_a_move_after_the_end(finished: dict[str, Any]) -> None:
    document = {**finished, "moves": [*finished["moves"], [1, "play 1"]]}
    caught = refusal(document)
    assert (caught.message, caught.move) == ("match-over", len(finished["moves"]) + 1)


def test_the_move_is_named_with_its_number_and_rule() -> None:
    assert str(refusal(base(moves=[[1, "play 5"], [1, "hold"], [2, "play 1"]]))) == (
        "move 3: seat 2 has teal and must follow it (X10)"
    )


@pytest.mark.parametrize(
    ("changes", "needs"),
    [
        ({"deals": []}, True),
        ({"deals": [{"xylos": FOUR}]}, True),  # the dealer
        ({"deals": [{"dealer": 1}]}, True),  # the hands
        ({"deals": [None]}, True),
        ({"deals": [{"dealer": 4, "xylos": FOUR}]}, False),
        ({"deals": [{"dealer": 4, "hands": FOUR}]}, False),
        ({"deals": [{"dealer": 4, "hands": FOUR}], "options": {"arrange": "auto"}}, True),  # equal values
    ],
)
def test_what_is_not_given_needs_a_seed(changes: dict[str, Any], needs: bool) -> None:
    document = base(seed=..., moves=[], **changes)
    if needs:
        assert refusal(document).message == "no-seed"
    else:
        assert read(document).to_act


def test_a_given_deal_changes_no_other(finished: dict[str, Any]) -> None:
    """Deal 2 comes from the seed whether deal 1 was given or not."""
    seconds = []
    cases: list[list[Any]] = [[], finished["deals"]]
    for deals in cases:
        document = {**finished, "options": {"rounds": 2}, "deals": deals}
        del document["result"]
        seconds.append(read(document).deals[1])
    assert seconds[0] == seconds[1]


def test_given_hands_are_arranged_by_the_program_from_the_seed() -> None:
    orders = set()
    for number in range(20):
        match = read(base(seed=f"{number:064x}", deals=[{"dealer": 4, "hands": FOUR}], options={"arrange": "auto"}, moves=[]))
        orders.add(match.deals[0]["xylos"][0])
        assert sorted(match.deals[0]["xylos"][0].split()) == sorted(FOUR[0].split())
    assert len(orders) > 10


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(VARIANTS), st.integers(0, 9), st.data())
@settings(max_examples=300)
def test_fuzzed_records_are_played_or_refused(variant: Any, number: int, data: st.DataObject) -> None:
    """A good record with anything anywhere: either it is still a record, or it is refused in a sentence."""
    game, players, options = variant
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, bytes([number]) * 32)
    for _ in random_moves(match, Random(number), limit=data.draw(st.integers(0, 30))):
        pass
    document: Any = json.loads(json.dumps({**match.record(), "deals": match.deals, "result": match.result.as_json()}))
    for _ in range(data.draw(st.integers(1, 3))):
        place, key = document, data.draw(st.sampled_from(sorted(document)))
        while isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else list(range(len(place)))))
        place[key] = data.draw(JSON | st.sampled_from(["play 1", "hold", "R1 O1", 0, 1, 99, -1, "atout/1", [], {}]))
    with suppress(Refusal):
        read(document)


@given(st.binary(max_size=200))
@settings(max_examples=200)
def test_fuzzed_bytes_are_refused(document: bytes) -> None:
    with pytest.raises(Refusal):
        replay(document)


def test_half_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(Refusal) as caught:
        replay(json.dumps(base(players=["\ud800", "B", "C", "D"])).encode())
    assert caught.value.message == "not-json"


def test_a_message_is_one_line_whatever_the_record_says() -> None:
    for changes in ({"moves": [[1, "play\n5\x1b[31m"]]}, {"a\nb": 1}, {"options": {"edition": "\u202e\n"}}):
        assert str(refusal(base(**changes))).isprintable()
