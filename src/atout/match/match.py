"""A match: deals played one after the other by the rules, until somebody has won.

This is the one door to a running game, for people, bots, servers and records alike. Moves come in as text and are refused,
with the rule that they break, or made; everything else is computed from what has been made. Each game is a subclass that
says how it deals, how its moves are written, why one is refused, and who wins.
"""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib import import_module
from random import Random
from struct import Struct
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

import numpy as np

from atout.compiled import blank, buffer
from atout.match import options as option_values
from atout.match.account import Line
from atout.match.events import Event
from atout.match.options import Option
from atout.match.refusal import Refusal
from atout.match.result import DealResult, How, Result, added_up, places, totals_after, with_variant
from atout.rules.bits import WORD, words_for

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


@dataclass(frozen=True)
class Past:
    """The finished deals of a match that goes on: what must be known of them, without playing them again."""

    deals: Sequence[dict[str, Any]] = ()
    """As a finished record has them."""
    results: Sequence[DealResult] = ()
    moves: Sequence[tuple[int, str]] = ()


NOTHING_PAST = Past()


class Step(NamedTuple):
    """A move that was made: enough to tell later what everybody saw happen."""

    rules: str
    """The name of the rulebook's module."""
    deal: int
    seat: int
    text: str
    before: bytes
    after: bytes
    result: DealResult | None
    """What came of the deal, if this move has ended it."""

    @property
    def rulebook(self) -> ModuleType:
        return sys.modules.get(self.rules) or import_module(self.rules)

    def states(self) -> tuple[Any, Any]:
        """The records before and after it, to look at for a moment."""
        before, after = scratch(self.rulebook.STATE, "before"), scratch(self.rulebook.STATE, "after")
        before.restore(self.before)
        after.restore(self.after)
        return before, after


ACTION = Struct("<BI")
"""Who has done what, in the rules' numbers: so many bytes of a string, because there are thousands of them in a long match."""


MARKED = 16
"""Of so many moves of a deal one is marked: the others are played again from there."""


class Shuffled(NamedTuple):
    """A deal as chance left it: at its beginning, or when its cards were shuffled again."""

    state: bytes
    deal: dict[str, Any]
    made: int
    """How long `Match._made` was."""


Mark = tuple[bytes, int, int, tuple[Any, ...] | None]
"""How a deal stood before a move, enough to go back there without playing it again: the record, how often it had been shuffled,
how long `Match._made` was, and the step before. Like that step, it is a plain tuple of plain values: those the garbage collector
does not look at again, and there are hundreds of them in a long match."""


