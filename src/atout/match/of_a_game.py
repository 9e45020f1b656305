"""What each game says about its matches: how it deals, how its moves are written, why one is refused, who wins, who sees what."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from atout.match.account import Line
from atout.match.options import Option
from atout.match.result import How

if TYPE_CHECKING:
    from atout.game.kind import Kind


class Highlight(NamedTuple):
    """Something that people look for when they look back, in a game that has such a thing (moments.py)."""

    name: str
    """As in the words `replay-kind-NAME` and `terminal-kind-NAME`."""
    events: tuple[str, ...]
    """In which it happens."""
    key: str
    """That jumps there at a terminal."""


class OfAGame(ABC):
    """A match, as far as only its game can say what it is. Seats are counted from 1, and from 0 in the rules."""

    game: ClassVar[str]
    least: ClassVar[int]
    most: ClassVar[int]
    options_offered: ClassVar[tuple[Option, ...]]
    deal_keys: ClassVar[tuple[str, ...]]
    most_wins: ClassVar[bool]
    ends_by: ClassVar[str]
    """The rule that ends the match."""
    card_name: ClassVar[re.Pattern[str]]
    """A card, as far as it is known, in a view."""
    adds_places: ClassVar[bool] = False
    """Totals are sums of places, not of points."""
    kind: ClassVar[Kind]
    """Of its deals, where all are of one kind."""
    drift: ClassVar[float]
    """How far the totals of two players typically drift apart in a deal."""
    customary: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType({})
    """What people agree on whose language has an edition of its own, unless they say something else. So does the browser."""
    highlights: ClassVar[tuple[Highlight, ...]] = ()
    """What people look for when they look back, besides deals and who leads."""
    players: list[str]
    options: dict[str, Any]
    """All of them."""
    rulebook: ModuleType
    """The rules of the deal that is being played."""

    @classmethod
    def kinds(cls, options: Mapping[str, Any] | None = None) -> Sequence[Kind]:
        """The kinds of deals that there are, or that a match with these options can come to."""
        return (cls.kind,)

    @classmethod
    def kind_at(cls, options: Mapping[str, Any], number: int) -> Kind:
        """The kind of a deal, counted from 1, of a match with these options (all of them)."""
        return cls.kind

    def kind_of(self, number: int) -> Kind:
        """The kind of a deal, counted from 1."""
        return self.kind_at(self.options, number)

    @classmethod
    def seats_of(cls, players: int) -> list[int]:
        """Where that many players sit."""
        return list(range(1, players + 1))

    @property
    def seats(self) -> list[int]:
        """The seats of the players, in the order of their names."""
        return self.seats_of(len(self.players))

    @abstractmethod
    def deal(self, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """Starts deal `number` (from 1) from what is given of it, and returns the whole of it for the record."""

    @abstractmethod
    def read(self, seat: int, text: str) -> tuple[str, list[int]]:
        """A move as the notation has it and its actions in the rules; or the refusal that it earns."""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[str]:
        """All legal moves of a seat that must decide, in the notation."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won after the last deal, or none if the match goes on."""

    @abstractmethod
    def account(self, scores: list[int], places: list[int]) -> list[list[Line]]:
        """What the scores of a deal that is over are made of, for each player (account.py)."""

    def keepsakes(self) -> list[str | None]:
        """For each player a card that everybody saw, to remember a deal by that is over."""
        return [None for _ in self.players]

    def ended(self) -> How:
        """How the winners came to win, and the rule that says so."""
        return {"how": "total", "rule": self.ends_by}

    def extra_deal(self) -> How | None:
        """Why this deal is played, if nobody had agreed on it, and the rule that says so."""
        return None

    @abstractmethod
    def view_deal(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat, or a spectator, may know of the deal."""

    def at_a_glance(self, seat: int | None) -> Mapping[str, Any]:
        """What follows from a view and is shown only at tables that have agreed on it: more of the view, where a game has any."""
        return {}

    @abstractmethod
    def happened(self, deal: int, before: Any, after: Any, seat: int, text: str) -> Iterable[Mapping[str, Any]]:
        """What everybody saw happen when a move of that deal was made, from the states around it."""

    def move_seen_by(self, viewer: int | None, seat: int, text: str, *, this_deal: bool) -> str:
        """A move as a seat, or a spectator, may read it in the log: without what is not for them."""
        return text

    def shuffle_again(self, cards: list[int]) -> list[int]:
        """The order of these cards where a deal needs a second shuffle."""
        raise AssertionError("this game shuffles only once")

    @property
    @abstractmethod
    def deals_left(self) -> int:
        """How many deals follow the one that is being played, ties aside; roughly, if that depends on points."""

    @classmethod
    def deals_of(cls, options: Mapping[str, Any], players: int) -> int | None:
        """How many deals are agreed on by these options (all of them); None if that depends on points."""
        return None

    @property
    def deals_agreed(self) -> int | None:
        """How many deals were agreed on; None if that depends on points."""
        return self.deals_of(self.options, len(self.players))

    @property
    def limit(self) -> int:
        """The total with which somebody ends the match; 0 if that does not matter."""
        return 0

    def arranging(self, seat: int) -> bool:
        """Whether a seat puts cards in order. Then a legal move stands for all that differ only in what does not matter, and is
        more than one action of the rules."""
        return False

    def arranged(self, move: str, random: Random) -> str:
        """Any one of the moves that such a move stands for: it tells nothing."""
        raise AssertionError("nobody arranges anything in this game")

    @property
    def most_wins_deal(self) -> bool:
        """Whether the highest score is the best of the deal."""
        return self.most_wins

    def deal_name(self, number: int) -> str:
        """What people call a deal, counted from 1."""
        return f"round {number}"

    def forget_views(self) -> None:
        """Forgets what was kept of earlier views, where a game keeps any: the deal is not what it was."""
        return

    def keep_views_apart(self) -> None:
        """What is kept of earlier views is that of this match alone, from now on: it was copied from another."""
        return
