"""What was scored in a deal, and why: for every player a few lines, each with the rule that gave or took something.

Every game makes its own lines when a deal ends (`Match.account`), a score pad makes the same ones from what people write down,
and every place that tells somebody about points tells these. The points of a player's lines add up to the score.
"""

from __future__ import annotations

from typing import TypedDict

OfSomebody = dict[str, int]
"""Something that somebody else has done: whose it is (`seat`), and what more the sentence `account-ARGUMENT-of` asks."""


class Line(TypedDict):
    """Something that gave or took points, or did not: `account-` and `what` is the sentence that says it."""

    rule: str
    what: str
    points: int
    arguments: dict[str, int | list[OfSomebody]]
    """What fills the sentence."""


def line(rule: str, what: str, points: int = 0, **arguments: int | list[OfSomebody]) -> Line:
    return {"rule": rule, "what": what, "points": points, "arguments": arguments}
