"""From LLVM's object to a module that a browser loads, without a linker.

A relocatable object of one module is a valid module already: its data lies from address 0 on, its calls are numbered. It only
exports nothing. So what linkers read is left out; the exports are added, and a section of ours that says where everything lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, IMPORTS, EXPORTS, DATA = 0, 2, 7, 11
BEFORE_EXPORTS = {1, 2, 3, 4, 5, 6}
"""Types, imports, functions, tables, memories, globals."""
GIVEN = {"env.__linear_memory", "env.__stack_pointer"}
"""What a module gets from the page: memory, and where its stack begins. It calls nothing."""


class Unfit(Exception):
    """A module that a browser could not run, or not with the same results everywhere."""


def finished(compiled: bytes, exports: Sequence[str], described: bytes, room: int) -> bytes:
    """The module, with a section `atout` that says whatever `described` does. `room`: bytes for its data."""
    parts = list(_sections(compiled))
    needs = {name for kind, body in parts if kind == IMPORTS for name in _imported(body)}
    if more := needs - GIVEN:
        raise Unfit(f"it needs {', '.join(sorted(more))}: nothing but memory may come from outside")
    if (end := max((_end_of(body) for kind, body in parts if kind == DATA), default=0)) > room:
        raise Unfit(f"its data takes {end} bytes of {room}")
    numbers = _functions(next(body for kind, body in parts if kind == CUSTOM and Reader(body).name() == "linking"))
    plain = [(kind, body) for kind, body in parts if kind != CUSTOM]
    table = _number(len(exports)) + b"".join(_name(name) + b"\0" + _number(numbers[name]) for name in exports)
    own = (CUSTOM, _name("atout") + described)
    before = [part for part in plain if part[0] in BEFORE_EXPORTS]
    after = [part for part in plain if part[0] not in BEFORE_EXPORTS]
    return MAGIC + b"".join(bytes([kind]) + _number(len(body)) + body for kind, body in [*before, (EXPORTS, table), *after, own])


class Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def more(self) -> bool:
        return self.at < len(self.data)

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self) -> int:
        """LEB128."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def name(self) -> str:
        return self.take(self.number()).decode()


def _number(value: int) -> bytes:
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def _name(text: str) -> bytes:
    return _number(len(text)) + text.encode("ascii")


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    assert module.startswith(MAGIC)
    reader = Reader(module[len(MAGIC) :])
    while reader.more:
        yield reader.take(1)[0], reader.take(reader.number())


def _imported(body: bytes) -> Iterator[str]:
    """Where from, and what."""
    reader = Reader(body)
    for _ in range(reader.number()):
        yield f"{reader.name()}.{reader.name()}"
        kind = reader.take(1)[0]
        if kind == 0:  # a function: its type
            reader.number()
        elif kind == 1:  # a table: of what, and its limits
            reader.take(1)
            _skip_limits(reader)
        elif kind == 2:  # memory
            _skip_limits(reader)
        else:  # a global: its type, and whether it changes
            reader.take(2)


def _skip_limits(reader: Reader) -> None:
    has_most = reader.take(1)[0] & 1
    reader.number()
    if has_most:
        reader.number()


def _end_of(body: bytes) -> int:
    """Where the data of a module ends."""
    reader = Reader(body)
    end = 0
    for _ in range(reader.number()):
        if reader.number() != 0:
            raise Unfit("data that lies nowhere in particular")
        if reader.take(1) != b"\x41":
            raise Unfit("data whose address is no constant")
        address = reader.number()
        assert reader.take(1) == b"\x0b"
        end = max(end, address + len(reader.take(reader.number())))
    return end


def _functions(linking: bytes) -> dict[str, int]:
    """The visible functions and their numbers, from what linkers read."""
    reader = Reader(linking)
    assert (reader.name(), reader.number()) == ("linking", 2)
    found: dict[str, int] = {}
    while reader.more:
        kind, size = reader.number(), reader.number()
        end = reader.at + size
        if kind == 8:
            _read_symbols(reader, found)
        reader.at = end
    return found


def _read_symbols(reader: Reader, found: dict[str, int]) -> None:
    local, undefined, named = 0x02, 0x10, 0x40
    for _ in range(reader.number()):
        what, flags = reader.take(1)[0], reader.number()
        if what == 1:  # data
            reader.name()
            if not flags & undefined:
                for _ in range(3):
                    reader.number()
        elif what == 3:  # a section
            reader.number()
        else:  # a function, a global, an event, a table
            number = reader.number()
            name = reader.name() if not flags & undefined or flags & named else ""
            if what == 0 and not flags & (undefined | local):
                found[name] = number