class Match(ABC):
    """A match of one of the games, from its first deal to its winners.

    Seats are counted from 1 in everything that this class takes and gives, and from 0 in the rules.

    >>> import atout
    >>> match = atout.match("xylotar", players=["Ann", "Bo", "Cy"], seed=7, arrange="auto")
    >>> match
    <Xylotar: Ann, Bo, Cy; deal 1, to act: 1 (Ann)>
    >>> isinstance(match, atout.Match), match.seats, match.to_act, match.finished
    (True, [1, 2, 3], [1], False)
    >>> from copy import copy
    >>> what_if = copy(match)
    >>> what_if.play(1, what_if.legal(1)[0])
    >>> len(what_if.moves), len(match.moves)
    (1, 0)
    """

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
    rulebook: ModuleType
    """The rules of the deal that is being played."""

    def __init__(
        self,
        players: Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        deals: Sequence[Mapping[str, Any] | None] = (),
        past: Past = NOTHING_PAST,
    ) -> None:
        if not self.least <= len(players) <= self.most:
            raise Refusal("bad-players", least=self.least, most=self.most)
        self.players = list(players)
        self.options = option_values.read(self.options_offered, options or {}, len(players))
        self.changed_options = option_values.changed(self.options_offered, self.options)
        """As a record has them."""
        self.seed = seed
        self.fairness: dict[str, Any] | None = None
        """How the seed came about, as a record tells it (fairness.py)."""
        self.given = list(deals)
        self.deals: list[dict[str, Any]] = list(past.deals)
        self.first_move_of_deal = 0
        self.moves: list[tuple[int, str]] = list(past.moves)
        self.result = self._result(past.results)
        self._shuffles: list[Shuffled] = []
        """Of the deal that is being played."""
        self._made = b""
        """Everything that was done in it, as everybody saw it (`ACTION`)."""
        self._last: tuple[Any, ...] | None = None
        """The last move that was made here, as the values of a Step."""
        self._marks: list[Mark] = []
        """Before every sixteenth move of the deal that is being played."""
        self.play_by(self.kind_of(len(self.deals) + 1).rules)
        self._deal()

    # --- What a game says about itself ---

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

    @property
    def deals_agreed(self) -> int | None:
        """How many deals were agreed on; None if that depends on points."""
        return None

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

    @cached_property
    def state(self) -> Any:
        """The record of the deal. Where it has gone along with a later match (`with_move`), another one is made like it."""
        state = blank(self.rulebook.STATE)
        state.restore(self._contents)
        return state

    def play_by(self, rulebook: ModuleType, state: Any = None) -> None:
        """Takes out the rulebook for a deal, with its record, which is blank unless it is given."""
        self.rulebook = rulebook
        self.state = state or blank(rulebook.STATE)
        self._actions = actions_of(rulebook)
        self._to_act: list[int] | None = None

    # --- Playing ---

    @property
    def finished(self) -> bool:
        return self.result.finished

    @property
    def to_act(self) -> list[int]:
        """The seats that must decide now; several where decisions are simultaneous."""
        if self._to_act is None:
            waiting = 0 if self.finished else self.rulebook.waiting(self.state.record)
            self._to_act = [seat + 1 for seat in members(waiting)]
        return self._to_act

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, in the notation; none if it is not its turn.

        >>> import atout
        >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
        >>> match.legal(1)[:3]
        ['flip 1 2', 'flip 1 3', 'flip 1 4']
        """
        self._check_seat(seat)
        return self.legal_moves(seat) if seat in self.to_act else []

    def legal_actions(self, seat: int) -> list[int]:
        """The legal actions of a seat that must decide, as the rules count them."""
        self.rulebook.legal(self.state.record, seat - 1, self._actions)
        return as_list(self._actions)

    def play(self, seat: int, text: str) -> None:
        """Makes a move, or raises a Refusal and changes nothing.

        >>> import atout
        >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7)
        >>> match.play(1, "flip 1 9")
        >>> match.play(1, "flip 2 3")
        Traceback (most recent call last):
        atout.match.refusal.Refusal: seat 1 has turned over two cards already (H4)
        """
        if self.finished:
            raise Refusal("match-over", self.ends_by)
        self._check_seat(seat)
        text, actions = self.read(seat, text)
        self._to_act = None
        rulebook, state, deal = self.rulebook, self.state, len(self.deals)
        before = state.contents()
        shuffles, made = self._shuffles, self._made
        mark = before, len(shuffles), len(made), self._last
        is_marked = (len(self.moves) - self.first_move_of_deal) % MARKED == 0
        for action in actions:
            self._make(seat - 1, action)
        after = state.contents()
        moves, deals = self.moves, self.deals
        self.moves = [*moves, (seat, text)]
        try:
            self._go_on()
        except Refusal:
            self.moves, self.deals = moves, deals
            self._shuffles, self._made = shuffles, made
            state.restore(before)
            self.play_by(rulebook, state)
            raise
        result = self.result.deals[deal - 1] if len(self.result.deals) == deal else None
        self._last = rulebook.__name__, deal, seat, text, before, after, result
        if is_marked and deal == len(self.deals):
            self._marks = [*self._marks, mark]

    def with_move(self, seat: int, text: str) -> Match:
        """The match as it is after a move, or the Refusal that the move earns. This one stays as it is.

        The record goes along, because whoever asks goes on there: to fill another one takes as long as to make the move.
        """
        state, contents = self.state, self.state.contents()
        later = self._twin()
        try:
            later.play(seat, text)
        except BaseException:
            state.restore(contents)
            raise
        self._contents = contents
        del self.state
        return later

    def with_name(self, seat: int, name: str) -> Match:
        """The match with somebody else at a seat. This one stays as it is."""
        other = copy(self)
        other.__dict__.pop("seated", None)
        other.players = [name if place == seat else known for place, known in zip(self.seats, self.players, strict=True)]
        return other

    def after(self, moves: int) -> Match | None:
        """The match as it was after so many moves, if that was in the deal that is being played; this one stays as it is."""
        first = self.first_move_of_deal
        in_deal = first <= moves < len(self.moves) and not self.finished
        if not in_deal or len(self._marks) != -(-(len(self.moves) - first) // MARKED):
            return None
        number = (moves - first) // MARKED
        (contents, shuffles, made, last), marked = self._marks[number], first + number * MARKED
        earlier = self._twin()
        earlier.moves = self.moves[:marked]
        earlier.deals = [*self.deals[:-1], self._shuffles[shuffles - 1].deal]
        earlier._shuffles, earlier._made, earlier._last = self._shuffles[:shuffles], self._made[:made], last
        earlier._marks = self._marks[:number]
        state = blank(self.rulebook.STATE)
        state.restore(contents)
        earlier.play_by(self.rulebook, state)
        earlier.forget_views()
        for seat, text in self.moves[marked:moves]:
            earlier.play(seat, text)
        return earlier

    def forget_views(self) -> None:
        """Forgets what was kept of earlier views, where a game keeps any: the deal is not what it was."""
        return

    def keep_views_apart(self) -> None:
        """What is kept of earlier views is that of this match alone, from now on: it was copied from another."""
        return

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= self.state.seats:
            raise Refusal("no-such-seat", seat=seat)

    def _make(self, seat: int, action: int) -> None:
        as_seen = getattr(self.rulebook, "as_seen", None)
        seen = int(as_seen(self.state.record, seat, action)) if as_seen else action
        if seen >= 0:
            self._made += ACTION.pack(seat, seen)
        self.rulebook.play(self.state.record, seat, action)

    def _go_on(self) -> None:
        """What follows from a move without anybody's decision: shuffles, the end of a deal, of the match, the next deal."""
        record = self.state.record
        while not self.rulebook.over(record):
            if self.rulebook.waiting(record):
                return
            self.rulebook.reshuffle(record, self._shuffled_again())
            self._note_shuffle()
        result = self.result
        scores = self.scores()
        ranks = places(scores, most_wins=self.most_wins_deal)
        deal: DealResult = {
            "scores": scores,
            "places": ranks,
            "account": self.account(scores, ranks),
            "keepsakes": self.keepsakes(),
        }
        self.result = after = self._result([*result.deals, deal])
        try:
            after.winners = self.winners()
            after.ended = self.ended() if after.winners else None
            if not after.finished:
                self._deal()
            elif len(self.given) > len(self.deals):
                raise Refusal("too-many-deals", self.ends_by, given=len(self.given), played=len(self.deals))
        except Refusal:
            self.result = result
            raise

    def _result(self, deals: Sequence[DealResult]) -> Result:
        """Where these finished deals have brought everybody."""
        named = [with_variant(deal, self.kind_of(number).number) for number, deal in enumerate(deals, 1)]
        added = added_up(named, len(self.players), adds_places=self.adds_places, most_wins=self.most_wins)
        return Result(self.most_wins, self.seats, self.totals_after(deals), added, deals_agreed=self.deals_agreed)

    def totals_after(self, deals: Sequence[DealResult]) -> list[int]:
        return totals_after(deals, len(self.players), adds_places=self.adds_places)

    def _deal(self) -> None:
        number = len(self.deals) + 1
        try:
            self.deals = [*self.deals, self.deal(number, self.given_deal(number))]
        except Refusal as refusal:
            refusal.deal = number
            raise
        self.first_move_of_deal = len(self.moves)
        self.result.extra = self.extra_deal()
        self._marks, self._shuffles, self._made = [], [], b""
        self._note_shuffle()

    def _note_shuffle(self) -> None:
        self._shuffles = [*self._shuffles, Shuffled(self.state.contents(), self.deals[-1], len(self._made))]

    @property
    def dealt(self) -> bytes:
        """The record as chance left it, at the last shuffle."""
        return self._shuffles[-1].state

    @property
    def last(self) -> Step | None:
        """The last move that was made here."""
        return None if self._last is None else Step(*self._last)

    @property
    def made(self) -> list[tuple[int, int]]:
        """Who has done what since the last shuffle, in the rules' numbers, as everybody saw it."""
        return list(ACTION.iter_unpack(self._made[self._shuffles[-1].made :]))

    def given_deal(self, number: int) -> Mapping[str, Any]:
        """What the record says of a deal, counted from 1."""
        return (self.given[number - 1] if number <= len(self.given) else None) or {}

    def _shuffled_again(self) -> Any:
        cards = buffer(np.int8, self.rulebook.CARDS)
        count = self.rulebook.deck(self.state.record, cards)
        try:
            order = self.shuffle_again([int(card) for card in cards[:count]])
        except Refusal as refusal:
            refusal.deal = len(self.deals)
            raise
        return as_buffer(order)

    def scores(self) -> list[int]:
        """What the players scored in a deal that is over."""
        points = buffer(np.int32, self.rulebook.SEATS)
        self.rulebook.score(self.state.record, points)
        return [int(points[seat - 1]) for seat in self.seats]

    def seed_for(self, what: str) -> bytes:
        """The seed, or a refusal if there is none to draw `what` from: `refused-no-seed` says what that is called."""
        if self.seed is None:
            raise Refusal("no-seed", what=what)
        return self.seed

    # --- What others get to see ---

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know now, and nothing else; without a seat, what a spectator may know.

        >>> import atout
        >>> match = atout.match("xylotar", players=["Ann", "Bo", "Cy"], seed=7, arrange="auto")
        >>> match.view(2)["xylos"][1]["cards"][:3]  # of their own cards nobody sees the values
        ['B?', 'Y?', 'T?']
        """
        if seat is not None and seat not in self.seats:
            raise Refusal("no-such-seat", seat=seat)
        return {**self.view_now(seat), "moves": self.moves_seen_by(seat), "result": self.result.as_json()}

    def view_now(self, seat: int | None = None) -> dict[str, Any]:
        """What lies on the table now, as a seat or a spectator may know it: a view without its history."""
        return {
            "game": self.game,
            "seat": seat,
            "players": self.seated,
            "options": self.changed_options,
            "deal": len(self.deals),
            **self.view_deal(None if seat is None else seat - 1),
            "to_act": self.to_act,
            "legal": [] if seat is None else self.legal(seat),
        }

    @cached_property
    def seated(self) -> list[dict[str, Any]]:
        """Who sits where, as every view has it."""
        return [{"seat": seat, "name": name} for seat, name in zip(self.seats, self.players, strict=True)]

    def moves_seen_by(self, viewer: int | None, first: int = 0) -> list[list[Any]]:
        """The log, from a move (counted from 0) on, as a seat or a spectator may read it."""
        return [
            [seat, self.move_seen_by(viewer, seat, text, this_deal=number >= self.first_move_of_deal)]
            for number, (seat, text) in enumerate(self.moves[first:], first)
        ]

    @property
    def events(self) -> list[Event]:
        """What everybody saw happen in the last move, in order."""
        last = self.last
        return self.events_of(last) if last else []

    def events_of(self, step: Step) -> list[Event]:
        """What everybody saw happen in a move, in order."""
        before, after = step.states()
        events = cast("list[Event]", list(self.happened(step.deal, before, after, step.seat, step.text)))
        if step.result is not None:
            events.append({"event": "deal-over", "deal": step.deal, **step.result})
        return events

    def cards_seen_by(self, seat: int) -> Counter[str]:
        """Every card of the deal that a seat knows anything about, by name, wherever it lies."""
        return Counter(_names(self.view_deal(seat - 1), self.card_name))

    def record(self) -> dict[str, Any]:
        """The match as a record (docs/record.md). A finished one has all of its deals and its result.

        >>> import atout
        >>> match = atout.match("hilo", players=["Ann", "Bo"], seed=7, limit=50)
        >>> match.play(2, "flip 1 9")
        >>> record = match.record()
        >>> record["options"], record["moves"]
        ({'limit': 50}, [[2, 'flip 1 9']])
        >>> atout.replay(record) == match
        True
        """
        record = {
            "format": "atout/1",
            "game": self.game,
            "players": list(self.players),
            "options": dict(self.changed_options),
            "seed": self.seed.hex() if self.seed else None,
            "deals": list(self.deals if self.finished else self.given),
            "moves": [list(move) for move in self.moves],
            "result": self.result.for_record() if self.finished else None,
            "fairness": self.fairness,
        }
        return {key: value for key, value in record.items() if value is not None}

    # --- A match as a Python object ---

    def __repr__(self) -> str:
        where = f"<{type(self).__name__}: {', '.join(self.players)}; deal {len(self.deals)}"
        names = dict(zip(self.seats, self.players, strict=True))
        if self.finished:
            return f"{where}, won by {' and '.join(names[seat] for seat in self.result.winners)}>"
        return f"{where}, to act: {', '.join(f'{seat} ({names[seat]})' if seat in names else str(seat) for seat in self.to_act)}>"

    def __eq__(self, other: object) -> bool:
        """Matches are equal when their records are."""
        return self.record() == other.record() if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __copy__(self) -> Match:
        """Another match at the same point: what happens there happens only there."""
        twin = self._twin()
        state = blank(self.rulebook.STATE)
        state.restore(self.state.contents())
        twin.play_by(self.rulebook, state)
        return twin

    def _twin(self) -> Match:
        """The same, with the same record. Lists are common to both: a move that makes one longer puts another in its place."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.keep_views_apart()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Plain values: a match travels to other processes."""
        values = {name: copy(value) if isinstance(value, list | dict) else value for name, value in self.__dict__.items()}
        for name in ("_actions", "_contents", "seated"):
            values.pop(name, None)
        values["_marks"], values["_shuffles"] = [], self._shuffles[-1:]  # nobody takes back moves elsewhere
        return {**values, "rulebook": self.rulebook.__name__, "state": self.state.contents()}

    def __setstate__(self, values: dict[str, Any]) -> None:
        rulebook = import_module(values["rulebook"])
        state = blank(rulebook.STATE)
        state.restore(values["state"])
        self.__dict__.update(values)
        self.play_by(rulebook, state)


