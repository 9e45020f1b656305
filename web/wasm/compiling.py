"""Compiles the search of one kind of deal: `python -m wasm.compiling KIND FILE`. A process of its own, which ends afterwards."""

from __future__ import annotations

import gc
import inspect
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from numba import types

from wasm import target
from wasm.binary import finished

if TYPE_CHECKING:
    from wasm.places import Places

ENTRIES = ("imagine", "simulate", "tell")


def compiled(name: str) -> bytes:
    """The module of a kind. It says itself where everything lies, in a section `atout`."""
    target.aim()  # before anything is loaded that is to be compiled
    from atout.compiled import template
    from atout.game import kinds
    from wasm.places import DATA, STACK, Places

    kind = kinds()[name]
    entries = template("wasm.entries", kind.rules, kind)
    places = Places(kind.rules, entries)
    handed = {entry: list(inspect.signature(getattr(entries, entry).py_func).parameters) for entry in ENTRIES}
    made = {entry: _entry(entries, entry, names, places) for entry, names in handed.items()}
    described = {
        "pages": places.pages,
        "stack": DATA + STACK,
        "places": places.described(),
        "entries": {entry: [name for name in names if name in places.by_name] for entry, names in handed.items()},
        "first": entries.FIRST,
    }
    return finished(target.link(made), ENTRIES, json.dumps(described, separators=(",", ":")).encode(), room=DATA)


def _entry(entries: ModuleType, name: str, arguments: list[str], places: Places) -> Any:
    """Arguments are places by their names; what is none is a number."""
    found = [places.by_name.get(argument) for argument in arguments]
    of_kind = [place.kind if place else types.int32 for place in found]
    lengths = {i: place.shape for i, place in enumerate(found) if place and place.shape}
    return target.entry(name, getattr(entries, name), of_kind, lengths)


if __name__ == "__main__":
    gc.disable()  # a sixth of the time; nothing that a compiler makes goes before this process does
    Path(sys.argv[2]).write_bytes(compiled(sys.argv[1]))
