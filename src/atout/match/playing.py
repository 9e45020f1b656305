"""A match while it is played: moves are made or refused, deals follow each other, and from anywhere it can go on twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import Any, Self

import numpy as np

from atout.compiled import blank, buffer
from atout.match import options as option_values
from atout.match.buffers import actions_of, as_buffer, as_list, members
from atout.match.kept import ACTION, MARKED, NOTHING_PAST, Mark, Past, Shuffled, Step
from atout.match.of_a_game import OfAGame
from atout.match.refusal import Refusal, seat_number, shown
from atout.match.result import DealResult, Result, added_up, places, totals_after, with_variant


class Playing(OfAGame):
    """A match, as far as it is played."""

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
        seat = self._playing_seat(seat)
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
        seat = self._playing_seat(seat)
        if not isinstance(text, str):
            raise Refusal("unreadable", text=shown(repr(text)))
        text, actions = self.read(seat, text)
        self._to_act = None
        rulebook, state, deal = self.rulebook, self.state, len(self.deals)
        before = state.contents()
        shuffles, made = self._shuffles, self._made
        mark = before, len(shuffles), len(made), self._last
        is_marked = (len(self.moves) - self.first_move_of_deal) % MARKED == 0
        for action in actions:
            self._make(seat - 1, action)
        moves, deals = self.moves, self.deals
        self.moves = [*moves, (seat, text)]
        try:
            self._reshuffle()
            after = state.contents()  # with what the shuffles brought, before the next deal
            self._end_deal()
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

    def with_move(self, seat: int, text: str) -> Self:
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

    def with_name(self, seat: int, name: str) -> Self:
        """The match with somebody else at a seat. This one stays as it is."""
        other = copy(self)
        other.__dict__.pop("seated", None)
        other.players = [name if place == seat else known for place, known in zip(self.seats, self.players, strict=True)]
        return other

    def after(self, moves: int) -> Self | None:
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

    def _playing_seat(self, seat: Any) -> int:
        number = seat_number(seat)
        if not 1 <= number <= self.state.seats:
            raise Refusal("no-such-seat", seat=number)
        return number

    def _make(self, seat: int, action: int) -> None:
        as_seen = getattr(self.rulebook, "as_seen", None)
        seen = int(as_seen(self.state.record, seat, action)) if as_seen else action
        if seen >= 0:
            self._made += ACTION.pack(seat, seen)
        self.rulebook.play(self.state.record, seat, action)

    def _reshuffle(self) -> None:
        """Cards are shuffled again where nobody can decide anything before that (H7, K44)."""
        record = self.state.record
        while not (self.rulebook.over(record) or self.rulebook.waiting(record)):
            self.rulebook.reshuffle(record, self._shuffled_again())
            self._note_shuffle()

    def _end_deal(self) -> None:
        """What follows if the deal is over: its result, and the next deal or the end of the match."""
        if not self.rulebook.over(self.state.record):
            return
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

    # --- The same match twice, and elsewhere ---

    def __copy__(self) -> Self:
        """Another match at the same point: what happens there happens only there."""
        twin = self._twin()
        state = blank(self.rulebook.STATE)
        state.restore(self.state.contents())
        twin.play_by(self.rulebook, state)
        return twin

    def _twin(self) -> Self:
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