@cache
def scratch(dtype: np.dtype[Any], use: str) -> Any:
    """A record to look at something for a moment. Whoever uses it fills it first and keeps nothing of it."""
    return blank(dtype)


def _names(view: Any, card_name: re.Pattern[str]) -> Iterator[str]:
    """The cards that are named in a view."""
    if isinstance(view, str):
        if card_name.fullmatch(view):
            yield view
    elif isinstance(view, Mapping | Sequence):
        for part in view.values() if isinstance(view, Mapping) else view:
            yield from _names(part, card_name)


def actions_of(rulebook: ModuleType) -> Any:
    """Where `legal` writes a set of actions."""
    return buffer(np.int64, words_for(rulebook.ACTIONS))


def as_list(actions: Any) -> list[int]:
    """A set of actions, as `legal` writes it."""
    return [WORD * word + bit for word, bits in enumerate(actions) if bits for bit in members(int(bits))]


def as_buffer(cards: Sequence[int]) -> Any:
    """Cards as the rulebook takes them."""
    order = buffer(np.int8, len(cards))
    for i, card in enumerate(cards):
        order[i] = card
    return order


@lru_cache(maxsize=10_000)
def members(bits: int) -> tuple[int, ...]:
    """The members of a set of seats, slots or actions, in order."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
