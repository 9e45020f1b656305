"""Every table fits every window: recorded moments of all games, variants and numbers of players, measured in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.moments import SIZES, Moment, deal, moments, page_of_moments, position, show, visit

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with page_of_moments(tmp_path_factory.mktemp("moments")) as address:
        page = visit(browser, address)
        yield page
        page.context.close()


def measured(page: Page, *, touch: bool = True) -> list[str]:
    """What is not as it should be: `web/tests/moment/measure.ts` says what is looked for."""
    found: list[str] = page.evaluate("(touch) => window.measure(touch)", touch)
    return found


def at_rest(page: Page, *, touch: bool) -> list[str]:
    """The same; words that are still being fitted get a moment."""
    if found := measured(page, touch=touch):
        page.wait_for_timeout(150)
        found = measured(page, touch=touch)
    return found


def wrong(page: Page, moment: Moment) -> dict[str, Any]:
    """What is wrong in which window."""
    found = {}
    what = position(moment)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        show(page, what)
        if problems := at_rest(page, touch=min(width, height) < 1000):
            found[f"{width} x {height}"] = problems
    return found


@pytest.mark.parametrize("game", ["xylotar", "hilo", *(f"xxl-{variant}" for variant in range(1, 7))])
def test_every_moment_fits_every_window(page: Page, game: str) -> None:
    """No overflow, no overlap, no clipped words, and targets for fingers."""
    found = {moment.name: problems for moment in moments() if moment.name.startswith(game) and (problems := wrong(page, moment))}
    assert found == {}


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("xylotar", {"arrange": "auto"}),
        ("hilo", {}),
        *(("xxl", {"mode": "series", "variant": v, "times": 1}) for v in range(1, 7)),
    ],
)
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_moves_in_a_whole_deal_but_what_somebody_moves(
    page: Page, game: str, options: dict[str, Any], size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    moves = deal(game, 3, options)
    show(page, next(moves)[1])
    page.wait_for_timeout(100)
    page.evaluate("window.watch()")
    for own, what in moves:
        dealt = any(event["event"] == "second-round" for told in what["told"] for event in told["happened"])
        page.evaluate("([position, own]) => window.watched(position, own)", [what, own or dealt])
    page.wait_for_timeout(100)  # the browser tells afterwards
    assert page.evaluate("window.shifted()") < 0.02


def test_whoever_measures_sees_what_is_wrong(page: Page) -> None:
    """A test that cannot fail proves nothing: everything that it looks for is found when it is there."""
    moment = next(moment for moment in moments() if moment.name == "xxl-6-4-trick")
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, position(moment))
    assert measured(page) == []
    spoilt = {
        "outside": ".own { translate: 0 90px }",
        "overlap": ".centre { translate: 0 120px }",
        "clipped": ".plate { width: 40px !important; font-size: 20px !important }",
        "small": ".hand button { width: 30px !important }",
        "too high": ".board { height: 3000px !important }",
    }
    for what, rule in spoilt.items():
        style = page.add_style_tag(content=rule)
        assert any(what in problem for problem in measured(page)), what
        style.evaluate("element => element.remove()")
