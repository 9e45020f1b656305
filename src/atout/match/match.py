"""A match: deals played one after the other by the rules, until somebody has won.

This is the one door to a running game, for people, bots, servers and records alike. Moves come in as text and are refused,
with the rule that they break, or made (playing.py); everything else is computed from what has been made. Each game is a subclass
that says how it deals, how its moves are written, why one is refused, and who wins (of_a_game.py).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from atout.match.events import Event
from atout.match.kept import Step
from atout.match.playing import Playing
from atout.match.refusal import Refusal, seat_number


class Match(Playing):
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

    # --- What others get to see ---

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know now, and nothing else; without a seat, what a spectator may know.

        >>> import atout
        >>> match = atout.match("xylotar", players=["Ann", "Bo", "Cy"], seed=7, arrange="auto")
        >>> match.view(2)["xylos"][1]["cards"][:3]  # of their own cards nobody sees the values
        ['B?', 'Y?', 'T?']
        """
        if seat is not None and (seat := seat_number(seat)) not in self.seats:
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


def _names(view: Any, card_name: re.Pattern[str]) -> Iterator[str]:
    """The cards that are named in a view."""
    if isinstance(view, str):
        if card_name.fullmatch(view):
            yield view
    elif isinstance(view, Mapping | Sequence):
        for part in view.values() if isinstance(view, Mapping) else view:
            yield from _names(part, card_name)
