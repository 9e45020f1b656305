"""Options of a game: what a table can agree on, checked once for records and for the command line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from atout.match.refusal import Refusal, shown, shown_json


class Option(ABC):
    """One thing to agree on."""

    name: str
    only_for: tuple[int, ...] = ()
    """The numbers of players with whom it makes a difference; none: with any."""

    @property
    @abstractmethod
    def default(self) -> Any: ...

    @abstractmethod
    def read(self, value: Any, players: int) -> Any:
        """The value as a record has it, or a refusal."""

    @abstractmethod
    def parse(self, text: str) -> Any:
        """The value as someone types it, in the form of a record; `read` still has to accept it."""

    @abstractmethod
    def describe(self) -> Any:
        """What is possible, for `atout games`."""

    def reseated(self, value: Any, moved: Mapping[int, int]) -> Any:
        """The value once people have changed places: whoever sat at a seat sits at `moved[seat]` now. An option that speaks of
        people goes with them, and is as if nobody had said anything where other people, or another number of them, sit there."""
        return value


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words. The first is the default."""

    name: str
    values: tuple[str, ...]
    only_for: tuple[int, ...] = ()

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, value: Any, players: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise Refusal("option-choice", option=self.name, value=shown_json(value), values=", ".join(self.values))
        return value

    def parse(self, text: str) -> Any:
        return text

    def describe(self) -> list[str]:
        return list(self.values)


@dataclass(frozen=True)
class Number(Option):
    """A whole number, at least 1. Without a default it depends on the number of players."""

    name: str
    default: int | None = None

    def read(self, value: Any, players: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise Refusal("option-number", option=self.name, value=shown_json(value))
        return value

    def parse(self, text: str) -> Any:
        return int(text) if text.strip().isdecimal() else text

    def describe(self) -> str:
        return "1 or more" if self.default else "1 or more (default: as many as players)"


@dataclass(frozen=True)
class OneOf(Option):
    """One of a few whole numbers. The first is the default."""

    name: str
    values: Collection[int]

    @property
    def default(self) -> int:
        return next(iter(self.values))

    def read(self, value: Any, players: int) -> int:
        if type(value) is not int or value not in self.values:
            raise Refusal("option-choice", option=self.name, value=shown_json(value), values=", ".join(map(str, self.values)))
        return value

    def parse(self, text: str) -> Any:
        return int(text) if text.strip().isdecimal() else text

    def describe(self) -> list[int]:
        return list(self.values)


@dataclass(frozen=True)
class Flag(Option):
    """Off or on."""

    name: str
    default: bool = False

    def read(self, value: Any, players: int) -> bool:
        if not isinstance(value, bool):
            raise Refusal("option-choice", option=self.name, value=shown_json(value), values="false, true")
        return value

    def parse(self, text: str) -> Any:
        return {"false": False, "true": True}.get(text.strip().lower(), text)

    def describe(self) -> list[bool]:
        return [False, True]


@dataclass(frozen=True)
class SeatOrder(Option):
    """All seats in some order. The default is seat order, which is None here."""

    name: str
    default: None = None

    def read(self, value: Any, players: int) -> list[int] | None:
        seats = list(range(1, players + 1))
        if not isinstance(value, list) or any(type(seat) is not int for seat in value) or sorted(value) != seats:
            raise Refusal("option-seats", option=self.name, value=shown_json(value), players=players)
        return None if value == seats else value

    def parse(self, text: str) -> Any:
        words = text.split(",")
        return [int(word) for word in words] if all(word.strip().isdecimal() for word in words) else text

    def describe(self) -> str:
        return "all seats, with commas (default seat order)"

    def reseated(self, value: list[int] | None, moved: Mapping[int, int]) -> list[int] | None:
        if value is None or set(value) != set(moved):
            return None
        return self.read([moved[seat] for seat in value], len(value))


def read(options: tuple[Option, ...], given: Mapping[str, Any], players: int) -> dict[str, Any]:
    """All options of a game with their values: the given ones, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise Refusal("unknown-option", option=shown(name), known=", ".join(known))
    return {
        option.name: option.read(given[option.name], players) if option.name in given else option.default for option in options
    }


def changed(options: tuple[Option, ...], values: Mapping[str, Any]) -> dict[str, Any]:
    """Only those that differ from the default, as a record writes them."""
    return {option.name: values[option.name] for option in options if values[option.name] != option.default}


def reseated(options: tuple[Option, ...], values: Mapping[str, Any], moved: Mapping[int, int]) -> dict[str, Any]:
    """Changed options once people have changed places (`Option.reseated`)."""
    known = {option.name: option for option in options}
    now = {name: known[name].reseated(value, moved) for name, value in values.items()}
    return {name: value for name, value in now.items() if value != known[name].default}
