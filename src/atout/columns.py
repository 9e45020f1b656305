"""Tables in plain text."""

from __future__ import annotations

from collections.abc import Sequence


def columns(rows: Sequence[Sequence[object]]) -> str:
    """Rows of a table: the first column on the left, the others on the right.

    >>> print(columns([["bot", "wins"], ["expert", 9]]))
    bot     wins
    expert     9
    """
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in texts) for i in range(len(texts[0]))]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))])
        for row in texts
    )
