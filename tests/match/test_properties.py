"""What holds in every match of every game with every option."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from atout.bots.bot import Turn
from atout.bots.random_bot import RandomBot
from atout.cli.account import because
from atout.game import GAMES
from atout.match import record
from atout.match.match import Match
from tests.tables import random_moves
from tests.variants import VARIANTS

MATCHES = st.tuples(st.sampled_from(VARIANTS), st.binary(min_size=32, max_size=32), st.integers(0, 2**32))


def begin(variant: tuple[str, int, dict[str, Any]], seed: bytes) -> Match:
    game, players, options = variant
    return GAMES[game].match([f"P{i}" for i in range(1, players + 1)], options, seed)


@given(MATCHES)
@settings(max_examples=40)
def test_somebody_can_always_move_until_it_is_over(case: Any) -> None:
    variant, seed, number = case
    match = begin(variant, seed)
    for seat, _ in random_moves(match, Random(number)):
        assert match.to_act
        assert all(match.legal(waiting) for waiting in match.to_act)
        assert seat in match.seats
    assert match.to_act == []
    assert match.result.winners
    totals = [sum(scores) for scores in zip(*(deal["scores"] for deal in match.result.deals), strict=True)]
    assert match.result.totals == totals or match.game == "xxl"  # XXL adds places
    for deal in match.result.deals:
        for score, place, lines in zip(deal["scores"], deal["places"], deal["account"], strict=True):
            assert sum(line["points"] for line in lines) == score
            assert all(re.fullmatch(r"[XHK]\d+", line["rule"]) and because(match, line) for line in lines)
            assert match.game != "xxl" or lines[-1]["arguments"] == {"place": place}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_to_happen_in_a_game_does_happen_in_some_match(game: str) -> None:
    never = {name for kind in GAMES[game].events for name in get_args(get_type_hints(kind)["event"])}
    assert never
    for number, variant in enumerate(variant for variant in VARIANTS if variant[0] == game):
        match = begin(variant, bytes([number]) * 32)
        random = Random(number)
        while never and not match.finished and len(match.moves) < 1500:
            legal = match.legal(seat := random.choice(match.to_act))
            lasting = [move for move in legal if move in ("draw", "swap 1")]  # in HILO nobody closes so: the draw pile runs out
            match.play(seat, random.choice(lasting if lasting and number % 2 else legal))
            never -= {event["event"] for event in match.events}
    assert not never


@given(MATCHES)
@settings(max_examples=30)
def test_a_record_replays_to_the_same_match(case: Any) -> None:
    variant, seed, number = case
    match = begin(variant, seed)
    for _ in random_moves(match, Random(number)):
        pass
    again = record.replay(json.dumps(match.record()).encode())
    assert again.record() == match.record()
    assert [again.view(seat) for seat in match.seats] == [match.view(seat) for seat in match.seats]


@given(MATCHES)
@settings(max_examples=15)
def test_a_finished_record_needs_no_seed(case: Any) -> None:
    variant, seed, number = case
    match = begin(variant, seed)
    for _ in random_moves(match, Random(number)):
        pass
    document = match.record()
    del document["seed"]
    assert record.replay(json.dumps(document).encode()).result == match.result


@given(MATCHES, st.integers(0, 200))
@settings(max_examples=30)
def test_an_unfinished_record_replays_to_the_same_position(case: Any, length: int) -> None:
    variant, seed, number = case
    match = begin(variant, seed)
    for _ in random_moves(match, Random(number), limit=length):
        pass
    again = record.replay(json.dumps(match.record()).encode())
    assert again.view(1) == match.view(1)
    assert again.to_act == match.to_act


@given(MATCHES)
@settings(max_examples=20)
def test_notation_is_read_in_small_letters_and_written_as_it_should_be(case: Any) -> None:
    variant, seed, number = case
    match, lower = begin(variant, seed), begin(variant, seed)
    for seat, move in random_moves(match, Random(number), limit=60):
        lower.play(seat, f"  {move.lower()} ".replace(" ", "  "))
    assert lower.moves == match.moves


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_moves_that_are_not_listed_are_refused(variant: Any) -> None:
    """Every move that was legal at some time, tried at all others: it is refused unless it is listed."""
    from atout.match.refusal import Refusal

    random = Random(1)
    match = begin(variant, bytes(32))
    seen: set[str] = set()
    for _, move in random_moves(match, random, limit=120):
        if not move.startswith("arrange"):
            seen.add(move)
        for other in sorted(seen)[:: max(1, len(seen) // 12)]:
            for seat in match.seats:
                if other in match.legal(seat):
                    continue
                before = match.state.contents()
                with pytest.raises(Refusal) as caught:
                    match.play(seat, other)
                assert caught.value.rule
                assert match.state.contents() == before


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_random_bot_plays_what_is_legal_and_is_determined_by_its_seed(variant: Any) -> None:
    match, again, other = (begin(variant, bytes(32)) for _ in range(3))
    bot, same, different = RandomBot("test"), RandomBot("test"), RandomBot("other")
    while not match.finished:
        turn = Turn(match, match.to_act[0])
        move = bot.choose(turn)
        assert move in match.legal(turn.seat) or move.startswith("arrange ")  # of many orders that are allowed one is listed
        match.play(turn.seat, move)
        again.play(turn.seat, same.choose(Turn(again, turn.seat)))
        if not other.finished:
            other.play(other.to_act[0], different.choose(Turn(other, other.to_act[0])))
    assert again.moves == match.moves
    assert other.moves[: len(match.moves)] != match.moves


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_events_tell_every_move_that_the_record_has(variant: Any) -> None:
    match = begin(variant, bytes(32))
    ended = 0
    for seat, _ in random_moves(match, Random(3)):
        if match.moves:
            assert match.events, match.moves[-1]
        ended += any(event["event"] == "deal-over" for event in match.events)
        assert seat
    assert ended + 1 == len(match.result.deals)
    assert match.events[-1]["event"] == "deal-over"
