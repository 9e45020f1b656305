"""Taking back, clocks, and what needs the consent of all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from atout.game import GAMES
from atout.server.tables.entries import Entry
from atout.server.tables.table import Table
from tests.server.support.tables import acting, settled, table

TRICKS = {"mode": "series", "variant": 6, "times": 1}


def test_a_move_that_shows_nothing_new_is_taken_back_freely(address: str) -> None:
    """In XXL one plays a card that one knew; until the next player acts, it can go back."""

    async def check() -> None:
        async with table(address, 3, "xxl", options=TRICKS) as (_, _, seats):
            await settled(seats)
            seat = acting(seats)
            before = seat.view
            await seat.move(seat.view["legal"][0])
            await seat.do("take-back")
            await settled(seats)
            assert seat.view == before
            assert seat.events[-1]["kind"] == "taken-back"
            await seat.move(seat.view["legal"][0])

    asyncio.run(check())


def test_a_move_that_showed_a_card_needs_the_consent_of_all(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (_, _, seats):
            seat = acting(seats)
            others = [other for other in seats if other is not seat]
            before = seat.view
            await seat.move(seat.view["legal"][0])  # nobody knew its value
            await seat.do("take-back")
            await others[0].until(lambda s: s.table["request"])
            request = {"what": "take-back", "seat": seat.seat, "agreed": [seat.seat], "moves": 0}
            assert others[0].table["request"] == request
            assert (await seat.refusal("take-back"))["message"] == "asked-already"
            await others[0].do("consent", agreed=True)
            assert others[0].view["xylos"] != before["xylos"]  # one is missing
            await others[1].do("consent", agreed=True)
            await settled(seats)
            assert seat.view == before
            assert [event["kind"] for event in seat.events][-3:] == ["asked", "agreed", "agreed"]

    asyncio.run(check())


def test_one_refusal_is_enough_and_a_move_ends_the_question(address: str) -> None:
    async def check() -> None:
        async with table(address, 3) as (_, _, seats):
            seat = acting(seats)
            other = next(other for other in seats if other is not seat)
            await seat.move(seat.view["legal"][0])
            await seat.do("take-back")
            await other.until(lambda s: s.table["request"])
            await other.do("consent", agreed=False)
            assert other.table["request"] is None
            assert (await other.refusal("consent", agreed=True))["message"] == "nothing-asked"
            await seat.until(lambda s: s.table["request"] is None)
            await seat.do("take-back")
            await seat.move("hold")
            await other.until(lambda s: s.table["request"] is None)

    asyncio.run(check())


def test_after_another_seat_has_acted_all_are_asked(here: str) -> None:
    async def check() -> None:
        async with table(here, 3, "xxl", options=TRICKS) as (_, _, seats):
            await settled(seats)
            first = acting(seats)
            await first.move(first.view["legal"][0])
            await settled(seats)
            second = acting(seats)
            await second.move(second.view["legal"][0])
            await first.do("take-back")
            assert first.table["request"]["moves"] == 0

    asyncio.run(check())


def test_the_host_can_switch_taking_back_off(here: str) -> None:
    async def check() -> None:
        async with table(here, 3, "xxl", options=TRICKS, agreement={"take_back": False}) as (_, _, seats):
            await settled(seats)
            seat = acting(seats)
            assert (await seat.refusal("take-back"))["message"] == "no-taking-back"

    asyncio.run(check())


def came_to_light_after(game: str, options: dict[str, Any], moves: list[tuple[int, str]], deal: dict[str, Any]) -> bool:
    """Whether the last of these moves has shown its maker anything, at a table for two (or as many as the deal has hands)."""
    names = ["A", "B"]
    chairs = {str(seat): {"who": name, "name": name} for seat, name in zip(GAMES[game].match.seats_of(2), names, strict=True)}
    data = {"game": game, "options": options, "agreement": {}, "host": "A", "chairs": chairs}
    kept = Table("t").after(Entry(1, 0.0, "created", data))
    kept = kept.after(Entry(2, 0.0, "started", {"seed": "00" * 32, "bots": {}, "deals": [deal]}))
    for number, (seat, move) in enumerate(moves, 3):
        kept = kept.after(Entry(number, 0.0, "moved", {"seat": seat, "move": move}))
    return kept.came_to_light(moves[-1][0])


HILO = {"tableaus": ["R5 R4 R3 R2 R1 R0 B5 B4 B3", "T5 T4 T3 T2 T1 T0 P5 P4 P3"], "discard": "B2", "draw": "P2 P1 P0"}


def test_peeking_is_impossible_in_hilo() -> None:
    begin = [(1, "flip 1 2"), (2, "flip 1 2")]
    first = next(seat for seat in (1, 2) if not refuses(begin, (seat, "draw")))
    assert came_to_light_after("hilo", {}, [*begin, (first, "draw")], HILO)
    assert came_to_light_after("hilo", {}, [*begin, (first, "take 9")], HILO)  # a card lay face down there
    assert not came_to_light_after("hilo", {}, [*begin, (first, "take 1")], HILO)


def refuses(moves: list[tuple[int, str]], move: tuple[int, str]) -> bool:
    match = GAMES["hilo"].match(["A", "B"], {}, bytes(32), [HILO])
    for seat, text in moves:
        match.play(seat, text)
    return move[0] not in match.to_act


@pytest.mark.slow
def test_a_clock_runs_out_and_a_bot_makes_the_move(address: str) -> None:
    async def check() -> None:
        agreement = {"clock": {"bank": 10, "increment": 0}, "pace": 0}
        async with table(address, 2, "hilo", agreement=agreement) as (_, _, seats):
            assert seats[0].table["clock"]["bank"] == [{"seat": 1, "seconds": 10.0}, {"seat": 2, "seconds": 10.0}]
            assert seats[0].table["clock"]["running"] == [1, 2]
            await seats[0].until(lambda s: s.number > 4)  # both turn their cards over at once: both clocks run
            assert min(entry["seconds"] for entry in seats[0].table["clock"]["bank"]) == 0

    asyncio.run(check())


def test_clocks_are_paused_by_consent_only(address: str) -> None:
    async def check() -> None:
        async with table(address, 2, "hilo", agreement={"clock": {"bank": 600}}) as (_, _, seats):
            await seats[0].do("pause")
            assert seats[0].table["clock"]["paused"] is False
            await seats[1].until(lambda s: s.table["request"])
            await seats[1].do("consent", agreed=True)
            assert seats[1].table["clock"]["paused"] is True
            before = seats[1].table["clock"]["bank"]
            await asyncio.sleep(0.3)
            await seats[1].do("resume")
            assert seats[1].table["clock"]["bank"] == before
            assert (await seats[1].refusal("resume"))["message"] == "not-paused"

    asyncio.run(check())


def test_without_a_clock_there_is_nothing_to_pause(here: str) -> None:
    async def check() -> None:
        async with table(here, 2, "hilo") as (_, _, seats):
            assert seats[0].table["clock"] is None
            assert (await seats[0].refusal("pause"))["message"] == "no-clock"

    asyncio.run(check())
