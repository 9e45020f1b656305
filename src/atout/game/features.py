"""What a learner is given of an observation: small numbers in a row, each with a name, a range and words.

Every game has a module `features` in its folder, with `columns` and `hidden_columns` (which numbers there are) and `write` and
`write_hidden` (compiled: they put them there). The two stand in the same order; a test turns every number back into words and
compares them with the observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from atout.compiled import compiled, fill


@dataclass(frozen=True)
class Feature:
    """One number of an observation.

    >>> led = Feature("led", "the colour that was led", -1, 1, ("none yet", "red", "orange"))
    >>> led.says(0), led.values
    ('led: red', 3)
    """

    name: str
    about: str
    low: int
    high: int
    words: tuple[str, ...] = ()
    """What its values mean, from the lowest on; none where it is just a number."""

    @property
    def values(self) -> int:
        """How many different ones it can have."""
        return self.high - self.low + 1

    @property
    def is_number(self) -> bool:
        """Whether larger means more: then it is one input of a network, and otherwise as many as it has values."""
        return not self.words

    def says(self, value: int) -> str:
        """A value in words."""
        assert self.low <= value <= self.high, f"{self.name} is {self.low} to {self.high}, not {value}"
        return f"{self.name}: {self.words[value - self.low] if self.words else value}"


def number(name: str, about: str, low: int, high: int) -> Feature:
    return Feature(name, about, low, high)


def flag(name: str, about: str) -> Feature:
    return Feature(name, about, 0, 1, ("no", "yes"))


def one_of(name: str, about: str, words: Sequence[str], low: int = 0) -> Feature:
    return Feature(name, about, low, low + len(words) - 1, tuple(words))


def somebody(name: str, about: str, seats: int) -> Feature:
    """A seat, as the observer counts: 0 is the observer, 1 the next on the left, and so on; -1 nobody."""
    return one_of(name, about, ("nobody", *neighbours(seats)), low=-1)


def neighbours(seats: int) -> list[str]:
    """All seats as the observer calls them."""
    return ["me", "left", *(f"left+{i}" for i in range(1, seats - 1))][:seats]


def for_each(names: Sequence[str], what: Feature) -> Iterator[Feature]:
    """The same of several: `name[which]`."""
    for each in names:
        yield Feature(f"{what.name}[{each}]", what.about, what.low, what.high, what.words)


@compiled
def relative(seat: int, observer: int, seats: int) -> int:
    """A seat as the observer counts."""
    if seat < 0:
        return -1
    return seat - observer if seat >= observer else seat - observer + seats


@compiled
def absolute(place: int, observer: int, seats: int) -> int:
    """The seat that many places to the observer's left."""
    seat = observer + place
    return seat if seat < seats else seat - seats


@compiled
def put_set(out: Any, at: int, members: int, count: int) -> int:
    """A flag for each number that may be in a set. Returns where the next feature stands."""
    flags = out[at : at + count]
    for i in range(count):
        flags[i] = members >> i & 1
    return at + count


@compiled
def put_seats(out: Any, at: int, members: int, observer: int, seats: int) -> int:
    """A flag for each seat, the observer's first."""
    for place in range(seats):
        out[at + place] = members >> absolute(place, observer, seats) & 1
    return at + seats


@compiled
def clear(out: Any, first: int, count: int, value: int) -> None:
    fill(out[first : first + count], value)
