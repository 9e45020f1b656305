"""Every screen at three sizes, light and dark, in three languages. The pictures stay in screenshots/, to be looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Arrive
from tests.e2e.people import DESK, PHONE, TABLET
from tests.e2e.scenes import SCENES, picture

FOLDER = Path(__file__).parents[2] / "screenshots"
LOOKS = {
    "phone": {"viewport": PHONE, "color_scheme": "light", "locale": "fr"},
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "locale": "cs"},
    "tablet": {"viewport": TABLET, "color_scheme": "light", "locale": "cs"},
    "desk": {"viewport": DESK, "color_scheme": "dark", "locale": "en"},
}
ON_ONE_SCREEN = {name for name in SCENES if name.startswith(("xylotar", "hilo", "xxl"))} - {"xxl-4"}
"""In Streets the middle and the streets grow as long as people like; long ones make a phone scroll."""
SHOWN = [(name, look) for name in SCENES for look in LOOKS if look != "tablet" or name.startswith(("xylotar", "hilo"))]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "look"), SHOWN)
def test_every_screen_has_its_picture(arrive: Arrive, name: str, look: str) -> None:
    options: dict[str, Any] = LOOKS[look]
    ann = arrive("Ann", **options)
    path = picture(ann, name, FOLDER / look)
    assert path.stat().st_size > 5000
    page = ann.page.evaluate(
        "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
    )
    assert page[0] <= 0, "nothing scrolls sideways"
    if name in ON_ONE_SCREEN:
        assert page[1] <= 0, "everything that lies open on a table is on the screen"
