"""Getting rid of cards: moves, refusals and points of variants 1, 2 and 5."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar

from atout.compiled import template
from atout.game.xxl.notation import DRAW, PASS, PLAY, Move
from atout.game.xxl.reasons import has, not_in_hand
from atout.game.xxl.variant import Variant
from atout.game.xxl.views import XxlDraw, XxlPass, XxlPlay
from atout.match.account import Line, line
from atout.match.refusal import Refusal
from atout.rules.bits import popcount
from atout.rules.xxl import shedding
from atout.rules.xxl.deck import name


class Shedding(Variant):
    verbs = (PLAY, DRAW, PASS)
    events = (XxlPlay, XxlDraw, XxlPass)
    counted_by = "K12"
    counts = "left-in-hand"
    must_play: ClassVar[str] = "K10"
    """The rule that says that whoever can play does."""

    @property
    def shown_by_moves(self) -> ModuleType:
        return template("atout.game.xxl.shedding.belief", self.rules)

    @cached_property
    def play(self) -> ModuleType:
        return template("atout.game.xxl.shedding.play", self.rules, self.own("play"))

    def move(self, state: Any, seat: int, action: int) -> Move:
        if action == self.rules.DRAW:
            return Move(DRAW)
        return Move(PASS) if action == self.rules.PASS else self.laying(state, action)

    @abstractmethod
    def laying(self, state: Any, action: int) -> Move:
        """An action that lays a card."""

    def reason(self, state: Any, seat: int, move: Move) -> Refusal:
        playable = shedding.playable(state.record, seat)
        if move.verb is DRAW and state.phase == shedding.DRAWN:
            return Refusal("only-the-drawn-card", "K10", seat=seat + 1, card=name(state, state.drawn))
        if move.verb in (DRAW, PASS):
            if playable:
                return Refusal("must-play", self.must_play, seat=seat + 1)
            if move.verb is DRAW:
                return Refusal("pile-is-empty", "K10")
            return Refusal("draw-first-xxl", "K10", seat=seat + 1)
        (card,) = move.cards
        if not has(state, seat, card):
            return not_in_hand(state, seat, card)
        if state.phase == shedding.DRAWN and card != state.drawn:
            return Refusal("only-the-drawn-card", "K10", seat=seat + 1, card=name(state, state.drawn))
        return self.lay_reason(state, move, card)

    @abstractmethod
    def lay_reason(self, state: Any, move: Move, card: int) -> Refusal:
        """Why a card that is in the hand cannot be laid like that."""

    def account(self, score: int, state: Any, seat: int) -> Line:
        if score == 0:
            return line(self.counted_by, "empty-hand", 0, **(self.details(state, seat) if state else {}))
        return super().account(score, state, seat)

    def details(self, state: Any, seat: int) -> dict[str, int]:
        return {"cards": popcount(state.hand[seat])}

    def check_written(self, points: Sequence[int]) -> None:
        super().check_written(points)
        if points.count(0) > 1:
            raise Refusal("pad-empty-hands", "K12")
