"""How plain Python becomes machine code, and how it stays plain Python when asked to.

Rules are written as small functions over one flat record. This module is where Numba comes in
(besides it only `rules/bits.py`, for bit instructions, and `env/gpu.py` name it):

* `compiled` marks a function of the rulebook. It is compiled on its first call, cached on disk, and runs without the GIL.
* `record` and `blank` make the records that such functions read and write.
* `template` loads a module that is written once for all games (simulators, search) for one game.

With `ATOUT_JIT=0` (or `NUMBA_DISABLE_JIT=1`) nothing is compiled and Numba is not even imported: the same source runs
interpreted, for debugging, for coverage, and for commands that only look at one match, where it is faster than importing
a compiler. See docs/decisions/0002-one-source-three-ways.md.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

if TYPE_CHECKING:
    from atout.rules.rulebook import Rulebook

INTERPRETED = os.environ.get("ATOUT_JIT", "1") == "0" or os.environ.get("NUMBA_DISABLE_JIT", "0") == "1"


Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compiles a function of the rulebook, or leaves it as it is when everything runs interpreted."""
    if INTERPRETED:
        return function
    return _numba().njit(cache=True, nogil=True, error_model="numpy", _nrt=False, forceinline=True)(function)


@cache
def _numba() -> ModuleType:
    import numba

    if not os.environ.get("NUMBA_CACHE_DIR"):
        from atout import code_cache

        numba.config.CACHE_DIR = str(code_cache.folder())
    return numba


def record(*layout: tuple[Any, ...]) -> np.dtype[Any]:
    """A record type: fields as NumPy names them, aligned, as GPUs demand."""
    return np.dtype(list(layout), align=True)


def blank(dtype: np.dtype[Any]) -> Any:
    """A record of that type, all zero.

    Its attributes are the fields, as Python integers and memory views. Functions of the rulebook take its `record`.
    """
    return _record_class(dtype)(np.zeros(1, dtype))


def blanks(dtype: np.dtype[Any], count: int) -> Any:
    """Several records, for the rulebook to index."""
    return [blank(dtype) for _ in range(count)] if INTERPRETED else np.zeros(count, dtype)


def overlaid(dtype: np.dtype[Any]) -> tuple[Any, Any]:
    """A record, and the same memory as an array of 32-bit numbers."""
    words = np.zeros(-(-dtype.itemsize // 8) * 2, np.uint32)
    memory = words.view(np.uint8)[: dtype.itemsize].view(dtype)
    return _record_class(dtype)(memory), words.data if INTERPRETED else words


def buffer(dtype: type[np.number[Any]], *shape: int) -> Any:
    """An array for the rulebook to write to, whose elements are Python numbers when interpreted."""
    memory = np.zeros(shape, dtype)
    return memory.data if INTERPRETED else memory


@cache
def _record_class(dtype: np.dtype[Any]) -> type:
    """A class whose attributes are the fields of `dtype`.

    NumPy's own scalars would do arithmetic in eight bits where compiled code uses 64. Memory views give plain integers, and
    they refuse a value that does not fit its field, which compiled code would cut off silently.
    """

    class Record:
        def __init__(self, memory: np.ndarray) -> None:
            self.memory = memory
            self.record = self if INTERPRETED else memory[0]
            for name in dtype.names or ():
                field = memory[name]
                numbers = field.data if field.ndim == 1 else field[0].data
                aligned = not numbers.format.startswith("=")
                assert aligned, f"{name} begins in the middle of a word: larger fields go before smaller ones"
                self.__dict__["_" + name if field.ndim == 1 else name] = numbers

        def contents(self) -> bytes:
            return self.memory.tobytes()

        def restore(self, contents: bytes) -> None:
            self.memory.view(np.uint8)[:] = np.frombuffer(contents, np.uint8)

    def scalar(name: str) -> property:
        def read(self: Any) -> int:
            return self.__dict__[name][0]

        def write(self: Any, value: int) -> None:
            self.__dict__[name][0] = value

        return property(read, write)

    for field in dtype.names or ():
        if not dtype[field].shape:
            setattr(Record, field, scalar("_" + field))
    return Record


if INTERPRETED:

    def copy(source: Any, target: Any) -> None:
        """Makes one record equal to another of its type."""
        target.restore(source.contents())

    def fill(numbers: Any, value: int) -> None:
        """Makes all elements of an array equal."""
        np.asarray(numbers).fill(value)

else:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def _copy(typing_context: Any, source: Any, target: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            cgutils.raw_memcpy(builder, arguments[1], arguments[0], ir.Constant(ir.IntType(64), source.size), 1)
            return context.get_dummy_value()

        return types.void(source, target), generate

    @compiled
    def copy(source: Any, target: Any) -> None:
        """Makes one record equal to another of its type."""
        _copy(source, target)

    @compiled
    def fill(numbers: Any, value: int) -> None:
        """Makes all elements of an array equal."""
        numbers[:] = value


def template(name: str, rules: ModuleType | Rulebook, own: object = None) -> ModuleType:
    """Loads the module `name` once more, for the game whose rules are given: its global `rules` is that module, and `own`
    whatever knows what is special about it.

    Functions made by a factory would be compiled again in every process, because they close over other compiled functions.
    A module of its own for each game, with names of its own in the cache, is found again.
    """
    game = rules.__name__.removeprefix("atout.rules.").replace(".", "_")
    own_name = f"{name}__{game}"
    if own_name in sys.modules:
        return sys.modules[own_name]
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    module = ModuleType(own_name, f"{name} for {game}")
    module.__file__ = spec.origin
    module.__dict__["rules"] = rules
    module.__dict__["own"] = own
    module.__dict__["compiled"] = _compiled_for(game)
    sys.modules[own_name] = module
    exec(compile(Path(spec.origin).read_text(encoding="utf-8"), spec.origin, "exec"), module.__dict__)
    return module


def _compiled_for(game: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__qualname__ = f"{game}.{function.__qualname__}"
        return compiled(function)

    return decorate
