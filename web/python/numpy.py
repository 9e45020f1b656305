"""As much of NumPy as the rulebook needs where it runs interpreted, in the browser: record types and plain memory.

NumPy itself would be another four megabytes to download. `compiled.py` uses it to lay out records and to hand out memory
views; that is all there is here, and tests/match/test_in_the_browser.py plays matches with it.
"""

from __future__ import annotations

from math import prod


class number:  # noqa: N801 (NumPy's names)
    """A type of numbers: its letter in memory views, and its bytes."""

    code = ""
    size = 0

    def __class_getitem__(cls, item):
        return cls


def _number(code, size):
    return type("number", (number,), {"code": code, "size": size})


int8, int16, int32, int64 = (_number(code, size) for code, size in (("b", 1), ("h", 2), ("i", 4), ("q", 8)))
float64 = _number("d", 8)
uint8, uint16, uint32, uint64 = (_number(code, size) for code, size in (("B", 1), ("H", 2), ("I", 4), ("Q", 8)))


class Field:
    def __init__(self, kind, shape, offset):
        self.kind, self.shape, self.offset = kind, shape, offset


class dtype:  # noqa: N801
    """A record type: fields one after the other, each aligned to its size."""

    def __class_getitem__(cls, item):
        return cls

    def __init__(self, layout, align=False):
        self.fields = {}
        end, most = 0, 1
        for name, kind, *rest in layout:
            shape = rest[0] if rest else ()
            shape = (shape,) if isinstance(shape, int) else tuple(shape)
            offset = -(-end // kind.size) * kind.size
            self.fields[name] = Field(kind, shape, offset)
            end = offset + kind.size * prod(shape)
            most = max(most, kind.size)
        self.names = tuple(self.fields)
        self.itemsize = -(-end // most) * most

    def __getitem__(self, name):
        return self.fields[name]


class ndarray:  # noqa: N801
    def __init__(self, memory, kind, shape):
        self.memory, self.kind, self.shape = memory, kind, shape

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def data(self):
        return memoryview(self.memory).cast("B").cast(self.kind.code, self.shape)

    def __getitem__(self, first):
        """The first of one record's fields: there is only one record in these arrays."""
        assert first == 0
        return ndarray(self.memory, self.kind, self.shape[1:])


class Record:
    """An array of one record."""

    def __init__(self, kind):
        self.kind, self.memory = kind, bytearray(kind.itemsize)

    def __getitem__(self, name):
        field = self.kind.fields[name]
        size = field.kind.size * prod(field.shape)
        return ndarray(memoryview(self.memory)[field.offset : field.offset + size], field.kind, (1, *field.shape))

    def tobytes(self):
        return bytes(self.memory)

    def view(self, kind):
        return self

    def __setitem__(self, everything, contents):
        self.memory[:] = contents


def zeros(shape, kind):
    if isinstance(kind, dtype):
        return Record(kind)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return ndarray(bytearray(kind.size * prod(shape)), kind, shape)


def frombuffer(contents, kind):
    return contents


class asarray:  # noqa: N801
    """A memory view that can be filled."""

    def __init__(self, view):
        self.view = view

    def fill(self, value):
        flat = self.view.cast("B").cast(self.view.format)
        for i in range(len(flat)):
            flat[i] = value
