"""The difference between two JSON values, as small as it is simple.

A change is `[value]`, the new value, or an object that says where inside something changed: by key in an object, by index in an
array; `"+"` holds what was appended to an array. `{}` is no change at all.

>>> difference({"a": 1, "b": [1, {"c": 2}]}, {"a": 1, "b": [1, {"c": 3}]})
{'b': {'1': {'c': [3]}}}
>>> difference([1, 2], [1, 2, 3])
{'+': [3]}
"""

from __future__ import annotations

from typing import Any

CONTAINERS = (dict, list)


def difference(old: Any, new: Any) -> Any:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {key: _inside(old[key], value) for key, value in new.items() if old[key] is not value and old[key] != value}
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        change = {}
        for i, before in enumerate(old):
            after = new[i]
            if before is not after and before != after:
                change[str(i)] = _inside(before, after)
        if len(old) < len(new):
            change["+"] = new[len(old) :]
        return change if len(change) <= len(old) else [new]
    return [new]


def _inside(old: Any, new: Any) -> Any:
    """Most of what changes is plain: a number, a card, nothing."""
    return difference(old, new) if isinstance(new, CONTAINERS) else [new]


def patched(old: Any, change: Any) -> Any:
    """`new`, given `old` and the difference: what a client does."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, dict):
        return {key: patched(value, change[key]) if key in change else value for key, value in old.items()}
    items = [patched(value, change[str(i)]) if str(i) in change else value for i, value in enumerate(old)]
    return items + change.get("+", [])
