"""The exponential of search: as good as that of a library, and the same to the bit whether compiled or not."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys

import pytest

from atout.bots.exponential import LEAST, exponential

NUMBERS = [-n / 7 for n in range(300)] + [-math.log(2) * n / 2 for n in range(130)] + [-1e-300, -1e6, -1e300]


def test_it_is_exact_to_some_units_of_the_last_place() -> None:
    for x in NUMBERS:
        if x >= LEAST:
            assert exponential(x) == pytest.approx(math.exp(x), rel=1e-14)
        else:
            assert exponential(x) == 0.0
    assert exponential(0.0) == 1.0


def test_compiled_and_interpreted_agree_to_the_bit() -> None:
    said = "import json; from tests.bots.test_exponential import *; print(json.dumps([exponential(x).hex() for x in NUMBERS]))"
    found = [
        json.loads(
            subprocess.run(
                [sys.executable, "-c", said],
                env={**os.environ, "ATOUT_JIT": jit, "NUMBA_DISABLE_JIT": "0"},
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for jit in "01"
    ]
    assert found[0] == found[1]
    assert len(set(found[0])) > 200
