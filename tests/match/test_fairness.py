"""Fair shuffles: the vectors that Python and TypeScript share, and every way in which a record can fail to be fair."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from atout.match.fairness import chained, committed, seed_of
from atout.match.refusal import Refusal
from atout.match.verify import verify
from tools.fair_vectors import FOLDER, MATCHES, match_of, numbers

RECORDS = sorted(FOLDER.glob("*.atout.json"))


def document(name: str = "hilo-6", **changes: Any) -> bytes:
    record = json.loads((FOLDER / f"{name}.atout.json").read_bytes())
    return json.dumps(record | changes).encode()


def fairness(name: str = "hilo-6", **changes: Any) -> dict[str, Any]:
    record = json.loads((FOLDER / f"{name}.atout.json").read_bytes())
    return {"fairness": record["fairness"] | changes}


def refusal(text: bytes) -> str:
    with pytest.raises(Refusal) as caught:
        verify(text)
    assert str(caught.value)
    return caught.value.message


def test_the_formulas_as_the_document_has_them() -> None:
    """Written out once more, from the document, with nothing but a hash function."""
    secret, one, three = (bytes([n]) * 32 for n in (7, 1, 3))
    assert committed(secret.hex()) == hashlib.sha256(secret).hexdigest()
    seed = hashlib.sha256(b"atout/1 fair seed" + secret + b"\x01" + one + b"\x03" + three).digest()
    assert seed_of(secret.hex(), {3: three.hex(), 1: one.hex()}) == seed
    first = hashlib.sha256(one).digest()
    assert chained([], one.hex()) == first.hex()
    second = hashlib.sha256(first + b"abandoned" + three).digest()
    assert chained([(one.hex(), "abandoned")], three.hex()) == second.hex()


def test_the_stored_vectors_are_those_of_format_1() -> None:
    assert json.loads((FOLDER / "numbers.json").read_bytes()) == numbers()
    assert {path.name.removesuffix(".atout.json") for path in RECORDS} == set(MATCHES)
    for name in MATCHES:
        assert json.loads((FOLDER / f"{name}.atout.json").read_bytes()) == json.loads(json.dumps(match_of(name)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_fair_record_is_verified(path: Path) -> None:
    record = json.loads(path.read_bytes())
    verified = verify(path.read_bytes())
    assert verified.deals == len(record["deals"])
    assert [str(seat) for seat in verified.added_by] == sorted(record["fairness"]["entropy"])
    assert verified.commitment == hashlib.sha256(bytes.fromhex(record["fairness"]["secret"])).hexdigest()


def test_another_secret_is_not_the_promised_one() -> None:
    assert refusal(document(**fairness(secret="00" * 32))) == "commitment-differs"


def test_a_secret_that_was_chosen_afterwards_gives_another_seed() -> None:
    """Secret and commitment fit each other, but the match was played with another seed."""
    secret = "11" * 32
    assert refusal(document(**fairness(secret=secret, commitment=committed(secret)))) == "seed-differs"


@pytest.mark.parametrize("entropy", [{}, {"1": "00" * 32}])
def test_what_the_players_added_cannot_be_left_out_or_changed(entropy: dict[str, str]) -> None:
    assert refusal(document(**fairness(entropy=entropy))) == "seed-differs"


def test_one_exchanged_card_is_noticed() -> None:
    record = json.loads(document("xylotar-3"))
    hands = record["deals"][0]["xylos"]
    first, second = hands[0].split(), hands[1].split()
    same = next((a, b) for a in first for b in second if a[1:] == b[1:])
    first[first.index(same[0])], second[second.index(same[1])] = same[1], same[0]
    changed = [" ".join(first), " ".join(second), hands[2]]
    moved = document("xylotar-3", deals=[record["deals"][0] | {"xylos": changed}], moves=[], result=None)
    stripped = json.loads(moved)
    del stripped["result"]
    assert refusal(json.dumps(stripped).encode()) == "deal-differs"


def test_a_deal_that_is_not_written_down_moves_no_other() -> None:
    record = json.loads(document("xylotar-4"))
    assert verify(document("xylotar-4", deals=[None, record["deals"][1]])).deals == 2
    assert refusal(document("xylotar-4", deals=[None, record["deals"][0]])) in ("deal-differs", "not-the-hand")


def test_a_stacked_draw_pile_is_noticed() -> None:
    record = json.loads(document())
    pile = record["deals"][0]["draw"].split()
    record["deals"][0]["draw"] = " ".join([*pile[1:], pile[0]])
    del record["result"]
    record["moves"] = []
    assert refusal(json.dumps(record).encode()) == "deal-differs"


def test_a_stacked_reshuffle_is_noticed() -> None:
    record = json.loads(document())
    pile = record["deals"][0]["reshuffles"][0].split()
    record["deals"][0]["reshuffles"][0] = " ".join([*pile[:-2], pile[-1], pile[-2]])
    assert refusal(json.dumps(record).encode()) == "deal-differs"


def test_a_match_that_was_passed_over_changes_the_chain() -> None:
    whole = verify(document("xxl-2"))
    earlier = json.loads(document("xxl-2"))["fairness"]["earlier"]
    assert [one["ended"] for one in whole.earlier] == ["finished", "abandoned"]
    passed_over = verify(document("xxl-2", **fairness("xxl-2", earlier=earlier[:1])))
    renamed = verify(document("xxl-2", **fairness("xxl-2", earlier=[earlier[0], earlier[1] | {"ended": "finished"}])))
    assert len({whole.chain, passed_over.chain, renamed.chain}) == 3


def test_an_earlier_secret_must_be_the_promised_one() -> None:
    earlier = json.loads(document("xxl-2"))["fairness"]["earlier"]
    assert refusal(document("xxl-2", **fairness("xxl-2", earlier=[earlier[0] | {"secret": "22" * 32}]))) == "commitment-differs"


def test_a_record_that_says_nothing_proves_nothing() -> None:
    record = json.loads(document())
    del record["fairness"]
    assert refusal(json.dumps(record).encode()) == "no-fairness"


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": "xyz"},
        {"secret": 7},
        {"commitment": "AB" * 32},
        {"entropy": {"9": "00" * 32}},
        {"entropy": {"1": "00"}},
        {"entropy": []},
        {"earlier": {}},
        {"earlier": [{}]},
        {"earlier": [{"commitment": "00" * 32, "secret": "00" * 32, "entropy": {}, "ended": "lost"}]},
        {"more": 1},
    ],
)
def test_malformed_fairness_is_refused(changes: dict[str, Any]) -> None:
    assert refusal(document(**fairness(**changes))) == "bad-fairness"


def test_fairness_survives_reading_and_writing() -> None:
    match = verify(document("xylotar-2")).match
    assert json.loads(json.dumps(match.record())) == json.loads(document("xylotar-2"))
