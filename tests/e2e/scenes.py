"""Scenes: what people see on the way from the first page to the result, and how it looks to whom. Tests look whether everything
fits; `tools/pictures.py` makes pictures of all of them, and the README shows some."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ViewportSize

from tests.e2e.pads import begin, write
from tests.e2e.people import DESK, PHONE, PYTHON, TABLET, Person
from tests.e2e.tables import table
from tests.variants import OF_XXL

RECORDS = Path(__file__).parents[1] / "match" / "fairness"
Scene = Callable[[Person], None]


def playing(game: str, bots: int, moves: int, options: dict[str, Any] | None = None, **agreement: Any) -> Scene:
    """A match in which somebody has made so many moves, and must decide."""

    def scene(person: Person) -> None:
        table([person], game, bots=bots, options=options, agreement=agreement)
        chance = random.Random(8)
        made = 0
        while made < moves or not person.seen()["mine"]:
            if person.is_over:
                return
            made += person.act(chance)
            person.page.wait_for_timeout(40)

    return scene


def opened(path: str) -> Scene:
    def scene(person: Person) -> None:
        person.page.goto(path)
        person.page.locator("main h1").first.wait_for()

    return scene


def waiting(person: Person) -> None:
    table([person], "hilo", bots=1, start=False)
    person.page.get_by_role("img").first.wait_for()


def result(person: Person) -> None:
    table([person], "xylotar", bots=3, options={"rounds": 1})
    chance = random.Random(2)
    while not person.is_over:
        person.act(chance)
        person.page.wait_for_timeout(20)


def lesson(person: Person) -> None:
    person.page.goto("/learn/hilo")
    person.page.locator(".board").wait_for(timeout=PYTHON)


def replay(person: Person) -> None:
    person.page.goto("/replay")
    person.page.locator("input[type=file]").set_input_files(RECORDS / "xylotar-4.atout.json")
    person.page.locator(".board").wait_for(timeout=PYTHON)
    person.page.get_by_role("slider").first.fill("60")


def score_pad(person: Person) -> None:
    begin(person, "HILO", ["Ada", "Bo", "Cyril"])
    write(person, 12, 7, 21, closer="Bo")
    write(person, 4, 9, 15, closer="Ada")


def text_table(person: Person) -> None:
    playing("xxl", 3, 0, {"mode": "series", "variant": 1, "times": 1})(person)
    person.page.get_by_role("switch").first.press("Space")


SCENES: dict[str, Scene] = {
    "first-page": opened("/"),
    "rules": opened("/rules/xylotar"),
    "settings": opened("/settings"),
    "tables": opened("/tables"),
    "matches": opened("/matches"),
    "waiting-room": waiting,
    "xylotar-arranging": playing("xylotar", 3, 0),
    "xylotar": playing("xylotar", 3, 12, {"arrange": "auto"}),
    "xylotar-for-five": playing("xylotar", 4, 6, {"arrange": "auto"}),
    "hilo": playing("hilo", 3, 14),
    "hilo-for-six": playing("hilo", 5, 8),
    **{f"xxl-{variant}": playing("xxl", 3, 6, {"mode": "series", "variant": variant, "times": 1}) for variant in OF_XXL},
    "result": result,
    "lessons": opened("/learn"),
    "lesson": lesson,
    "replay": replay,
    "score-pad": score_pad,
    "statistics": opened("/statistics"),
    "text-table": text_table,
}


@dataclass(frozen=True)
class Look:
    """A window, its colours and its language."""

    size: ViewportSize
    scheme: Literal["light", "dark"]
    language: str

    def put_on(self, person: Person) -> None:
        person.page.set_viewport_size(self.size)
        person.page.emulate_media(color_scheme=self.scheme)
        person.speak(self.language)


LOOKS = {
    "phone": Look(PHONE, "light", "fr"),
    "phone-dark": Look(PHONE, "dark", "cs"),
    "tablet": Look(TABLET, "light", "cs"),
    "desk": Look(DESK, "dark", "en"),
}
