"""Every screen at three sizes, light and dark, in three languages. Pictures to be looked at are made by `tools/pictures.py`."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Arrive
from tests.e2e.scenes import LOOKS, SCENES

pytestmark = pytest.mark.slow

ON_ONE_SCREEN = {name for name in SCENES if name.startswith(("xylotar", "hilo", "xxl"))} - {"xxl-4"}
"""In Streets the middle and the streets grow as long as people like; long ones make a phone scroll."""


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_fits(arrive: Arrive, name: str) -> None:
    ann = arrive("Ann")
    SCENES[name](ann)
    for look in LOOKS.values():
        look.put_on(ann)
        wide, high = ann.page.evaluate(
            "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
        )
        assert wide <= 0, f"{look}: nothing scrolls sideways"
        if name in ON_ONE_SCREEN:
            assert high <= 0, f"{look}: everything that lies open on a table is on the screen"
