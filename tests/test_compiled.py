"""Records as rules read and write them (atout.compiled)."""

from __future__ import annotations

import numpy as np
import pytest

from atout import compiled


@pytest.mark.skipif(not compiled.INTERPRETED, reason="compiled code reads a word wherever it lies")
def test_a_record_says_which_of_its_fields_lies_wrong() -> None:
    with pytest.raises(AssertionError, match="hand begins in the middle of a word: larger fields go before smaller ones"):
        compiled.blank(np.dtype([("turn", np.int8), ("hand", np.int32, 4)]))
