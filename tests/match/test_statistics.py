"""Statistics: what is counted of a match, and what comes of many."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, cast, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atout.game import GAMES
from atout.match import statistics
from atout.match.record import MatchRecord, result_of
from atout.match.refusal import Refusal
from atout.match.statistics.figures import Figures
from atout.match.statistics.ratio import FEW, average, ratio, wilson
from atout.match.statistics.together import Someone, Together
from tests.tables import random_moves
from tests.typed import exactly
from tests.variants import VARIANTS

RECORDS = sorted((Path(__file__).parent / "fairness").glob("*.atout.json"))


@cache
def played(number: int) -> tuple[dict[str, Any], list[list[dict[str, Any]]]]:
    """A match that was played at random: its record, and what everybody saw happen."""
    game, players, options = VARIANTS[number % len(VARIANTS)]
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, number.to_bytes(32))
    happened = []
    for _ in random_moves(match, Random(number)):
        if match.last:
            happened.append(match.events)
    return match.record(), [*happened, match.events]


def figures_of(record: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = exactly(statistics.figures(json.dumps(record).encode()), Figures)
    return found


def together(figures: Any, names: Any = None, **more: Any) -> dict[str, Any]:
    """As the client gets it, and what its types say; what only a game counts has a type of its own."""
    found = statistics.together(figures, names, **more)
    shown: dict[str, Any] = exactly({**found, "people": []}, Together)
    return shown | {"people": [someone(person) for person in found["people"]]}


def someone(person: Any) -> dict[str, Any]:
    games = {
        name: exactly(person[name], get_type_hints(game.statistics.together)["return"])
        for name, game in GAMES.items()
        if name in person
    }
    shown: dict[str, Any] = exactly({key: value for key, value in person.items() if key not in games}, Someone)
    return shown | games


NUMBERS = st.integers(0, 3 * len(VARIANTS) - 1)
SETS = st.lists(NUMBERS, min_size=1, max_size=12)


@given(NUMBERS)
@settings(max_examples=30)
def test_figures_are_what_everybody_saw(number: int) -> None:
    record, happened = played(number)
    found = figures_of(record)
    result = record["result"]
    assert (found["totals"], found["places"]) == (result["totals"], result_of(cast(MatchRecord, record))["places"])
    assert [{key: deal[key] for key in ("scores", "places")} for deal in found["deals"]] == result["deals"]
    assert sum(found["won"]) == len(result["winners"])
    assert found["moves"] == len(record["moves"])
    seats = GAMES[record["game"]].match.seats_of(len(record["players"]))
    events = iter(event for move in happened for event in move)
    for deal in found["deals"]:
        told = []
        for event in events:
            told.append(event)
            if event["event"] == "deal-over":
                break
        if record["game"] == "xylotar":
            tricks = Counter(event["seat"] for event in told if event["event"] == "trick")
            bids = {event["seat"]: int(event["card"][1:]) for event in told if event["event"] == "bid"}
            assert deal["made"] == [bids[seat] == tricks[seat] for seat in seats]
        elif record["game"] == "hilo":
            assert [event["seat"] - 1 for event in told if event["event"] == "close"] == [deal["closer"]]
            assert 3 * sum(deal["cleared"]) == sum(
                len(event["cards"]) for event in told if event["event"] in ("clear", "cleared")
            )
        else:
            assert 1 <= deal["variant"] <= 6


@given(SETS, st.sampled_from([None, *GAMES]))
@settings(max_examples=25)
def test_what_holds_for_every_group(numbers: list[int], game: str | None) -> None:
    counted = [figures_of(played(number)[0]) for number in numbers]
    found = together(counted, game=game)
    different = {one["match"]: one for one in counted if game in (None, one["game"])}
    assert found["matches"] == len(different)
    assert sum(found["games"].values()) == len({one["match"] for one in counted})
    people = found["people"]
    assert sum(person["matches"] for person in people) == sum(len(one["players"]) for one in different.values())
    assert sum(person["by_chance"] for person in people) == pytest.approx(len(different))
    assert sum(person["wins"]["count"] for person in people) == sum(sum(one["won"]) for one in different.values())
    for person in people:
        assert sum(person["places"]) == person["matches"] == person["wins"]["of"]
        mean = sum(place * count for place, count in enumerate(person["places"], 1)) / person["matches"]
        assert person["place"]["mean"] == pytest.approx(mean)
        assert sum(person[name]["matches"] for name in GAMES if name in person) == person["matches"]
    for (one, line), (other, opposite) in combinations(enumerate(found["pairs"]), 2):
        pair, mirrored = line[other], opposite[one]
        if pair is None:
            assert mirrored is None
            continue
        assert (pair["before"], pair["level"], pair["behind"]) == (mirrored["behind"], mirrored["level"], mirrored["before"])
        assert pair["matches"] <= min(people[one]["matches"], people[other]["matches"])
    assert all(line[one] is None for one, line in enumerate(found["pairs"]))


@given(SETS, st.randoms(use_true_random=False))
@settings(max_examples=10)
def test_the_order_of_files_does_not_matter(numbers: list[int], random: Any) -> None:
    counted = [{**figures_of(played(number)[0]), "at": number} for number in dict.fromkeys(numbers)]
    found = together(counted)
    random.shuffle(counted)
    assert together(counted) == found


@given(st.integers(1, 500).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of))))
def test_an_interval_holds_the_share(case: tuple[int, int]) -> None:
    count, of = case
    low, high = wilson(count, of)
    assert 0 <= low <= count / of + 1e-12
    assert count / of - 1e-12 <= high <= 1
    assert low < high
    share = ratio(count, of)
    assert (share["low"] is None) == (of < FEW)


def test_too_few_to_tell() -> None:
    assert ratio(0, 0) == {"count": 0, "of": 0, "share": None, "low": None, "high": None}
    assert ratio(3, 4)["low"] is None
    assert average([]) == {"mean": None, "error": None, "of": 0}
    assert average([1, 3]) == {"mean": 2, "error": None, "of": 2}
    assert average([2] * 5) == {"mean": 2, "error": 0, "of": 5}


# --- With matches that are known by heart ---


def of_xylotar(*names: str, at: float, places: list[int], made: list[bool], **more: Any) -> dict[str, Any]:
    points = [10 - 2 * place for place in places]
    deal = {"scores": points, "places": places, "made": made}
    return {
        "version": 1, "match": f"{names}{at}", "game": "xylotar", "players": list(names), "options": {}, "moves": 100,
        "deals": [deal], "totals": points, "places": places, "won": [place == 1 for place in places], "at": at, **more,
    }  # fmt: skip


FRIENDS = [
    of_xylotar("Ada", "Bo", "Cy", at=3, places=[1, 2, 3], made=[True, False, False]),
    of_xylotar("Bo", "Ada", at=1, places=[1, 2], made=[True, True]),
    of_xylotar("Adda", "Bo", "Bot", at=2, places=[2, 3, 1], made=[False, False, True], bots=[False, False, True]),
]


def by_name(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {person["name"]: person for person in found["people"]}


def test_one_person_under_two_names() -> None:
    people = by_name(together(FRIENDS, {"Adda": "Ada"}))
    assert set(people) == {"Ada", "Bo", "Bot", "Cy"}
    assert people["Ada"]["matches"] == 3
    assert people["Ada"]["places"] == [1, 2]
    assert people["Ada"]["wins"] == {"count": 1, "of": 3, "share": 1 / 3, "low": None, "high": None}
    assert people["Ada"]["by_chance"] == pytest.approx(1 / 3 + 1 / 2 + 1 / 3)
    assert people["Ada"]["xylotar"]["bids"]["count"] == 2
    assert people["Ada"]["xylotar"]["points"]["mean"] == pytest.approx((8 + 6 + 6) / 3)
    assert people["Bot"]["bot"]


def test_head_to_head() -> None:
    found = together(FRIENDS, {"Adda": "Ada"}, bots=False)
    assert [person["name"] for person in found["people"]] == ["Ada", "Bo", "Cy"]
    ada_and_bo = found["pairs"][0][1]
    assert (ada_and_bo["before"], ada_and_bo["level"], ada_and_bo["behind"], ada_and_bo["matches"]) == (2, 0, 1, 3)


def test_who_is_left_out_has_played_all_the_same() -> None:
    people = by_name(together(FRIENDS, {"Cy": None, "Bo": None}, bots=False))
    assert set(people) == {"Ada", "Adda"}
    assert people["Adda"]["places"] == [0, 1]


def test_two_people_cannot_be_one() -> None:
    with pytest.raises(Refusal) as caught:
        together(FRIENDS, {"Cy": "Ada"})
    assert caught.value.message == "one-person-twice"


def test_a_bot_is_not_a_friend_of_the_same_name() -> None:
    with_bot = of_xylotar("Cy", "Ada", at=9, places=[1, 2], made=[True, False], bots=[False, True])
    found = together([*FRIENDS, with_bot], {"Adda": "Ada"})
    assert sorted((person["name"], person["bot"]) for person in found["people"] if person["name"] == "Ada") == [
        ("Ada", False),
        ("Ada", True),
    ]


def test_a_tie_that_was_broken_decides_head_to_head() -> None:
    tied = of_xylotar("Ada", "Bo", "Cy", at=1, places=[1, 1, 3], made=[False] * 3, won=[False, True, False])
    found = together([tied])
    ada, bo = ([person["name"] for person in found["people"]].index(name) for name in ("Ada", "Bo"))
    assert found["pairs"][bo][ada]["before"] == 1


def test_a_match_that_is_there_twice_counts_once_with_all_that_is_known() -> None:
    found = together([FRIENDS[2], {**FRIENDS[2], "at": 99, "bots": None}, {**FRIENDS[2], "at": None}], bots=False)
    assert found["matches"] == 1
    assert found["in_order"][0]["at"] == 2
    assert "Bot" not in by_name(found)


def test_matches_come_in_the_order_of_time() -> None:
    found = together([*FRIENDS, of_xylotar("Ada", "Bo", at=0, places=[1, 2], made=[True, True]) | {"at": None}])
    assert [match["at"] for match in found["in_order"]] == [1, 2, 3, None]
    names = [person["name"] for person in found["people"]]
    first = {names[one["person"]]: (one["place"], one["won"], one["points"]) for one in found["in_order"][0]["people"]}
    assert first == {"Bo": (1, True, 8), "Ada": (2, False, 6)}


def test_nothing_to_count() -> None:
    assert together([])["people"] == []


# --- Records ---


def test_the_same_match_has_one_fingerprint_however_it_is_written() -> None:
    record = json.loads(RECORDS[0].read_bytes())
    plain = {key: record[key] for key in record if key not in ("fairness", "seed", "result")}
    assert figures_of(plain)["match"] == figures_of(record)["match"]
    assert len({statistics.figures(path.read_bytes())["match"] for path in RECORDS}) == len(RECORDS)


def test_what_cannot_be_counted_is_refused() -> None:
    record = json.loads(RECORDS[0].read_bytes())
    del record["result"]
    for wrong, message in (({"moves": record["moves"][:5]}, "not-finished"), ({"moves": [[1, "dance"]]}, "unreadable")):
        with pytest.raises(Refusal) as caught:
            figures_of({**record, **wrong})
        assert caught.value.message == message


def test_two_players_of_one_name_are_told_apart() -> None:
    record = json.loads(RECORDS[0].read_bytes())
    assert figures_of({**record, "players": ["Ada", "Ada"]})["players"] == ["Ada", "Ada (2)"]
