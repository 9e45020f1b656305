"""Figures as columns of plain text have them."""

from __future__ import annotations

from atout.match.statistics.ratio import Average, Ratio


def share(ratio: Ratio) -> str:
    """`5/20 (11-47 %)`."""
    if not ratio["of"]:
        return ""
    if ratio["low"] is None or ratio["high"] is None:
        return f"{ratio['count']}/{ratio['of']} (?)"
    return f"{ratio['count']}/{ratio['of']} ({100 * ratio['low']:.0f}-{100 * ratio['high']:.0f} %)"


def mean(average: Average) -> str:
    """`12.3 ± 0.9`."""
    if average["mean"] is None:
        return ""
    error = "" if average["error"] is None else f" ± {average['error']:.1f}"
    return f"{average['mean']:.1f}{error}"
