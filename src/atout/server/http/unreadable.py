"""What is wrong with a request or a message that cannot be read: the field, and what was expected there. For whoever writes a
program that speaks to a server; the browser client sends nothing of the kind."""

from __future__ import annotations

import re
from typing import Any

import msgspec

UNREADABLE = "no JSON in UTF-8, or nested too deep"
LONGEST = 200
"""Letters of a reason: it may quote what was sent."""
OF_A_BODY = re.compile(r"^\.data(?![^.\[])")
"""The framework calls a request's body `data`."""
NAMED = re.compile(r"(?:unknown|required) field `([^`]*)`")


def fault(error: BaseException | None, otherwise: str) -> dict[str, Any]:
    """Arguments of the refusal `bad-request`: `{"field": "seats[1].bot", "reason": "Expected `str`, got `int`"}`."""
    if not isinstance(error, msgspec.ValidationError):
        return {"field": None, "reason": otherwise[:LONGEST]}
    said, _, path = str(error).partition(" - at `$")
    field = OF_A_BODY.sub("", path.removesuffix("`"))
    if (named := NAMED.search(said)) and not path and named[1] == "data":
        return {"field": None, "reason": "the request has no body"}
    if named:
        field += f".{named[1]}"
    return {"field": field.removeprefix(".")[:LONGEST] or None, "reason": said[:LONGEST]}
