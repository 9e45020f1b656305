"""Every screen at three sizes, light and dark, in three languages. The pictures stay in screenshots/, to be looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, PYTHON, TABLET
from tests.e2e.scenes import SCENES, photograph

FOLDER = Path(__file__).parents[2] / "screenshots"
LOOKS: dict[str, tuple[ViewportSize, Literal["light", "dark"], str]] = {
    "phone": (PHONE, "light", "fr"),
    "phone-dark": (PHONE, "dark", "cs"),
    "tablet": (TABLET, "light", "cs"),
    "desk": (DESK, "dark", "en"),
}
ON_ONE_SCREEN = {name for name in SCENES if name.startswith(("xylotar", "hilo", "xxl"))} - {"xxl-4"}
"""In Streets the middle and the streets grow as long as people like; long ones make a phone scroll."""


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_every_screen_has_its_pictures(arrive: Arrive, name: str) -> None:
    ann = arrive("Ann")
    SCENES[name](ann)
    shown = ".board" if ann.page.locator(".board").count() else "main :is(h1, h2)"
    for look, (viewport, scheme, language) in LOOKS.items():
        ann.page.set_viewport_size(viewport)
        ann.page.emulate_media(color_scheme=scheme)
        if ann.page.locator(f"html[lang={language}]").count() == 0:
            ann.page.evaluate("(language) => localStorage.setItem('atout.language', language)", language)
            ann.page.reload()
            ann.page.locator(f"html[lang={language}] {shown}").first.wait_for(timeout=PYTHON)
        path = photograph(ann, FOLDER / look / f"{name}.png")
        assert path.stat().st_size > 5000
        page = ann.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert page[0] <= 0, f"{look}: nothing scrolls sideways"
        if name in ON_ONE_SCREEN:
            assert page[1] <= 0, f"{look}: everything that lies open on a table is on the screen"
