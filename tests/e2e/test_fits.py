"""Every table fits every window: recorded moments of all games, variants and numbers of players, measured in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.measuring import at_rest, wrong
from tests.e2e.moments import moments, page_of_moments, position, show, visit

pytestmark = pytest.mark.slow

HARDEST = ((320, 568), (390, 844), (640, 360), (1280, 800))
"""Where least room is, each way, and what most people have. `uv run python -m tools.contact` measures all 28 windows."""


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with page_of_moments(tmp_path_factory.mktemp("moments")) as address:
        page = visit(browser, address)
        yield page
        page.context.close()


@pytest.mark.parametrize("game", ["xylotar", "hilo", *(f"xxl-{variant}" for variant in range(1, 7))])
def test_every_moment_fits_every_window(page: Page, game: str) -> None:
    """No overflow, no overlap, no clipped words, and targets for fingers."""
    found = {
        moment.name: problems
        for moment in moments()
        if moment.name.startswith(game) and (problems := wrong(page, moment, HARDEST))
    }
    assert found == {}


def test_whoever_measures_sees_what_is_wrong(page: Page) -> None:
    """A test that cannot fail proves nothing: everything that it looks for is found when it is there."""
    moment = next(moment for moment in moments() if moment.name == "xxl-6-4-trick")
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, position(moment))
    assert at_rest(page, touch=True) == []
    spoilt = {
        "outside": ".own { translate: 0 90px }",
        "overlap": ".centre { translate: 0 120px }",
        "clipped": ".plate { width: 40px !important; font-size: 20px !important }",
        "small": ".hand button { width: 30px !important }",
        "too high": ".board { height: 3000px !important }",
    }
    for what, rule in spoilt.items():
        style = page.add_style_tag(content=rule)
        page.wait_for_function(
            "what => window.measure(true).some(problem => problem.includes(what))", arg=what
        )  # some things glide
        style.evaluate("element => element.remove()")
