"""What `docs/researchers.md` shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.packages import package

PAGE = Path(__file__).parents[2] / "docs" / "researchers.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_page_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    for module in re.findall(r"^import (\w+)", example, re.MULTILINE):
        package(module)
    exec(compile(example, str(PAGE), "exec"), {})
    assert bool(capsys.readouterr().out) == ("print(" in example)


def test_the_page_has_an_example_of_every_interface() -> None:
    text = "".join(EXAMPLES)
    for name in ("atout.env import Batch", "atout.env.pettingzoo", "atout.env.gymnasium", "atout.env.openspiel"):
        assert name in text
