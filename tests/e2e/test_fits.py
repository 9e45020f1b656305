"""Every table fits every window: recorded moments of all games, variants and numbers of players, measured in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.moments import moments, position
from tests.e2e.windows import HARDEST, LANGUAGES, SIZES, Windows, page_of_moments, show, visit

pytestmark = pytest.mark.slow

BY_NAME = {moment.name: moment for moment in moments()}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with page_of_moments(tmp_path_factory.mktemp("moments")) as address:
        yield address


@pytest.fixture(scope="module")
def windows(browser: Browser, address: str) -> Iterator[Windows]:
    windows = Windows(browser, address)
    yield windows
    windows.page.context.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    page = visit(browser, address)
    yield page
    page.context.close()


@pytest.mark.parametrize("game", ["xylotar", "hilo", "xxl-full", *(f"xxl-{variant}" for variant in range(1, 7))])
def test_every_moment_fits_every_window(windows: Windows, game: str) -> None:
    """No overflow, no overlap, no clipped words, and targets for fingers. Every moment in the hardest windows and in every second
    of the others, in turn; so every window has every game in all its phases. All in all: `uv run python -m tools.contact`."""
    these = [moment for moment in BY_NAME.values() if moment.name.startswith(game)]
    others = [size for size in SIZES if size not in HARDEST]
    found = {}
    for turn in range(LANGUAGES):  # a language is fetched once in a turn
        for number, moment in list(enumerate(these))[turn::LANGUAGES]:
            if problems := windows.wrong(moment, turn, [*HARDEST, *others[number % 2 :: 2]]):
                found[moment.name] = problems
    assert these
    assert found == {}


PLACES = """() => [...document.querySelectorAll('.on-board *, dialog *')]
  .map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join())"""


@pytest.mark.parametrize("name", ["xylotar-5-trick", "hilo-6-replay", "xxl-4-6-streets", "xxl-1-4-interlude", "hilo-4-chat"])
def test_a_frame_is_as_good_as_a_window(windows: Windows, page: Page, name: str) -> None:
    """What the matrix rests on: everything lies in a frame as in a window of that size, to the pixel."""
    windows.wrong(BY_NAME[name])
    for size in ((320, 568), (844, 390), (1280, 800), (2560, 1440)):
        frame = windows.page.frames[1 + SIZES.index(size)]
        page.set_viewport_size({"width": size[0], "height": size[1]})
        show(page, position(BY_NAME[name]), frame.evaluate("document.documentElement.lang"))
        places = page.evaluate(PLACES)
        assert len(places) > 100
        assert places == frame.evaluate(PLACES)


def test_whoever_measures_sees_what_is_wrong(page: Page) -> None:
    """A test that cannot fail proves nothing: everything that it looks for is found when it is there."""
    page.set_viewport_size({"width": 390, "height": 844})
    at_the_table = {
        "outside": ".own { translate: 0 90px }",
        "overlap": ".centre { translate: 0 120px }",
        "clipped": ".plate { width: 40px !important; font-size: 20px !important }",
        "small": ".hand button { width: 30px !important }",
        "too high": ".board { height: 3000px !important }",
    }
    between_deals = {
        "outside": "dialog { translate: 200px }",
        "overlap": "dialog .score { translate: -8rem }",
        "clipped": "dialog .who { overflow: hidden; white-space: nowrap; width: 5px }",
        "small": "dialog .button { min-height: 0 !important; height: 30px; padding: 0 !important }",
        "outside: button": "dialog .after { position: static !important } dialog li { padding: 6rem 0 !important }",
    }
    for name, spoilt in (("xxl-6-4-trick", at_the_table), ("xxl-6-4-interlude", between_deals)):
        show(page, position(BY_NAME[name]))
        page.wait_for_function("() => !window.measure(true).length")
        for what, rule in spoilt.items():
            style = page.add_style_tag(content=rule)
            page.wait_for_function(
                "what => window.measure(true).some(problem => problem.includes(what))", arg=what
            )  # some things glide
            style.evaluate("element => element.remove()")
