"""Variant 6, I name the colour: tricks in which colours stay open, with or without trump."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from atout.game.xxl.names import card_names
from atout.game.xxl.notation import PLAY, Move, Verb
from atout.game.xxl.reasons import has, not_in_hand
from atout.game.xxl.tricks import TrickOnTable, Tricks, XxlTrick
from atout.game.xxl.variant import TOTALS, Moves, Seen, points_of
from atout.game.xxl.views import AnyXxlView, XxlPlay
from atout.match.buffers import members
from atout.match.events import BySeat
from atout.match.refusal import Refusal
from atout.rules.bits import popcount
from atout.rules.xxl import colour as rules
from atout.rules.xxl.cards import COLOUR_NAMES, LETTERS, NONE, side_with
from atout.rules.xxl.deck import name

TRUMP = Verb("K76", "trump {colour}")


class ColourTable(TrickOnTable):
    trump: str | None
    open: list[str]
    """The colours that are to be followed."""
    won: list[list[str]]
    """The cards that everybody has won."""
    points: list[int]
    """What these are worth (K75)."""


class ColourView(AnyXxlView):
    variant: Literal[6]
    table: ColourTable


class TrumpNamed(BySeat):
    event: Literal["trump"]
    colour: str


class Colour(Tricks):
    number = 6
    names: ClassVar = {"en": "I name the colour", "fr": "J’annonce la couleur", "cs": "Barvu určuji já"}
    rules = rules
    dealt_by = "K70"
    view = ColourView
    events = (XxlPlay, TrumpNamed, XxlTrick)
    counted_by = "K75"
    counts = "points-won"
    verbs = (PLAY, TRUMP)

    # --- Moves ---

    def move(self, state: Any, seat: int, action: int) -> Move:
        return Move(PLAY, (action,)) if action < rules.TRUMP else Move(TRUMP, colour=action - rules.TRUMP)

    def reason(self, state: Any, seat: int, move: Move) -> Refusal:
        if move.verb is TRUMP:
            if state.phase == rules.NAME_TRUMP and move.colour is not None:
                return Refusal("no-such-colour", "K2", colour=COLOUR_NAMES[move.colour])
            return Refusal("no-trump", "K76")
        if state.phase == rules.NAME_TRUMP:
            return Refusal("name-trump", "K76", seat=seat + 1)
        (card,) = move.cards
        if not has(state, seat, card):
            return not_in_hand(state, seat, card)
        if move.colour is not None:
            return Refusal("nothing-is-named", "K71")
        if state.trump != NONE and side_with(state.record, card, state.trump) != NONE:
            return Refusal("counts-as-trump", "K76", card=name(state, card), colour=COLOUR_NAMES[state.trump])
        opened = [COLOUR_NAMES[c] for c in range(len(COLOUR_NAMES)) if state.open >> c & 1]
        trump_led = state.trump != NONE and state.open == 1 << state.trump
        return Refusal("must-follow-colours", "K76" if trump_led else "K71", seat=seat + 1, colours=opened)

    # --- What is seen ---

    def table(self, state: Any, seen: Seen, moves: Moves) -> ColourTable:
        return {
            "trump": None if seen.trump == NONE else LETTERS[seen.trump],
            "open": [LETTERS[colour] for colour in members(seen.open)],
            **self.trick(state, seen),
            "won": [card_names(state, seen.won[owner]) for owner in range(seen.players)],
            "points": [points_of(seen.won[owner]) for owner in range(seen.players)],
        }

    # --- What is counted ---

    def details(self, state: Any, seat: int) -> dict[str, int]:
        return {"tricks": state.tricks[seat], "cards": popcount(state.won[seat])}

    def check_written(self, points: Sequence[int]) -> None:
        """All cards that are dealt are won, whichever they are (K70)."""
        dealt = rules.hand_size(len(points)) * len(points)
        least, most = sum(TOTALS[:dealt]), sum(TOTALS[-dealt:])
        if not least <= sum(points) <= most:
            raise Refusal("pad-all-won", "K75", sum=sum(points), least=least, most=most)
