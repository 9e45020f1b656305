"""A table, computed from its log: who sits where, what was agreed on, and the match.

Every process that has read the same entries has the same table. Nothing changes a table: `after` an entry there is another one,
and the one before stays as it was. What may be done at a table, and which entry comes of it, is decided in `deciding.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, cast

import msgspec

from atout.game import GAMES
from atout.match.match import Match, Past
from atout.match.record import MatchRecord
from atout.match.result import Result, ResultInFull
from atout.match.view import View
from atout.server.people.plain_text import at_a_glance
from atout.server.tables.agreements import Agreement
from atout.server.tables.chair import Chair
from atout.server.tables.chat import Chat
from atout.server.tables.entries import Entry, quiet
from atout.server.tables.happenings import Happening
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.thinking_time import ThinkingTime
from atout.server.tables.told import RequestInfo, SeatInfo, Status, TableInfo, TableState, Told, What

REMEMBERED = 100
"""So many of the last entries can be told to somebody who comes back; others get a full view."""
REMEMBERED_IDS = 1000
"""So many of the last messages of each person are known again."""
MOST_MOVES = 4000
"""Moves at one table, taken back or not: several times what the longest match of people needs. Then it is broken off."""
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
class Table:
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
            "own": {"muted": self._muted_by(who)},
        }

    def _view(self, viewer: int | None) -> View | None:
        if self.match is None:
            return None
        view = self.match.view_now(viewer)
        return cast("View", {**view, **self.match.at_a_glance(viewer)} if self.agreement.possible else view)

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

    # --- The next entry ---

    def after(self, entry: Entry) -> Table:
        """The table with the next entry taken up; this one stays as it is. What they have in common, they share: an entry puts
        something else in the place of what it changes, and changes nothing of it."""
        assert entry.number == self.number + 1
        table = self._copy()
        table._take_up(entry)
        return table

    def time_of(self, now: float) -> float:
        """The time of an entry that is made now: no entry is older than the one before."""
        return max(now, self.changed_at)

    def _copy(self) -> Table:
        table = Table.__new__(Table)
        table.__dict__.update(self.__dict__)
        return table

    def _take_up(self, entry: Entry) -> None:
        if self.thinking:
            self.thinking = self.thinking.at(entry.at)
        if entry.kind == "moved":
            self._on_moved(entry, entry.data)
        else:
            getattr(self, "_on_" + entry.kind.replace("-", "_"))(entry, entry.data)
            self._remember(Happening(entry))
        self._tried = None
        self._note(entry)
        if self.thinking:
            self.thinking = self.thinking.waiting_for(self._people_to_act)
        if entry.kind != "moved" or self.thinking or not self.playing:
            self._summary = None
            chairs = self.chairs.values()
            self.people_only = self.thinking is None and not any(
                chair.bot or chair.plays_forced or chair.waited_for_until for chair in chairs
            )

    @property
    def _people_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.player(seat) is None]

    def _remember(self, happening: Happening) -> None:
        self.lately = (*self.lately[1 - REMEMBERED :], happening)

    def _note(self, entry: Entry) -> None:
        self.number = entry.number
        self.changed_at = entry.at
        by = entry.data.get("by")
        acted = by if entry.kind not in ("away", "stand-in") else None
        if entry.kind == "created" or (acted is not None and acted == self.host):
            self.host_acted_at = entry.at
        if (seat := self.seat_of(acted)) is not None:
            self._has_come(seat)
        if entry.kind == "moved":
            self.moves_made += 1
            if self.player(entry.data["seat"]) is None:
                self._has_come(entry.data["seat"])
        else:
            cause = by or entry.data.get("who")
            self.notes = {**self.notes, cause: self.notes.get(cause, 0) + 1}
        if "id" in entry.data:
            ids = {**self.ids.get(by, {}), entry.data["id"]: entry.number}
            if len(ids) > REMEMBERED_IDS:
                del ids[next(iter(ids))]
            self.ids = {**self.ids, by: ids}

    def _has_come(self, seat: int) -> None:
        if self.chairs[seat].awaited:
            self._change(seat, awaited=False)

    @classmethod
    def from_log(cls, code: str, log: Sequence[Entry]) -> Table:
        """The table of a log. Finished deals are not played again: their last entries tell what has come of them."""
        table = cls(code)  # of this function alone until it is done: it need not be another one after each entry
        closing = [entry.number for entry in log if "closed" in entry.data and "share" not in entry.data]
        taken_back = any(entry.kind in ("taken-back", "asked", "agreed") for entry in log)
        passed_over = closing[-1] if closing and not taken_back else 0
        moves: list[tuple[int, str]] = []
        for entry in log:
            if entry.kind == "moved" and entry.number <= passed_over:
                moves.append((entry.data["seat"], entry.data["move"]))
                table._note(entry)
                if closed := entry.data.get("closed"):
                    table.closed = [*table.closed, closed]
                if entry.number == passed_over:
                    table._go_on_after(entry, moves)
            else:
                assert entry.number == table.number + 1
                table._take_up(entry)
        return table

    def _go_on_after(self, entry: Entry, moves: Sequence[tuple[int, str]]) -> None:
        self.lately = ()  # what happened in those deals cannot be told any more
        first = self.running_match
        past = Past([closed["deal"] for closed in self.closed], [closed["result"] for closed in self.closed], moves)
        self.match = self.game(first.players, self.options, first.seed, first.given, past)
        self.asked_at = dict.fromkeys(self.match.to_act, entry.number)
        self.request = None
        if self.thinking:
            bank = {int(seat): seconds for seat, seconds in self.closed[-1]["bank"].items()}
            self.thinking = replace(self.thinking, bank=bank, now=entry.at).waiting_for(self._people_to_act)

    def _on_created(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.game = GAMES[data["game"]].match
        self.options = data["options"]
        self.agreement = msgspec.convert(data["agreement"], Agreement)
        self.host = data["host"]
        self.chairs = {int(seat): Chair(**chair) for seat, chair in data["chairs"].items()}
        self.shuffle = Shuffle(**data["shuffle"]) if "shuffle" in data else None
        self.chat = Chat(muted={who: frozenset(muted) for who, muted in data.get("muted", {}).items()})
        self.sent_away = tuple(data.get("sent_away", ()))
        self.again = frozenset(seated(self.chairs)) if data.get("again") else frozenset()

    def _on_chairs(self, entry: Entry, data: Mapping[str, Any]) -> None:
        """Another number of players: people and bots move up, in order."""
        kept = [chair for chair in self.chairs.values() if not chair.free]
        kept += [chair for chair in self.chairs.values() if chair.free]
        kept += [Chair() for _ in range(data["players"])]
        self.chairs = dict(zip(self.game.seats_of(data["players"]), kept, strict=False))
        self.options = data.get("options", self.options)
        self.again = frozenset()

    def _on_options(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.options = data["options"]
        self.again = frozenset()

    def _put(self, seat: int, chair: Chair) -> None:
        """From now on it is like this at that seat."""
        self.chairs = {**self.chairs, seat: chair}

    def _change(self, seat: int, **changes: Any) -> None:
        """The same, where the rest stays as it is."""
        self._put(seat, replace(self.chairs[seat], **changes))

    def _on_sat(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._put(data["seat"], Chair(who=data["who"], name=data["name"]))
        self.host = self.host or data["who"]
        self.sent_away = tuple(who for who in self.sent_away if who != data["who"])
        self._rename(data["seat"], data["name"])
        if self.match:
            self.has_sat = {**self.has_sat, data["who"]: data["seat"]}

    def _on_renamed(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], name=data["name"])
        self._rename(data["seat"], data["name"])

    def _rename(self, seat: int, name: str) -> None:
        """Somebody has that name now; a bot that had it gets another."""
        for other, chair in self.chairs.items():
            if other != seat and chair.kind == "bot" and at_a_glance(chair.name) == at_a_glance(name):
                names = {at_a_glance(chair.name) for chair in self.chairs.values()} | {at_a_glance(name)}
                another = next(new for number in count(2) if at_a_glance(new := f"{chair.name} {number}") not in names)
                self._change(other, name=another)
                self._write_name(other, another)
        self._write_name(seat, name)

    def _write_name(self, seat: int, name: str) -> None:
        if self.match:
            self.match = self.match.with_name(seat, name)

    def _on_left(self, entry: Entry, data: Mapping[str, Any]) -> None:
        """Somebody got up, or was asked to. In a match a bot takes the seat."""
        chair = self.chairs[data["seat"]]
        if data["kicked"] and chair.who is not None:
            self.sent_away = (*(who for who in self.sent_away if who != chair.who), chair.who)
        if self.host == chair.who:
            self.host = next((other.who for other in self.chairs.values() if other.who not in (None, chair.who)), None)
        self._put(data["seat"], Chair(bot=data["level"], name=chair.name) if self.playing else Chair())
        self.ready -= {data["seat"]}
        self.request = None

    def _on_bot(self, entry: Entry, data: Mapping[str, Any]) -> None:
        level = data["level"]
        self._put(data["seat"], Chair(bot=level, name=data.get("name", "")) if level else Chair())
        if level:
            self._write_name(data["seat"], data["name"])

    def _on_reserved(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._put(data["seat"], Chair(invitation=data["invitation"], name=data.get("name", "")))

    def _on_ordered(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.chairs = {seat: self.chairs[old] for seat, old in zip(self.chairs, data["order"], strict=True)}
        self.options = data.get("options", self.options)
        self.again = frozenset()

    def _on_settings(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.agreement = msgspec.convert(data["agreement"], Agreement)
        self.again = frozenset()

    def _on_locked(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.locked = data["on"]

    def _on_host(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.host = self.chairs[data["seat"]].who

    def _on_mixed(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], entropy=data["entropy"])

    def _on_twinned(self, entry: Entry, data: Mapping[str, Any]) -> None:
        assert self.shuffle is not None
        self.shuffle = replace(self.shuffle, shared=True)

    def _on_started(self, entry: Entry, data: Mapping[str, Any]) -> None:
        """From here on nobody sits down unless the host opens the table again."""
        self.locked = True
        for seat, bot in data["bots"].items():
            self._put(int(seat), Chair(bot=bot["level"], name=bot["name"]))
        for seat, level in data.get("stand_ins", {}).items():
            self._change(int(seat), bot=level)
        if self.shuffle:
            self.shuffle = replace(self.shuffle, entropy=self.entropy)  # later nobody adds anything, whoever comes or goes
        self.match = self.new_match(bytes.fromhex(data["seed"]), data.get("deals", ()))
        self.has_sat = seated(self.chairs)
        self.asked_at = dict.fromkeys(self.match.to_act, entry.number)
        if clock := self.agreement.clock:
            self.thinking = ThinkingTime.begun(clock, self.match.seats, entry.at)

    def new_match(self, seed: bytes, deals: Any = (), past: Past | None = None) -> Match:
        names = [chair.name for chair in self.chairs.values()]
        return self.game(names, self.options, seed, deals, past or Past())

    def _on_moved(self, entry: Entry, data: Mapping[str, Any]) -> None:
        seat, before = data["seat"], self.running_match
        self.match = match = self.match_with(seat, data["move"])
        self._note_decisions(before, seat, entry.number)
        if self.request is not None and self.player(seat) is None:  # bots do not answer for people
            self.request = self._summary = None
        if self.thinking:
            self.thinking = self.thinking.with_move(seat)
        if closed := data.get("closed"):
            self.closed = [*self.closed, closed]
        if match.finished:
            self.share = data["share"]
        self._remember(Happening(entry, match.last and tuple(match.last)))

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

    def _note_decisions(self, before: Match, mover: int, number: int) -> None:
        """Which decisions are new after a move. Where several decide at once, the others' are not."""
        match = self.running_match
        same = set(before.to_act) - {mover} if len(before.deals) == len(match.deals) else set()
        self.asked_at = {seat: self.asked_at[seat] if seat in same else number for seat in match.to_act}

    def _on_away(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], away_since=entry.at, waited_for_until=data["until"])

    def _on_back(self, entry: Entry, data: Mapping[str, Any]) -> None:
        """Whoever returns has their seat back at once."""
        self._change(data["seat"], away_since=None, waited_for_until=None, bot=None, awaited=False)

    def _on_stand_in(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], bot=data["level"])

    def _on_asked(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.request = Request(data["what"], data["seat"], frozenset({data["seat"]}), data.get("moves", 0))
        self._grant_if_all_agree(entry)

    def _on_agreed(self, entry: Entry, data: Mapping[str, Any]) -> None:
        assert self.request is not None
        self.request = replace(self.request, agreed=self.request.agreed | {data["seat"]})
        self._grant_if_all_agree(entry)

    def _on_declined(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.request = None

    def _grant_if_all_agree(self, entry: Entry) -> None:
        request = self.request
        if request is None or not set(self.people) <= request.agreed:
            return
        self.request = None
        if request.what == "pause" and self.thinking:
            self.thinking = replace(self.thinking, paused=True)
        if request.what == "take-back":
            self._take_back(entry, request.moves)

    def _on_taken_back(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._take_back(entry, data["moves"])

    def _take_back(self, entry: Entry, moves: int) -> None:
        """As if these moves had not been made; who decides the same as before need not decide anew."""
        before, deal = self.asked_at, len(self.running_match.deals)
        undone = [seat for seat, _ in self.running_match.moves[moves:]]
        self.match = self.match_after(moves)
        self.closed = [closed for closed in self.closed if closed["moves"] <= moves]
        if deal != len(self.match.deals):
            self.lately = ()  # what belongs to a deal that is still to be played cannot be told any more
        same = set(before) - set(undone) if deal == len(self.match.deals) else set()
        self.asked_at = {seat: before[seat] if seat in same else entry.number for seat in self.match.to_act}
        self.request = None
        if self.thinking:
            for seat in undone:
                self.thinking = self.thinking.without_move(seat)

    def plays_again(self, moves: int) -> int:
        """How many moves must be played again to go back there: none in the deal that is being played."""
        if moves >= self.running_match.first_move_of_deal:
            return 0
        return moves - max((closed["moves"] for closed in self.closed if closed["moves"] <= moves), default=0)

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

    def _on_resumed(self, entry: Entry, data: Mapping[str, Any]) -> None:
        if self.thinking:
            self.thinking = replace(self.thinking, paused=False)

    def _on_shows_hand(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], shows_hand=data["on"])

    def _on_looked(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.has_seen = {**self.has_seen, data["who"]: self.has_seen.get(data["who"], set()) | {data["seat"]}}

    def _on_watched(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.watched = True

    def _on_plays_forced(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self._change(data["seat"], plays_forced=data["on"])

    def _on_said(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.chat = self.chat.with_said(entry)

    def _on_muted(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.chat = self.chat.with_muted(data["who"], data["whom"], on=data["on"])

    def _on_abandoned(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.abandoned = True
        self.request = None

    def _on_rematch(self, entry: Entry, data: Mapping[str, Any]) -> None:
        self.rematch = data["code"]
        self.ready |= {data["seat"]}
