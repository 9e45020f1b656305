"""The games for programs: batches of tables, on cores and GPUs; the interfaces of the field, each in its own module."""

from __future__ import annotations

from atout.env.batch import Batch
from atout.env.tables import CUT_OFF, DEAL_OVER, MATCH_OVER
from atout.env.terms import IllegalAction

__all__ = ["CUT_OFF", "DEAL_OVER", "MATCH_OVER", "Batch", "IllegalAction"]
