"""A table, computed from its log: who sits where, what was agreed on, and the match.

Every process that has read the same entries has the same table. Nothing changes a table: `after` an entry there is another one,
and the one before stays as it was. What may be done at a table, and which entry comes of it, is decided in `deciding.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import msgspec

from atout.game import GAMES
from atout.match.kept import Past
from atout.match.match import Match
from atout.server.people.plain_text import at_a_glance
from atout.server.tables.agreements import Agreement
from atout.server.tables.chair import Chair
from atout.server.tables.chat import Chat
from atout.server.tables.entries import Entry
from atout.server.tables.happenings import Happening
from atout.server.tables.shuffle import Shuffle
from atout.server.tables.standing import Request, Standing, seated
from atout.server.tables.thinking_time import ThinkingTime

REMEMBERED = 100
"""So many of the last entries can be told to somebody who comes back; others get a full view."""
REMEMBERED_IDS = 1000
"""So many of the last messages of each person are known again."""


class Table(Standing):
    """The same, and what an entry makes of it."""

    # --- The next entry ---

    def after(self, entry: Entry) -> Table:
        """The table with the next entry taken up; this one stays as it is. What they have in common, they share: an entry puts
        something else in the place of what it changes, and changes nothing of it."""
        assert entry.number == self.number + 1
        table = self._copy()
        table._take_up(entry)
        return table

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
            self.thinking = self.thinking.waiting_for(self.people_to_act)
        if entry.kind != "moved" or self.thinking or not self.playing:
            self._summary = None
            chairs = self.chairs.values()
            self.people_only = self.thinking is None and not any(
                chair.bot or chair.plays_forced or chair.waited_for_until for chair in chairs
            )

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
            self.thinking = replace(self.thinking, bank=bank, now=entry.at).waiting_for(self.people_to_act)

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
        self.replayed += self.plays_again(moves)
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
