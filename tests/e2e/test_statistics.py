"""Statistics of friends in a real browser: from matches of the server and from files, counted in the browser itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from atout.game import GAMES
from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, PYTHON, Person, play_to_the_end
from tests.e2e.tables import table
from tests.e2e.test_everyone import sideways, violations
from tests.tables import random_moves

pytestmark = pytest.mark.slow

OPTIONS: dict[str, dict[str, Any]] = {
    "xylotar": {"rounds": 1, "arrange": "auto"},
    "hilo": {"limit": 1},
    "xxl": {"mode": "series", "variant": 2, "times": 2},
}


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Six matches of each game; Ada plays some of them under another name."""
    folder = tmp_path_factory.mktemp("records")
    for number in range(18):
        game = list(GAMES)[number % 3]
        names = ["Adda" if number > 14 else "Ada", "Bo", "Cyril"][: 3 - number % 2]
        match = GAMES[game].match(names, OPTIONS[game], number.to_bytes(32))
        for _ in random_moves(match, Random(number)):
            pass
        (folder / f"{game}-{number:02}.atout.json").write_text(json.dumps(match.record()))
    return sorted(folder.iterdir())


def open_statistics(person: Person) -> None:
    person.settle()
    person.open("/statistics")
    expect(person.page.get_by_text("on this server, ").or_(person.page.get_by_text("sur ce serveur, "))).to_be_visible(
        timeout=PYTHON
    )


def bring(person: Person, files: list[Path]) -> None:
    person.page.locator("input[type=file]").set_input_files(files)


def test_friends_are_counted_from_files_and_from_the_server(arrive: Arrive, records: list[Path], tmp_path: Path) -> None:
    ann = arrive("Ann")
    table([ann], "hilo", bots=1, options={"limit": 1})
    play_to_the_end([ann])
    open_statistics(ann)
    page = ann.page
    count = page.locator("p.count")
    expect(count).to_have_text(re.compile("^1 match, "))
    people = page.get_by_role("table", name="All players")
    expect(people.get_by_role("rowheader")).to_have_text(["Ann"])  # the bot is known, and left out

    bad = tmp_path / "holiday.json"
    bad.write_text("{}")
    bring(ann, [*records, bad, records[0]])
    expect(count).to_have_text(re.compile("^19 matches, "), timeout=PYTHON)
    expect(page.get_by_text("holiday.json: this is not the record of a match")).to_be_visible()
    assert people.get_by_role("rowheader").all_inner_texts() == ["Bo", "Ada", "Cyril", "Adda", "Ann"]
    bo = people.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Bo"))
    expect(bo).to_contain_text(re.compile(r"18\s*\d+ of 18\s*\d+ to \d+.%"))
    expect(page.get_by_role("img", name=re.compile("Wins over time: Bo"))).to_be_visible()
    expect(page.get_by_role("table", name=re.compile("Head to head"))).to_contain_text("before:")
    assert violations(ann) == []

    page.get_by_text("Who is who").click()
    adda = page.get_by_label("Adda counts as")
    expect(adda.locator("option")).to_have_text(["themselves", "the same as Ada", "the same as Ann", "left out"])
    adda.select_option("the same as Ada")
    expect(people.get_by_role("rowheader")).to_have_text(["Ada", "Bo", "Cyril", "Ann"])
    page.get_by_label("Cyril counts as").select_option("left out")
    page.get_by_role("switch", name=re.compile("Count bots, too")).check()
    expect(people.get_by_role("rowheader", name=re.compile(r" \(bot\)$"))).to_have_count(1)
    expect(people.get_by_role("rowheader")).to_have_count(4)
    people.get_by_role("button", name="Average place").click()
    expect(people.get_by_role("columnheader", name="Average place")).to_have_attribute("aria-sort", "ascending")

    page.get_by_text("Xylotar (6)", exact=True).click()
    expect(count).to_have_text(re.compile("^6 matches, "))
    expect(page.get_by_role("table", name="Xylotar")).to_contain_text("of 6")
    expect(page.get_by_role("img", name=re.compile("Points of an average round"))).to_be_visible()
    page.get_by_text("XXL (6)", exact=True).click()
    expect(page.get_by_role("table", name=re.compile("XXL"))).to_contain_text("Stay below")
    assert violations(ann) == []

    page.reload()  # everything was kept: nothing is read again, nobody is asked for the record
    expect(count).to_have_text(re.compile("^19 matches, "), timeout=PYTHON)
    expect(people.get_by_role("rowheader").first).to_have_text("Ada")
    page.get_by_text("18 files").click()
    page.get_by_role("button", name="Remove hilo-01.atout.json").click()
    expect(count).to_have_text(re.compile("^18 matches, "))


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "fr-FR"), (DESK, "en-GB")])
def test_statistics_without_a_server_on_every_screen(
    arrive: Arrive, records: list[Path], size: dict[str, int], locale: str
) -> None:
    ann = arrive("Ann", viewport=size, locale=locale)
    open_statistics(ann)
    expect(ann.page.locator(".empty h2")).to_be_visible()
    assert violations(ann) == []
    ann.expected = ("ERR_INTERNET_DISCONNECTED",)  # a font comes late, or not at all
    ann.context.set_offline(True)
    bring(ann, records)
    expect(ann.page.locator("p.count")).to_have_text(re.compile(r"^18\s"), timeout=PYTHON)
    expect(ann.page.locator("progress")).to_have_count(0)
    assert violations(ann) == []
    assert sideways(ann) == 0
    ann.page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(ann) == 0


def test_files_can_be_dropped_on_the_page(arrive: Arrive, records: list[Path]) -> None:
    ann = arrive("Ann")
    open_statistics(ann)
    drop = """(texts) => {
      const data = new DataTransfer()
      texts.forEach((text, i) => data.items.add(new File([text], `${i}.atout.json`)))
      for (const kind of ['dragover', 'drop'])
        document.querySelector('main').dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }))
    }"""
    ann.page.evaluate(drop, [path.read_text() for path in records[:2]])
    expect(ann.page.locator("p.count")).to_have_text(re.compile("^2 matches, "))
