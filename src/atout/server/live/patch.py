"""The difference between two JSON values, as small as it is simple.

A change is `[value]`, the new value, or an object that says where inside something changed: by key in an object, by index in an
array; `"+"` holds what was appended to an array. `{}` is no change at all. Nobody looks deeper than a few levels: what is
there is small, and sent whole.

>>> difference({"a": 1, "b": [1, {"c": 2}]}, {"a": 1, "b": [1, {"c": 3}]})
{'b': {'1': {'c': [3]}}}
>>> difference({"a": 1, "b": [1, {"c": 2}]}, {"a": 1, "b": [1, {"c": 3}]}, depth=2)
{'b': {'1': [{'c': 3}]}}
>>> difference([1, 2], [1, 2, 3])
{'+': [3]}
"""

from __future__ import annotations

from typing import Any

CONTAINERS = (dict, list)
DEPTH = 3
"""The state of a table, its view, the things on it: one of them, such as a xylo, is sent whole."""


def difference(old: Any, new: Any, depth: int = DEPTH) -> Any:
    if depth == 0:
        return [new]
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        change = {}
        for key, value in new.items():
            before = old[key]
            if before is not value and before != value:
                change[key] = difference(before, value, depth - 1) if isinstance(value, CONTAINERS) else [value]
        return change
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        change = {}
        for i, before in enumerate(old):
            value = new[i]
            if before is not value and before != value:
                change[str(i)] = difference(before, value, depth - 1) if isinstance(value, CONTAINERS) else [value]
        if len(old) < len(new):
            change["+"] = new[len(old) :]
        return change if len(change) <= len(old) else [new]
    return [new]


def patched(old: Any, change: Any) -> Any:
    """`new`, given `old` and the difference: what a client does."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, dict):
        return {key: patched(value, change[key]) if key in change else value for key, value in old.items()}
    items = [patched(value, change[str(i)]) if str(i) in change else value for i, value in enumerate(old)]
    return items + change.get("+", [])
