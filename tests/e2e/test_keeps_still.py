"""Nothing moves while one decides: the layout shift of whole deals, as browsers count it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.moments import deal
from tests.e2e.windows import page_of_moments, show, visit
from tests.variants import OF_XXL

pytestmark = pytest.mark.slow

MOST = 0.02
DEALS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "xylotar": ("xylotar", 4, {"arrange": "auto"}),
    "hilo": ("hilo", 4, {}),
    **{f"xxl-{variant}": ("xxl", 4, {"mode": "series", "variant": variant, "times": 1}) for variant in OF_XXL},
}


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with page_of_moments(tmp_path_factory.mktemp("moments")) as address:
        page = visit(browser, address)
        yield page
        page.context.close()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desk"])
@pytest.mark.parametrize("game", DEALS)
def test_what_others_do_moves_nothing_that_one_is_about_to_tap(page: Page, game: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    moves = list(deal(*DEALS[game]))
    show(page, moves[0][1])
    page.evaluate("() => window.watch()")
    page.evaluate("async (moves) => { for (const [own, position] of moves) await window.watched(position, own) }", moves[1:])
    found: dict[str, Any] = page.evaluate("() => window.shifted()")
    assert found["moves"] > 20
    assert found["cumulative"] < MOST, found


def test_whoever_watches_sees_what_moves(page: Page) -> None:
    """A test that cannot fail proves nothing."""
    moves = list(deal(*DEALS["xxl-6"]))
    show(page, moves[0][1])
    page.evaluate("() => window.watch()")
    pushed = page.add_style_tag(content=".status:not(.mine) { margin-bottom: 120px } .own { translate: 0 0 }")
    page.evaluate("async (moves) => { for (const [, position] of moves) await window.watched(position, false) }", moves[1:6])
    pushed.evaluate("element => element.textContent = '.board { padding-top: 200px } .board > * { margin-top: 90px }'")
    page.evaluate("async (position) => window.watched(position, false)", moves[6][1])
    assert page.evaluate("() => window.shifted()")["cumulative"] > MOST
