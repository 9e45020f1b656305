"""What the pads of all games share: lines in, results out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NotRequired, TypedDict

from atout.match import options as option_values
from atout.match.account import Line
from atout.match.match import Match
from atout.match.refusal import Refusal, Wrong, shown_json
from atout.match.result import DealResult, How, Result, ResultInFull, places, totals_after, with_variant


class WhoBegins(TypedDict):
    begins: int | None
    how: str
    """Why that player begins, as the words `pad-begins-HOW` have it."""
    rule: str
    decider: NotRequired[int]
    """Who decides a tie about who begins."""
    among: NotRequired[list[int]]
    """Who is tied."""


class NextRound(WhoBegins):
    """Who deals and who begins the round that follows. A game may have more to say of it."""

    round: int
    """Counted from 1."""
    dealer: int | None


class Written(TypedDict):
    """What the lines of a pad come to."""

    result: ResultInFull
    marks: list[list[bool]]
    """Line by line and number by number, what the sheet points out."""
    next: NextRound | None
    """Null if the match is over."""
    ended: How | None


class Answer(Written):
    """What the rulebook says to all lines."""

    refused: Wrong | None
    """The first line that cannot be: nothing below it counts."""


class ScorePad(ABC):
    """One match, written down line by line. Seats are counted from 1."""

    match: ClassVar[type[Match]]
    """The game: its players, its options, and how its totals come about."""

    def __init__(self, players: int, options: Mapping[str, Any], dealer: int | None) -> None:
        if type(players) is not int or not self.match.least <= players <= self.match.most:
            raise Refusal("bad-players", least=self.match.least, most=self.match.most)
        self.players = players
        self.seats = self.match.seats_of(players)
        self.options = option_values.read(self.match.options_offered, options, players)
        self.result = self._result([])
        self.marks: list[list[bool]] = []
        """Line by line and number by number, what the sheet points out: a bid that was made, a sum that was doubled."""
        self.begin(dealer)

    @classmethod
    def seats_in_sheet(cls, players: int) -> list[int]:
        """Everybody who has a column in the sheet: the players, and whoever else scores there."""
        return cls.match.seats_of(players)

    @abstractmethod
    def begin(self, dealer: int | None) -> None:
        """Notes who deals the first round, where that matters."""

    @abstractmethod
    def read(self, line: Mapping[str, Any]) -> tuple[list[int], list[bool]]:
        """The scores of a round and what to point out; or the refusal that the line earns."""

    @abstractmethod
    def account(self, line: Mapping[str, Any], scores: list[int], places: list[int]) -> list[list[Line]]:
        """What the scores of the line that was just read are made of, for each player (account.py)."""

    @abstractmethod
    def winners(self) -> list[int]:
        """Who has won after the lines so far; nobody if the match goes on."""

    @abstractmethod
    def next_round(self) -> NextRound:
        """Who deals and who begins the round that is to be written down, and the rule that says so."""

    def ended(self) -> How:
        """How the winners came to win, and the rule that says so."""
        return {"how": "total", "rule": self.match.ends_by}

    @abstractmethod
    def go_on(self) -> None:
        """Passes the deal or the lead on after a round that was not the last one."""

    @property
    def most_wins_round(self) -> bool:
        return self.match.most_wins

    def write(self, line: Mapping[str, Any]) -> None:
        """Takes one more line, or raises a Refusal and changes nothing."""
        if self.result.finished:
            raise Refusal("match-over", self.match.ends_by)
        scores, marks = self.read(line)
        self.marks.append(marks)
        ranks = places(scores, most_wins=self.most_wins_round)
        this: DealResult = {"scores": scores, "places": ranks, "account": self.account(line, scores, ranks)}
        kind = self.match.kind_at(self.options, self.round)
        self.result = self._result([*self.result.deals, with_variant(this, kind.number)])
        self.result.winners = self.winners()
        if self.result.finished:
            self.result.ended = self.ended()
        else:
            self.go_on()

    def _result(self, deals: Sequence[DealResult]) -> Result:
        totals = totals_after(deals, self.players, adds_places=self.match.adds_places)
        seats = self.match.seats_of(self.players)
        agreed = self.match.deals_of(self.options, self.players)
        return Result(self.match.most_wins, seats, totals, list(deals), deals_agreed=agreed)

    @property
    def round(self) -> int:
        """Which one is to be written down, counted from 1."""
        return len(self.result.deals) + 1

    def as_json(self) -> Written:
        return {
            "result": self.result.as_json(),
            "marks": self.marks,
            "next": None if self.result.finished else self.next_round(),
            "ended": self.result.ended,
        }


def numbers(line: Mapping[str, Any], what: str, count: int) -> list[int]:
    """The numbers that people wrote down, one for each seat, none missing."""
    written = line.get(what) if isinstance(line, Mapping) else None
    if not isinstance(written, list) or len(written) != count:
        raise Refusal("pad-line", what=what, count=count)
    for seat, number in enumerate(written, 1):
        if type(number) is not int:
            raise Refusal("pad-missing", what=what, seat=seat)
    return written


def at_least_0(written: list[int], rule: str) -> None:
    for seat, number in enumerate(written, 1):
        if number < 0:
            raise Refusal("pad-negative", rule, seat=seat, number=number)


def read_dealer(dealer: int | None, seats: list[int]) -> int:
    if type(dealer) is not int or dealer not in seats:
        raise Refusal("bad-dealer", value=shown_json(dealer), seats=seats)
    return dealer
