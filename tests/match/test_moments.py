"""Moments: what people look for when they look back at a match."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from atout.game import GAMES
from atout.match.match import Match
from atout.match.moments import Moment, leaders, moments
from tests.tables import random_moves
from tests.variants import VARIANTS

MATCHES = st.tuples(st.sampled_from(VARIANTS), st.integers(0, 2**32))


def played(match: Match, random: Random) -> list[list[dict[str, Any]]]:
    """Plays the match to its end; what happened, move by move."""
    happened: list[list[dict[str, Any]]] = []
    for _ in random_moves(match, random):
        if match.last:
            happened.append(match.events)
    return [*happened, match.events]


@given(MATCHES)
@settings(max_examples=20)
def test_every_deal_begins_once_and_every_bid_and_clearing_is_found(case: Any) -> None:
    (game, players, options), number = case
    match = GAMES[game].match([f"P{i}" for i in range(players)], options, number.to_bytes(32))
    happened = played(match, Random(number))
    found = moments(match, happened)
    assert [at for at, _ in found] == sorted(at for at, _ in found)
    assert len(set(found)) == len(found)
    deals = [at for at, kind in found if kind == "deal"]
    ends = [at for at, events in enumerate(happened, 1) if any(event["event"] == "deal-over" for event in events)]
    assert deals == [0, *ends[:-1]]
    told = [{event["event"] for event in events} for events in happened]
    assert [at for at, kind in found if kind == "bid"] == [at for at, names in enumerate(told, 1) if "bid" in names]
    lines = [at for at, names in enumerate(told, 1) if names & {"clear", "cleared"}]
    assert [at for at, kind in found if kind == "clearing"] == lines
    for at, kind in found:
        if kind == "lead-change":
            deal = ends.index(at) + 1
            assert deal > 1
            assert leaders(match, deal) - leaders(match, deal - 1)


def scored(*scores: list[int], game: str = "xylotar") -> list[Moment]:
    """The moments of a match that is known by its points only, a deal a move."""
    match = GAMES[game].match([f"P{i}" for i in range(len(scores[0]))], {}, bytes(32))
    match.result.deals = [{"scores": points, "places": points} for points in scores]
    match.deals = match.deals * len(scores)
    return moments(match, [[{"event": "deal-over", "deal": number}] for number in range(1, len(scores) + 1)])


def test_the_first_deal_sets_the_lead_and_does_not_change_it() -> None:
    assert scored([5, 1, 0]) == [(0, "deal")]


def test_who_overtakes_or_draws_level_changes_the_lead() -> None:
    changes = [at for at, kind in scored([5, 1, 0], [0, 9, 0], [5, 0, 0], [0, 1, 0], [0, 1, 0]) if kind == "lead-change"]
    assert changes == [2, 3]  # passed; level again; then only company is lost; then nothing


def test_the_lowest_total_leads_hilo() -> None:
    assert (2, "lead-change") in scored([1, 5], [9, 0], game="hilo")
    assert (2, "lead-change") not in scored([5, 1], [9, 0], game="hilo")


def test_a_bid_is_where_it_is_shown() -> None:
    match = GAMES["xylotar"].match(["Ada", "Bo", "Cy"], {"arrange": "auto"}, bytes(32))
    assert moments(match, []) == [(0, "deal")]
    happened = []
    for verb in ("play", "look", "bid"):
        seat = match.to_act[0]
        match.play(seat, next(move for move in match.legal(seat) if move.startswith(verb)))
        happened.append(match.events)
    assert moments(match, happened) == [(0, "deal"), (3, "bid")]
