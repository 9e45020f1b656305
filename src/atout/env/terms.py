"""What is played at all tables of a batch: a kind of deal, how many play, by which options, and what counts."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from types import ModuleType
from typing import Any, Literal

from atout.compiled import blank, template
from atout.env.tables import Terms
from atout.game import GAMES, kinds
from atout.game.features import Feature
from atout.game.game import Game
from atout.game.kind import Kind
from atout.match.match import Match
from atout.rules.bits import WORD

Reward = Literal["points", "win"]
Of = Literal["deals", "matches"]


class IllegalAction(ValueError):
    """An action that is not allowed, with the rule that says so. Nothing was changed at any table."""

    def __init__(self, table: int, seat: int, action: int, why: str, rule: str | None) -> None:
        super().__init__(f"table {table}, seat {seat}: action {action} is not allowed: {why}")
        self.table = table
        self.seat = seat
        self.action = action
        self.rule = rule


class Agreed:
    """What the people at such tables would have agreed on, and what follows from that."""

    def __init__(self, name: str, players: int, options: Mapping[str, Any], reward: Reward, of: Of, most_steps: int) -> None:
        known = kinds()
        if name not in known:
            raise ValueError(f"there is no game {name!r}; there are {', '.join(known)}")
        if reward not in ("points", "win"):
            raise ValueError(f"the reward is 'points' or 'win', not {reward!r}")
        if of not in ("deals", "matches"):
            raise ValueError(f"a batch is of 'deals' or of 'matches', not of {of!r}")
        self.name = name
        self.kind: Kind = known[name]
        if players not in self.kind.players:
            raise ValueError(f"{name} is for {self.kind.players[0]} to {self.kind.players[-1]} players, not {players}")
        if self.kind.features is None:
            raise ValueError(f"nobody has said what a learner is given of {name}: its folder has no features.py")
        self.players = players
        self.reward = reward
        self.of = of
        self.most_steps = most_steps
        names = [f"P{player}" for player in range(players)]
        self.match: Match = self.game.match(names, {**self.kind.options, **options}, bytes(32))
        """One that plays by these options: what it has dealt is of no interest, what it has agreed on is."""
        self.seats: int = self.match.state.seats
        """With those that nobody plays."""
        self.sign = 1 if self.match.most_wins_deal else -1

    @property
    def rules(self) -> ModuleType:
        return self.kind.rules

    @cached_property
    def state(self) -> Any:
        """A record in which all that stands."""
        state = blank(self.rules.STATE)
        state.restore(self.match.state.contents())
        return state

    @property
    def player_seats(self) -> list[int]:
        """The seats that somebody plays, counted from 0."""
        return [seat - 1 for seat in self.match.seats]

    @cached_property
    def features(self) -> list[Feature]:
        """What the numbers of an observation are."""
        return list(self.kind.features.columns(self.state))  # type: ignore[union-attr]

    @cached_property
    def unseen_features(self) -> list[Feature]:
        """What the numbers of that are which the observer does not see."""
        return list(self.kind.features.hidden_columns(self.state))  # type: ignore[union-attr]

    @cached_property
    def stepping(self) -> ModuleType:
        """The code for all tables, for this game."""
        own = ModuleType(f"own of {self.name}")
        for name in ("write", "write_hidden"):
            setattr(own, name, getattr(self.kind.features, name))
        for name in ("begin", "follow"):
            setattr(own, name, getattr(self.kind.rounds, name))
        return template("atout.env.stepping", self.rules, own)

    @cached_property
    def by_rules(self) -> ModuleType:
        """The code for bots at all tables."""
        return template("atout.env.by_rules", self.rules, self.kind.play)

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What a seat, counted from 0, or a spectator sees of a deal: the view that people get, without its history."""
        match = copy(self.match)
        match.state.restore(state.contents())
        match._to_act = None
        match.forget_views()
        return match.view(None if seat is None else seat + 1)

    @cached_property
    def game(self) -> Game:
        return next(game for game in GAMES.values() if self.kind in game.kinds)

    @cached_property
    def actions(self) -> int:
        """How many actions there are: numbers from 0 on."""
        words: int = self.stepping.words_of(self.state.record)
        return min(WORD * int(words), self.rules.ACTIONS)

    @cached_property
    def terms(self) -> Terms:
        """The same as numbers, for compiled code."""
        length, choice = self.kind.rounds.agreement(self.match.options, self.players)
        seats = self.player_seats
        return Terms(
            sign=self.sign,
            win=int(self.reward == "win"),
            most_steps=self.most_steps,
            apart=seats[1] - seats[0],
            matches=int(self.of == "matches"),
            adds_places=int(self.match.adds_places),
            length=length,
            choice=choice,
        )

    def illegal(self, state: Any, table: int, seat: int, action: int) -> IllegalAction:
        """What is to be said of an action that is not allowed."""
        refusal = self.kind.refusal_of(state, seat, action) if 0 <= action < self.actions else None
        reason = str(refusal) if refusal else f"there is none with this number among {self.actions}"
        return IllegalAction(table, seat, action, reason, getattr(refusal, "rule", None))
