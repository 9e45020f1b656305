"""Where something went wrong, for logs: which errors, and where in the program; never what they say.

Messages of databases and libraries quote what they were given: a table's code, a name, a card. So of somebody else's error only
its kind is told, and the state that a database gives it; our own say nothing that is secret.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator


def without_values(error: BaseException) -> str:
    """As Python prints an error with those that led to it, the first one first, without what they say."""
    return "\n".join(line for one in _that_led_to(error) for line in _lines(one))


def _that_led_to(error: BaseException) -> Iterator[BaseException]:
    known: list[BaseException] = []
    current: BaseException | None = error
    while current is not None and current not in known:
        known.append(current)
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    for one in reversed(known):
        yield one
        if isinstance(one, BaseExceptionGroup):
            for part in one.exceptions:
                yield from _that_led_to(part)


def _lines(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__):
        yield f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}'
        if frame.line:
            yield f"    {frame.line}"
    kind = type(error)
    state = getattr(error, "sqlstate", None)
    said = f": {error}" if kind.__module__.partition(".")[0] == "atout" else f" {state}" if state else ""
    yield f"{kind.__module__}.{kind.__qualname__}{said}"
