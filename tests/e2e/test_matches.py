"""Every game and every variant, played to the end by people at two and more browsers, and by bots with them."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Arrive
from tests.e2e.people import PHONE, Person, play_to_the_end
from tests.e2e.tables import table
from tests.variants import OF_XXL

pytestmark = pytest.mark.slow


def finish(people: list[Person]) -> None:
    play_to_the_end(people)
    sheets = [person.page.locator("dialog[open] table").inner_text() for person in people]
    assert len(set(sheets)) == 1, "everybody has the same score sheet"
    assert people[0].page.locator("dialog[open] .podium li").count() >= 2


@pytest.mark.parametrize("people", [1, 2, 4])
def test_xylotar(arrive: Arrive, people: int) -> None:
    seated = [arrive(name) for name in ("Ann", "Ben", "Cid", "Dan")[:people]]
    table(seated, "xylotar", bots=4 - people, options={"rounds": 1})
    finish(seated)


def test_xylotar_for_two_with_automata_on_phones(arrive: Arrive) -> None:
    seated = [arrive("Ann", viewport=PHONE), arrive("Ben", viewport=PHONE)]
    table(seated, "xylotar", bots=0, options={"rounds": 1, "edition": "cs"})
    finish(seated)


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 3)])
def test_hilo(arrive: Arrive, people: int, bots: int) -> None:
    seated = [arrive(name) for name in ("Ann", "Ben", "Cid")[:people]]
    table(seated, "hilo", bots=bots, options={"limit": 10})
    finish(seated)


@pytest.mark.parametrize("variant", OF_XXL)
def test_xxl(arrive: Arrive, variant: int) -> None:
    seated = [arrive("Ann"), arrive("Ben", viewport=PHONE)]
    table(seated, "xxl", bots=1, options={"mode": "series", "variant": variant, "times": 1})
    finish(seated)


def test_xxl_all_six_against_bots(arrive: Arrive) -> None:
    ann = arrive("Ann", viewport=PHONE)
    table([ann], "xxl", bots=2, options={"trump": True})
    finish([ann])
    assert ann.page.locator("dialog[open] tbody tr").count() == 6
