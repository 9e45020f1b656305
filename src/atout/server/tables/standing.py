"""How a table stands: who sits where, what was agreed on, and the match; what may be told of it, and to whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from atout.match import options as option_values
from atout.match.kept import Past
from atout.match.match import Match
from atout.match.record import MatchRecord
from atout.match.result import Result, ResultInFull
from atout.match.view import View
from atout.server.tables.agreements import Agreement
from atout.server.tables.chair import Chair
from atout.server.tables.chat import Chat
from atout.server.tables.entries import quiet
from atout.server.tables.happenings import Happening
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.thinking_time import ThinkingTime
from atout.server.tables.told import RequestInfo, SeatInfo, Status, TableInfo, TableState, Told, What

MOST_MOVES = 4000
"""Moves at one table, taken back or not: several times what the longest match of people needs. Then it is broken off."""
LONGEST_REPLAY, MOST_REPLAYED = 1000, 4000
"""Moves of finished deals that are played again so that one can be taken back: for one, ten times what people need; and for all
that are taken back at one table, because whoever reads its log plays them again, too."""
MOST_NOTES = 4000
"""Everything else that happens at one table."""
MOST_NOTES_EACH = 500
"""Of which one person can cause so much, twice as much with their coming back: whoever floods a table's log finds it full, and
the others do not."""


@dataclass(frozen=True)
class Request:
    """Something that needs the consent of all: who asked for it, and who has agreed so far."""

    what: What
    seat: int
    agreed: frozenset[int]
    moves: int = 0
    """For taking back: how many moves of the match would be left."""

    def summary(self) -> RequestInfo:
        return {"what": self.what, "seat": self.seat, "agreed": sorted(self.agreed), "moves": self.moves}


def seated(chairs: Mapping[int, Chair]) -> dict[str, int]:
    """People, and where they sit."""
    return {chair.who: seat for seat, chair in chairs.items() if chair.who is not None}


@dataclass
class Standing:
    """What there is to know about a table after its last entry. Whoever asks changes nothing."""

    code: str
    number: int = 0
    """Of the last entry: the table's version."""
    changed_at: float = 0.0
    game: type[Match] = field(init=False)
    """Of the first entry."""
    options: Mapping[str, Any] = field(default_factory=dict)
    agreement: Agreement = field(default_factory=Agreement)
    chairs: Mapping[int, Chair] = field(default_factory=dict)
    host: str | None = None
    host_acted_at: float = 0.0
    """When the host last did something that is in the log; at first when the table was made."""
    shuffle: Shuffle | None = None
    """None at tables that are older than fair shuffles."""
    locked: bool = False
    abandoned: bool = False
    match: Match | None = None
    share: str | None = None
    """The link of the finished match."""
    rematch: str | None = None
    """The table where these people play again."""
    ready: frozenset[int] = frozenset()
    """The seats of those who have said that they do."""
    again: AbstractSet[str] = frozenset()
    """Who plays again here, if this is such a table and nothing was changed at it: whoever of them comes may start."""
    request: Request | None = None
    thinking: ThinkingTime | None = None
    asked_at: Mapping[int, int] = field(default_factory=dict)
    """Since which entry the decision of a seat stands as it does now: moves made with that knowledge are not stale."""
    has_sat: Mapping[str, int] = field(default_factory=dict)
    """Where people have sat in this match: nobody sees two hands."""
    has_seen: Mapping[str, AbstractSet[int]] = field(default_factory=dict)
    """Over whose shoulders people have looked in this match."""
    watched: bool = False
    """Whether somebody who did not play has been shown the match: then it gets no twins."""
    sent_away: Sequence[str] = ()
    """Whom the host has asked to leave, the latest last: they come back by invitation only."""
    ids: Mapping[str | None, Mapping[str, int]] = field(default_factory=dict)
    """Messages that were carried out, by sender and id: what is sent twice is done once, whatever others send meanwhile."""
    moves_made: int = 0
    notes: Mapping[str | None, int] = field(default_factory=dict)
    """How many entries there are: of moves, and of everything else, by who caused it."""
    replayed: int = 0
    """How many moves of finished deals were played again, because one was taken back."""
    lately: Sequence[Happening] = ()
    closed: Sequence[Mapping[str, Any]] = ()
    """The finished deals with their results and the number of moves made until then."""
    chat: Chat = field(default_factory=Chat)
    people_only: bool = True
    """Nothing here happens by itself: no bot, no clock, nobody who is waited for."""

    # What follows from all this, and is not worked out twice:
    _summary: TableInfo | None = None
    _result_of: Result | None = None
    _result_json: ResultInFull | None = None
    _tried: Match | None = None
    """The match after the move that somebody has asked about last."""
    _free_of: Match | None = None
    _free: bool = False
    """Whether the last move of that match goes back without asking."""

    # --- Looking ---

    @property
    def status(self) -> Status:
        if self.abandoned:
            return "abandoned"
        if self.match is None:
            return "open"
        if self.match.finished:
            return "finished"
        return "playing" if self.moves_made < MOST_MOVES else "abandoned"

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    def seat_of(self, who: str | None) -> int | None:
        if who is None:
            return None
        for seat, chair in self.chairs.items():
            if chair.who == who:
                return seat
        return None

    def is_known(self, who: str | None) -> bool:
        """Whether somebody belongs here: they sit here, or they are the host."""
        return who is not None and (who == self.host or self.seat_of(who) is not None)

    @property
    def known(self) -> set[str]:
        """All who belong here."""
        return {who for who in (self.host, *(chair.who for chair in self.chairs.values())) if who is not None}

    def may_watch(self, who: str | None) -> bool:
        """Whether somebody may see this table: whoever sits here, whoever made it, and others if that is agreed on."""
        if self.shuffle and self.shuffle.shared:  # somebody here may know what somebody elsewhere must not
            return self.seat_of(who) is not None
        return self.agreement.spectators or self.is_known(who)

    def is_first_watched_by(self, who: str | None) -> bool:
        """Whether somebody is about to see cards here who could play the same deals elsewhere, and nobody like that has before.
        Those who have sat in this match, and whoever made the table, are known to know its deals (`Store.knows`)."""
        if not self.playing or self.watched or self.shuffle is None:
            return False
        return not self.is_known(who) and who not in self.has_sat and self.may_watch(who)

    @property
    def entropy(self) -> dict[str, str]:
        """What the players have added to the shuffles, by seat."""
        if self.shuffle and self.shuffle.entropy is not None:
            return self.shuffle.entropy
        return {str(seat): chair.entropy for seat, chair in self.chairs.items() if chair.entropy}

    @property
    def people(self) -> list[int]:
        """The seats of people, present or not."""
        return [seat for seat, chair in self.chairs.items() if chair.who is not None]

    @property
    def to_act(self) -> list[int]:
        return self.match.to_act if self.match is not None and self.playing else []

    def player(self, seat: int) -> str | None:
        """The bot that plays a seat now; None if a person does."""
        return self.chairs[seat].bot

    def is_forced(self, seat: int) -> bool:
        """Whether the only move of a seat is to be made by itself. Arranging a hand never is: equal values can be exchanged."""
        if not self.chairs[seat].plays_forced or seat not in self.to_act:
            return False
        match = self.running_match
        return len(match.legal(seat)) == 1 and not match.arranging(seat)

    def done_before(self, who: str | None, identifier: str | None) -> int | None:
        """The entry that a message has become, if it was carried out already."""
        return self.ids[who].get(identifier or "") if who in self.ids else None

    def has_room_for(self, who: str | None, kind: str) -> bool:
        """Whether the log takes one more entry besides moves. Going always fits, and breaking off. Strangers can be as many
        people as they like, so they share what there is; whoever belongs here has a share of their own."""
        caused = self.notes.get(who, 0)
        if kind in ("left", "away", "abandoned"):
            return True
        if kind == "back":
            return caused < 2 * MOST_NOTES_EACH
        return caused < MOST_NOTES_EACH and (self.is_known(who) or sum(self.notes.values()) < MOST_NOTES)

    def is_out_of_time(self, seat: int) -> bool:
        return self.thinking is not None and not self.thinking.paused and self.thinking.bank[seat] <= 0

    def state_for(self, viewer: int | None, who: str | None) -> TableState:
        """Everything that a seat, or a spectator, may know now, but for the log of moves. `who` looks: theirs is `own`."""
        return {
            "table": self.summary(),
            "view": self._view(viewer),
            "result": self._result(),
            "own": {
                "muted": self._muted_by(who),
                "take_back": self._gives_back(viewer, who),
                "again": who in self.again and self.seat_of(who) is not None,
            },
        }

    def _view(self, viewer: int | None) -> View | None:
        if self.match is None:
            return None
        view = self.match.view_now(viewer)
        return cast("View", {**view, **self.match.at_a_glance(viewer)} if self.agreement.possible else view)

    def _gives_back(self, viewer: int | None, who: str | None) -> bool:
        """Whether somebody can take back the last move without asking: it was theirs, and has told them nothing."""
        match = self.match
        if match is None or viewer is None or not (self.playing and self.agreement.take_back and match.moves):
            return False
        if match.moves[-1][0] != viewer or self.seat_of(who) != viewer:
            return False
        if self._free_of is not match:
            self._free_of, self._free = match, not self.came_to_light(viewer)
        return self._free

    def came_to_light(self, seat: int) -> bool:
        """Whether the last move has shown its maker any card that they did not know: then taking it back would be peeking."""
        match, last = self.running_match, len(self.running_match.moves) - 1
        if last < match.first_move_of_deal:
            return True
        return bool(match.cards_seen_by(seat) - self.match_after(last).cards_seen_by(seat))

    def _muted_by(self, who: str | None) -> list[int]:
        muted = self.chat.muted.get(who or "", ())
        return [seat for seat, chair in self.chairs.items() if chair.who in muted]

    def _result(self) -> ResultInFull | None:
        """The result so far. A new one is made only when a deal ends."""
        if self.match is None:
            return None
        if self._result_of is not self.match.result:
            self._result_of, self._result_json = self.match.result, self.match.result.as_json()
        return self._result_json

    def moves_seen_by(self, viewer: int | None) -> list[list[Any]]:
        return self.match.moves_seen_by(viewer) if self.match else []

    def happened_since(self, number: int, viewer: int | None, who: str | None) -> list[Told] | None:
        """What happened after an entry; None if that is too long ago."""
        if number >= self.number:
            return []
        if not self.lately or self.lately[0].entry.number > number + 1:
            return None
        news = []
        for happening in reversed(self.lately):
            if happening.entry.number <= number:
                break
            news.append(self._as_seen_by(happening, viewer, who))
        return news[::-1]

    def happened_lately(self, viewer: int | None, who: str | None) -> list[Told]:
        """What happened, as far as it is remembered: at most the deal that is being played."""
        return [self._as_seen_by(happening, viewer, who) for happening in self.lately]

    def _as_seen_by(self, happening: Happening, viewer: int | None, who: str | None) -> Told:
        return happening.as_seen_by(viewer, self.match) if self.chat.hears(who, happening.entry) else quiet(happening.entry)

    def summary(self) -> TableInfo:
        """The table itself: public, and the same for everybody."""
        if self._summary is None:
            self._summary = self._summed_up()
        return self._summary

    def _summed_up(self) -> TableInfo:
        return {
            "code": self.code,
            "game": self.game.game,
            "options": self.options,
            "agreement": msgspec.to_builtins(self.agreement),
            "status": self.status,
            "locked": self.locked,
            "host": self.seat_of(self.host),
            "seats": [self._seat_summary(seat, chair) for seat, chair in self.chairs.items()],
            "request": self.request.summary() if self.request else None,
            "clock": self.thinking.summary() if self.thinking else None,
            "share": self.share,
            "rematch": self.rematch,
            "ready": sorted(self.ready),
            "again": bool(self.again),
            "shuffle": self.shuffle.promise(self.entropy) if self.shuffle else None,
        }

    def _seat_summary(self, seat: int, chair: Chair) -> SeatInfo:
        return {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "away_since": chair.away_since,
            "waited_for_until": chair.waited_for_until,
            "shows_hand": chair.shows_hand,
        }

    def options_when_reseated(self, moved: Mapping[int, int]) -> dict[str, Any]:
        """What is agreed on, where whoever sat at a seat sits at `moved[seat]` now."""
        return option_values.reseated(self.game.options_offered, self.options, moved)

    # --- The match ---

    def new_match(self, seed: bytes, deals: Any = (), past: Past | None = None) -> Match:
        names = [chair.name for chair in self.chairs.values()]
        return self.game(names, self.options, seed, deals, past or Past())

    def record(self) -> MatchRecord:
        """The match as a record that says how it was shuffled: for when it is over."""
        fairness = {"fairness": self.shuffle.revealed()} if self.shuffle else {}
        return cast("MatchRecord", self.running_match.record() | fairness)

    @property
    def running_match(self) -> Match:
        assert self.match is not None
        return self.match

    def match_with(self, seat: int, text: str) -> Match:
        """The match as it is after a move, or the Refusal that the move earns. Whoever has asked while deciding asks again when
        the entry is there."""
        if self._tried is None or self._tried.moves[-1] != (seat, text):
            self._tried = self.running_match.with_move(seat, text)
        return self._tried

    def deal_closed_by(self, after: Match, at: float) -> dict[str, Any] | None:
        """What the entry of a move tells if that move ends a deal: then nobody has to play the deal again to know. `after` is the
        match with that move, `at` the time of the entry."""
        number = len(after.result.deals)
        if number == len(self.closed):
            return None
        closed = {"deal": after.deals[number - 1], "result": after.result.deals[number - 1], "moves": len(after.moves)}
        if self.thinking:
            bank = self.thinking.at(at).with_move(after.moves[-1][0]).bank
            closed["bank"] = {str(seat): seconds for seat, seconds in bank.items()}
        return closed

    def plays_again(self, moves: int) -> int:
        """How many moves must be played again to go back there: none in the deal that is being played."""
        if moves >= self.running_match.first_move_of_deal:
            return 0
        return moves - max((closed["moves"] for closed in self.closed if closed["moves"] <= moves), default=0)

    def can_go_back_to(self, moves: int) -> bool:
        """Whether that is no more work than a table may make."""
        again = self.plays_again(moves)
        return again <= LONGEST_REPLAY and self.replayed + again <= MOST_REPLAYED

    def match_after(self, moves: int) -> Match:
        """The match as it was after so many moves."""
        match = self.running_match
        if (in_this_deal := match.after(moves)) is not None:
            return in_this_deal
        closed = [closed for closed in self.closed if closed["moves"] <= moves]
        first = closed[-1]["moves"] if closed else 0
        past = Past([c["deal"] for c in closed], [c["result"] for c in closed], match.moves[:first])
        earlier = self.game(match.players, self.options, match.seed, match.given, past)
        for seat, text in match.moves[first:moves]:
            earlier.play(seat, text)
        return earlier

    # --- Time ---

    def time_of(self, now: float) -> float:
        """The time of an entry that is made now: no entry is older than the one before."""
        return max(now, self.changed_at)

    @property
    def people_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.player(seat) is None]
